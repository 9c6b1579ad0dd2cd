import type { Site } from "../lib/site-config";
import { STORAGE_KEYS } from "./storage";

/** The site's settings of the colour mode. */
export type ColorModeSettings = Site["colorMode"];

/** The system's wish for dark colours, as a media query. */
export const DARK_QUERY = "(prefers-color-scheme: dark)";

/** The attribute of `<html>` by which CSS hides a closed announcement. */
export const ANNOUNCEMENT_ATTRIBUTE = "data-announcement";

/**
 * Script text that sets the colour mode on `<html>` before first paint: `data-theme` (light or dark), `data-theme-choice`
 * (light, dark or system) and theme-ui's class. `color-mode.tsx` keeps them in step afterwards.
 */
export function colorModeScript({ defaultMode, respectPrefersColorScheme }: ColorModeSettings): string {
  const fallback = respectPrefersColorScheme
    ? `matchMedia(${text(DARK_QUERY)}).matches?"dark":matchMedia("(prefers-color-scheme: light)").matches?"light":${text(defaultMode)}`
    : text(defaultMode);
  return [
    "(function(){var c=null,e=document.documentElement;",
    `try{c=localStorage.getItem(${text(STORAGE_KEYS.theme)})}catch(_){}`,
    "if(c!==\"light\"&&c!==\"dark\")c=null;",
    `var m=c||(${fallback});`,
    "e.setAttribute(\"data-theme\",m);e.setAttribute(\"data-theme-choice\",c||\"system\");",
    "e.classList.remove(\"theme-ui-light\",\"theme-ui-dark\");e.classList.add(\"theme-ui-\"+m)})();",
  ].join("");
}

/** Script text that hides an announcement which the reader closed on an earlier visit, before first paint; a new id shows again. */
export function announcementScript({ id, isCloseable }: { id: string; isCloseable: boolean }): string {
  const [idKey, dismissedKey] = [text(STORAGE_KEYS.announcementId), text(STORAGE_KEYS.announcementDismissed)];
  return [
    "(function(){try{var s=localStorage;",
    `if(s.getItem(${idKey})!==${text(id)}){s.setItem(${idKey},${text(id)});s.setItem(${dismissedKey},"false")}`,
    isCloseable ? `if(s.getItem(${dismissedKey})==="true")document.documentElement.setAttribute("${ANNOUNCEMENT_ATTRIBUTE}","closed")` : "",
    "}catch(_){}})();",
  ].join("");
}

/** Everything that must run before first paint, for one inline script at the start of the page. */
export function beforePaintScript({ colorMode, announcementBar }: Pick<Site, "colorMode" | "announcementBar">): string {
  return colorModeScript(colorMode) + (announcementBar ? announcementScript(announcementBar) : "");
}

/** A string literal that may stand inside a script element. */
function text(value: string): string {
  return JSON.stringify(value).replace(/</g, "\\u003c");
}
