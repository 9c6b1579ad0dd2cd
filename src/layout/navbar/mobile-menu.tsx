import { useEffect, useState, type ComponentType } from "react";
import { DESKTOP_QUERY } from "../../theme/media";
import type { MobilePanelProps } from "./mobile-panel";

const loadPanel = () => import("./mobile-panel");

/** Fetches the menu of small screens where there is one, before the reader asks for it. */
export function useMobileMenuAhead(): void {
  useEffect(() => {
    // One that does not come is asked for again when the menu opens.
    if (!window.matchMedia(DESKTOP_QUERY).matches) loadPanel().catch(() => undefined);
  }, []);
}

/**
 * The menu of small screens while it is open. Its code is no part of the page, which desktops read without; where it
 * cannot be fetched, the menu closes.
 */
export function MobileMenu(props: MobilePanelProps) {
  const { onClose } = props;
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<MobilePanelProps> }>();
  useEffect(() => {
    loadPanel().then(({ MobilePanel }) => setLoaded({ Panel: MobilePanel }), onClose);
  }, [onClose]);
  return loaded && <loaded.Panel {...props} />;
}
