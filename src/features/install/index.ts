import { siteFilePage } from "../../build/checks/site-links";
import type { Feature } from "../../build/feature";
import { DARK_QUERY, LIGHT_QUERY } from "../../lib/style/color-queries";
import type { HeadElement } from "../../lib/html/head-element";
import type { Site } from "../../lib/site-config";
import { APPLE_ICON } from "./icons";
import { MANIFEST, publishInstall } from "./publish";

/** What each page says of the site as an app: its manifest, its icon, the colour of the window around it. */
function headOf({ install, baseUrl }: Site): HeadElement[] {
  if (!install) return [];
  const { light, dark } = install.themeColor;
  const color = (content: string, media: string): HeadElement => ({
    tag: "meta",
    props: { name: "theme-color", content, media },
  });
  return [
    { tag: "link", props: { rel: "manifest", href: `${baseUrl}${MANIFEST}` } },
    { tag: "link", props: { rel: "apple-touch-icon", href: `${baseUrl}${APPLE_ICON.file}` } },
    color(light, LIGHT_QUERY),
    color(dark, DARK_QUERY),
  ];
}

function shortcutLinks({ install }: Site) {
  const shortcuts = install?.shortcuts ?? [];
  return shortcuts.map(({ url }, index) => ({ url, path: ["install", "shortcuts", index, "url"] }));
}

/** What systems need to install the site as an app. */
export const install: Feature = {
  name: "install",
  head: headOf,
  links: (_args, { root, site }) => [siteFilePage(root, site, shortcutLinks(site))],
  publish: publishInstall,
  frame: "src/features/install/frame.tsx",
};
