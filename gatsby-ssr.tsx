import type Fs from "fs";
import { withPrefix, type GatsbySSR } from "gatsby";
import { baseUrlScript } from "./src/layout/before-paint/base-url-banner";
import { beforePaintScript } from "./src/layout/before-paint/before-paint";
import { settings } from "./src/ui/site-settings";
import { SidebarSource } from "./src/ui/sidebar-data";
import { SiteRoot, SiteShell } from "./src/layout/shell/site-shell";
import { frameContextOf } from "./src/lib/frame-context";
import { defaultLocaleOf } from "./src/lib/locale";
import type { SidebarTree } from "./src/lib/sidebar-tree";
import { TABS_MARK, tabsScript } from "./src/mdx/components/tabs/tabs-before-hydration";
import { stylesheet } from "./src/theme/stylesheet";

declare const __non_webpack_require__: NodeJS.Require;

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

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  // Gatsby's types leave out the page's HTML.
  const { bodyHtml } = args as typeof args & { bodyHtml?: string };
  if (bodyHtml?.includes(TABS_MARK))
    args.setPostBodyComponents([<script key="tabs" dangerouslySetInnerHTML={{ __html: tabsScript() }} />]);
  const { pathname, setHeadComponents, setHtmlAttributes, setPreBodyComponents } = args;
  const { htmlLang, direction } = defaultLocaleOf(settings.i18n);
  setHtmlAttributes({ lang: htmlLang, dir: direction });
  const isBuild = process.env.NODE_ENV === "production";
  const script = beforePaintScript(settings) + (isBuild ? baseUrlScript(withPrefix("/"), pathname) : "");
  setPreBodyComponents([<script key="before-paint" dangerouslySetInnerHTML={{ __html: script }} />]);
  // In develop there is no page data at hand, although the types say so.
  const data = (args.loadPageDataSync as typeof args.loadPageDataSync | undefined)?.(pathname);
  const { sidebarFile } = frameContextOf(data?.result?.pageContext);
  setHeadComponents([
    ...(isBuild ? [<link key="styles" rel="stylesheet" href={withPrefix(styles.file)} />] : []),
    <link key="icon" rel="icon" href={withPrefix(settings.favicon)} />,
    ...(sidebarFile
      ? [
          <link
            key="sidebar"
            rel="preload"
            as="fetch"
            crossOrigin="anonymous"
            href={withPrefix(`/sidebars/${sidebarFile}.json`)}
            data-sidebar={sidebarFile}
          />,
        ]
      : []),
  ]);
};
