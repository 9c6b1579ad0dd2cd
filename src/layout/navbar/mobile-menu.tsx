import { useEffect, useState, type ComponentType } from "react";
import { translate } from "../../lib/words/translate";
import { DESKTOP_QUERY } from "../../theme/media";
import { showLoadNotice } from "../../ui/load-notice";
import type { MobilePanelProps } from "./mobile-panel";

const loadPanel = () => import("./mobile-panel");

/** Fetches the menu of small screens where there is one, before the reader asks for it. */
export function useMobileMenuAhead(): void {
  useEffect(() => {
    // One that does not come is asked for again when the menu opens.
    if (!window.matchMedia(DESKTOP_QUERY).matches) loadPanel().catch(() => undefined);
  }, []);
}

/** Takes the notice away that tells of a menu which did not come. */
const notice = { takeAway: (): void => undefined };

/**
 * The menu of small screens while it is open. Its code is no part of the page, which desktops read without; where it
 * cannot be fetched, the menu closes, and a notice says so with a button that calls `onRetry`, which opens it again.
 */
export function MobileMenu({ onRetry, ...props }: MobilePanelProps & { onRetry: () => void }) {
  const { onClose } = props;
  const [loaded, setLoaded] = useState<{ Panel: ComponentType<MobilePanelProps> }>();
  useEffect(() => {
    loadPanel().then(
      ({ MobilePanel }) => {
        // Its reader may have opened the menu by its own button.
        notice.takeAway();
        setLoaded({ Panel: MobilePanel });
      },
      (error: unknown) => {
        onClose();
        notice.takeAway = showLoadNotice(translate({ id: "loading.menu" }), error, onRetry);
      },
    );
  }, [onClose, onRetry]);
  return loaded && <loaded.Panel {...props} />;
}
