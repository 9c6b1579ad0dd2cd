import { useEffect } from "react";
import type { FramePart } from "../../ui/frame-parts";
import { useColorMode } from "../../ui/color-mode";
import { settings } from "../../ui/site-settings";

/** Keeps the colour of the window around an installed site that of the mode that shows, whatever the system wants. */
function ThemeColor() {
  const mode = useColorMode();
  useEffect(() => {
    const color = settings.themeColor?.[mode];
    if (color === undefined) return;
    for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = color;
  }, [mode]);
  return null;
}

/** The feature's part of the frame, which shows nothing by itself. */
export const parts: FramePart[] = [{ place: "overlay", Component: ThemeColor }];
