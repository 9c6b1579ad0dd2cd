import type Fs from "fs";
import { withPrefix, type GatsbySSR } from "gatsby";
import { baseUrlScript } from "./src/layout/before-paint/base-url-banner";
import { beforePaintScript } from "./src/layout/before-paint/before-paint";
import { holdBack, pageScripts, type PageData } from "./src/layout/held-scripts/page-scripts";
import { settings } from "./src/ui/site-settings";
import { SidebarSource } from "./src/ui/sidebar-data";
import { LoadNotice } from "./src/layout/shell/load-notice";
import { pageHtml } from "./src/layout/shell/page-html";
import { SiteRoot, SiteShell } from "./src/layout/shell/site-shell";
import { defaultLocaleOf } from "./src/lib/locale";
import type { SidebarTree } from "./src/lib/sidebar-tree";
import { TABS_MARK, tabsScript } from "./src/mdx/components/tabs/tabs-before-hydration";
import { stylesheet } from "./src/theme/stylesheet";

declare const __non_webpack_require__: NodeJS.Require;
declare const __PATH_PREFIX__: string;
declare const __ADDRESS_ATTRIBUTES__: string;

const styles = stylesheet();
const sidebars = new Map<string, SidebarTree>();

/** The sidebars that this build wrote, each read once per process. */
function sidebarOnServer(name: string): SidebarTree {
  // Gatsby renders all pages anew once it sees `fs` here. It need not: the name holds a digest and is part of the
  // page's data.
  const { readFileSync } = __non_webpack_require__("fs") as typeof Fs;
  const known = sidebars.get(name) ?? (JSON.parse(readFileSync(`public/sidebars/${name}.json`, "utf8")) as SidebarTree);
  sidebars.set(name, known);
  return known;
}

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <SidebarSource.Provider value={sidebarOnServer}>
    <SiteRoot>{element}</SiteRoot>
  </SidebarSource.Provider>
);

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <SiteShell page={props}>{element}</SiteShell>
);

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) =>
  replaceBodyHTMLString(await pageHtml(bodyComponent));

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  // Gatsby's types leave out the page's HTML.
  const { bodyHtml } = args as typeof args & { bodyHtml?: string };
  const { pathname, setHeadComponents, setHtmlAttributes, setPostBodyComponents, setPreBodyComponents } = args;
  if (bodyHtml?.includes(TABS_MARK))
    setPostBodyComponents([<script key="own-tabs" dangerouslySetInnerHTML={{ __html: tabsScript() }} />]);
  const { htmlLang, direction } = defaultLocaleOf(settings.i18n);
  setHtmlAttributes({ lang: htmlLang, dir: direction });
  const isBuild = process.env.NODE_ENV === "production";
  const script =
    beforePaintScript(settings) + __ADDRESS_ATTRIBUTES__ + (isBuild ? baseUrlScript(withPrefix("/"), pathname) : "");
  setPreBodyComponents([<script key="before-paint" dangerouslySetInnerHTML={{ __html: script }} />]);
  setHeadComponents([
    ...(isBuild ? [<link key="styles" rel="stylesheet" href={withPrefix(styles.file)} />] : []),
    <link key="icon" rel="icon" href={withPrefix(settings.favicon)} />,
  ]);
  // The develop server sends no HTML of a page, and has no page data at hand, although the types say so.
  if (isBuild) {
    const { hydrate: when, docs } = settings;
    const data = args.loadPageDataSync(pathname) as PageData;
    setPostBodyComponents([<LoadNotice key="own-load-notice" />]);
    setPostBodyComponents(pageScripts(data, { pathname, prefix: __PATH_PREFIX__, when, docs }));
  }
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({ getPostBodyComponents, replacePostBodyComponents }) =>
  replacePostBodyComponents(holdBack(getPostBodyComponents()));
