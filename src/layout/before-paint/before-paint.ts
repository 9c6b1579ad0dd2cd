import { COLOR_MODE_PARAMETER } from "../../lib/routes/address-settings";
import { scriptJson } from "../../lib/html/html-text";
import type { SiteSettings } from "../../lib/settings/site-settings";
import { DARK_QUERY, LIGHT_QUERY } from "../../lib/style/color-queries";
import { ANNOUNCEMENT_ATTRIBUTE } from "../../ui/announcement";
import type { ColorModeSettings } from "../../ui/color-mode";
import { keySuffixOf, preferredVersionKey, STORAGE_KEYS, storageKeysOf, type StorageSettings } from "../../ui/storage";

/** The attribute of `<html>` by which CSS hides the sidebar: `hidden` while the reader does without it. */
export const SIDEBAR_ATTRIBUTE = "data-sidebar";

/** The attribute of `<html>` by which CSS hides the navbar of a page that was opened at an anchor. */
export const AT_ANCHOR_ATTRIBUTE = "data-at-anchor";

/**
 * Script text that sets the colour mode on `<html>` before first paint: `data-theme` (light or dark) and
 * `data-theme-choice` (light, dark or system). What the page's address asks for goes before the reader's choice, and is
 * not stored. `color-mode.tsx` keeps them in step afterwards.
 */
export function colorModeScript(
  { defaultMode, respectPrefersColorScheme }: ColorModeSettings,
  { theme } = STORAGE_KEYS,
): string {
  // Where the system prefers nothing, neither query matches.
  const [query, other] = defaultMode === "dark" ? [LIGHT_QUERY, "light"] : [DARK_QUERY, "dark"];
  const fallback = respectPrefersColorScheme
    ? `matchMedia(${scriptJson(query)}).matches?"${other}":${scriptJson(defaultMode)}`
    : scriptJson(defaultMode);
  return [
    '(function(){function k(v){return v==="light"||v==="dark"?v:null}',
    "var e=document.documentElement,",
    `c=k(new URLSearchParams(location.search).get(${scriptJson(COLOR_MODE_PARAMETER)}));`,
    `try{c=c||k(localStorage.getItem(${scriptJson(theme)}))}catch(_){}`,
    `var m=c||(${fallback});`,
    'e.setAttribute("data-theme",m);e.setAttribute("data-theme-choice",c||"system")})();',
  ].join("");
}

/**
 * Script text that hides an announcement which the reader closed on an earlier visit, before first paint; a new id
 * shows again.
 */
export function announcementScript(
  { id, isCloseable }: { id: string; isCloseable: boolean },
  keys = STORAGE_KEYS,
): string {
  const [idKey, dismissedKey] = [scriptJson(keys.announcementId), scriptJson(keys.announcementDismissed)];
  return [
    "(function(){try{var s=localStorage;",
    `if(s.getItem(${idKey})!==${scriptJson(id)}){s.setItem(${idKey},${scriptJson(id)});s.setItem(${dismissedKey},"false")}`,
    isCloseable
      ? `if(s.getItem(${dismissedKey})==="true")document.documentElement.setAttribute("${ANNOUNCEMENT_ATTRIBUTE}","closed")`
      : "",
    "}catch(_){}})();",
  ].join("");
}

/** Script text that leaves out the sidebar before first paint where the reader hid it on an earlier page or visit. */
export function sidebarScript({ sidebarHidden } = STORAGE_KEYS): string {
  return `(function(){try{if(localStorage.getItem(${scriptJson(sidebarHidden)})==="true")document.documentElement.setAttribute("${SIDEBAR_ATTRIBUTE}","hidden")}catch(_){}})();`;
}

/**
 * Script text that hides the navbar once the browser has scrolled a page to the anchor in its address, but not at the
 * top, which is where less than the navbar's height is out of sight. `hidden-on-scroll.ts` goes on from there.
 */
function atAnchorScript(): string {
  return [
    'if(location.hash)addEventListener("scroll",function(){',
    `if(scrollY>=document.querySelector(".site-navbar").offsetHeight)document.documentElement.setAttribute("${AT_ANCHOR_ATTRIBUTE}","")`,
    "},{once:true});",
  ].join("");
}

/**
 * Script text that gives the keys of earlier visits the site's suffix, so that a reader's choices outlive the day on
 * which the site takes a namespace; a choice made under the new name stays. Empty without a suffix.
 */
export function renamingScript(docs: readonly { id: string }[], suffix: string): string {
  if (!suffix) return "";
  const { theme, announcementId, announcementDismissed } = storageKeysOf("");
  const keys = [theme, announcementId, announcementDismissed, ...docs.map(({ id }) => preferredVersionKey(id, ""))];
  return [
    `(function(){try{var s=localStorage;${scriptJson(keys)}.forEach(function(k){var v=s.getItem(k),n=k+${scriptJson(suffix)};`,
    "if(v!==null){if(s.getItem(n)===null)s.setItem(n,v);s.removeItem(k)}",
    "})}catch(_){}})();",
  ].join("");
}

/** What the script before first paint depends on. */
export type BeforePaintSettings = Pick<SiteSettings, "colorMode" | "announcementBar" | "sidebar"> &
  StorageSettings & { docs: readonly { id: string }[]; navbar: Pick<SiteSettings["navbar"], "hideOnScroll"> };

/** Everything that must run before first paint, for one inline script at the start of the page. */
export function beforePaintScript(settings: BeforePaintSettings): string {
  const { colorMode, announcementBar, docs, navbar, sidebar } = settings;
  const suffix = keySuffixOf(settings);
  const keys = storageKeysOf(suffix);
  return [
    renamingScript(docs, suffix),
    colorModeScript(colorMode, keys),
    announcementBar ? announcementScript(announcementBar, keys) : "",
    sidebar.hideable ? sidebarScript(keys) : "",
    navbar.hideOnScroll ? atAnchorScript() : "",
  ].join("");
}
