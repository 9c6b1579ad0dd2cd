import type Fs from "fs";
import type Url from "url";
import type Zlib from "zlib";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { withPrefix, type GatsbySSR, type RenderBodyArgs } from "gatsby";
import { baseUrlScript } from "./src/layout/before-paint/base-url-banner";
import { beforePaintScript } from "./src/layout/before-paint/before-paint";
import {
  holdBack,
  pageScripts,
  ROUTE_SCRIPT,
  SCRIPTS_SLICE_FILE,
  type PageData,
} from "./src/layout/held-scripts/page-scripts";
import { expectedIds } from "./src/ui/first-paint-mark";
import { settings } from "./src/ui/site-settings";
import { SidebarSource } from "./src/ui/sidebar-data";
import { LoadNotice } from "./src/layout/shell/load-notice";
import { pageHtml } from "./src/layout/shell/page-html";
import { SiteRoot, SiteShell } from "./src/layout/shell/site-shell";
import { THEME_PARTS_FILE } from "./src/lib/build/theme-parts-file";
import type { HeadElement } from "./src/lib/html/head-element";
import { withoutOverridden } from "./src/lib/html/head-parts";
import { partFailureFile, WITHOUT_PARTS, type PartFailure } from "./src/lib/pages/left-out-parts";
import { frameContextOf } from "./src/lib/pages/frame-context";
import { renderedPath } from "./src/lib/routes/not-found";
import { decodeAddress } from "./src/lib/routes/url";
import { currentLocaleOf } from "./src/lib/settings/locale";
import { sidebarReader } from "./src/lib/docs/sidebar-reader";
import { IslandSources, type IslandModule, type IslandSource } from "./src/mdx/components/island/island-source";
import { takeHead } from "./src/mdx/components/project/part-head";
import { arePartsLost, loadPartsForHtml } from "./src/mdx/components/project/parts";
import { tabBundles, TABS_MARK, tabsScript } from "./src/mdx/components/tabs/tabs-before-hydration";
import { holdsStyles, partStylesIn, type StyleNames } from "./src/theme/page-styles";
import { lastName } from "./src/lib/content/folder-path";

declare const __non_webpack_require__: NodeJS.Require;
// Not made here: each of the programs that render would load the whole theme for them.
declare const __STYLES__: StyleNames;
declare const __HEAD__: readonly HeadElement[];

const styles = __STYLES__;
let knownSlice: string | undefined;

/** The scripts of all pages, read once per process. */
function scriptsSlice(): string {
  const { readFileSync } = __non_webpack_require__("fs") as typeof Fs;
  return (knownSlice ??= readFileSync(SCRIPTS_SLICE_FILE, "utf8"));
}

/** The sidebars that this build wrote, each read once per process. */
const sidebarOnServer = sidebarReader((file) => {
  // Gatsby renders all pages anew once it sees `fs` here. It need not: the name of a sidebar holds a digest and is part
  // of the page's data.
  const { readFileSync } = __non_webpack_require__("fs") as typeof Fs;
  return readFileSync(file, "utf8");
});

async function moduleOnServer(file: string): Promise<IslandModule> {
  const { pathToFileURL } = __non_webpack_require__("url") as typeof Url;
  const { module } = (await import(/* webpackIgnore: true */ pathToFileURL(file).href)) as { module: IslandModule };
  return module;
}

/** Leaves why a component of the project cannot be drawn for the step that sees all pages. */
function leavePartFailure(failure: PartFailure): void {
  const { mkdirSync, writeFileSync } = __non_webpack_require__("fs") as typeof Fs;
  const file = partFailureFile(failure.name);
  mkdirSync(file.slice(0, file.lastIndexOf("/")), { recursive: true });
  writeFileSync(file, JSON.stringify(failure));
}

const islands: IslandSource = {
  load: (script) => moduleOnServer(`.cache/webpack/mdx/islands/${lastName(script).replace(/\.js$/, ".mjs")}`),
  check: renderToStaticMarkup,
};

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <SidebarSource.Provider value={sidebarOnServer}>
    <IslandSources.Provider value={islands}>
      <SiteRoot>{element}</SiteRoot>
    </IslandSources.Provider>
  </SidebarSource.Provider>
);

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props: { location, pageContext } }) => (
  <SiteShell page={{ location: { pathname: renderedPath(location.pathname) }, pageContext }}>{element}</SiteShell>
);

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  if (__THEME_PARTS__ !== "") await loadPartsForHtml(() => moduleOnServer(THEME_PARTS_FILE), leavePartFailure);
  replaceBodyHTMLString(await pageHtml(bodyComponent));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  // Gatsby's types leave out the page's HTML.
  const { bodyHtml } = args as typeof args & { bodyHtml?: string };
  const { pathname, setHeadComponents, setHtmlAttributes, setPostBodyComponents, setPreBodyComponents } = args;
  if (bodyHtml?.includes(TABS_MARK))
    setPostBodyComponents([<script key="own-tabs" dangerouslySetInnerHTML={{ __html: tabsScript() }} />]);
  const { htmlLang, direction } = currentLocaleOf(settings.i18n);
  setHtmlAttributes({ lang: htmlLang, dir: direction });
  const isBuild = process.env.NODE_ENV === "production";
  const script =
    beforePaintScript(settings) +
    __ADDRESS_ATTRIBUTES__ +
    (isBuild ? ROUTE_SCRIPT + baseUrlScript(withPrefix("/"), settings.favicon) : "");
  setPreBodyComponents([
    <script key="before-paint" data-route={pathname} dangerouslySetInnerHTML={{ __html: script }} />,
  ]);
  setHeadComponents([
    ...(isBuild ? stylesOf(bodyHtml ?? "") : []),
    <link key="icon" rel="icon" href={withPrefix(settings.favicon)} />,
    // What features and the project add to the head of each page.
    ...headComponents("own", __HEAD__),
  ]);
  const partClasses = __THEME_PARTS__ === "" ? [] : addParts(args);
  // The develop server sends no HTML of a page, and has no page data at hand, although the types say so.
  if (isBuild) {
    const { hydrate: when, docs } = settings;
    const data = args.loadPageDataSync(pathname) as PageData;
    const { htmlClass } = frameContextOf(data.result?.pageContext);
    setHtmlAttributes({ className: [htmlClass, ...partClasses].filter(Boolean).join(" ") || undefined });
    setPostBodyComponents([<LoadNotice key="own-load-notice" />]);
    const parts = tabBundles(bodyHtml ?? "");
    setPostBodyComponents(
      pageScripts(data, { pathname, prefix: __PATH_PREFIX__, when, docs, styles: styles.scripts, parts }),
    );
  }
};

/**
 * What a project's components around parts of a page add to its head, or that they cannot be drawn; gives the classes
 * of `<html>` among that.
 */
function addParts(args: RenderBodyArgs): readonly string[] {
  if (arePartsLost()) args.setHtmlAttributes(Object.fromEntries([[WITHOUT_PARTS, ""]]));
  const { head, htmlClasses = [] } = takeHead(decodeAddress(args.pathname));
  for (const { tag, props } of head) {
    if (tag === "html") args.setHtmlAttributes(props);
    if (tag === "body") args.setBodyAttributes(props);
  }
  const elements = head.filter(({ tag }) => tag !== "html" && tag !== "body");
  args.setHeadComponents(headComponents("part", elements));
  return htmlClasses;
}

/** What has the browser paint a page when its frame is there, and the styles by which it does. */
function stylesOf(html: string): ReactElement[] {
  const partCss = partStylesIn(html, styles.parts);
  const heldCss = holdsStyles(partCss + html, gzipSize) ? styles.css : "";
  return [
    ...expectedIds(html).map((id) => <link key={`expect-${id}`} rel="expect" href={`#${id}`} blocking="render" />),
    ...(heldCss ? [] : [<link key="styles" rel="stylesheet" href={withPrefix(styles.all)} />]),
    ...(heldCss + partCss ? [<style key="own-styles" dangerouslySetInnerHTML={{ __html: heldCss + partCss }} />] : []),
  ];
}

function gzipSize(text: string): number {
  const { gzipSync } = __non_webpack_require__("zlib") as typeof Zlib;
  return gzipSync(text).length;
}

function headComponents(name: string, elements: readonly HeadElement[]): ReactElement[] {
  return elements.map(({ tag: Tag, props, text }, index) => (
    <Tag
      key={`${name}-${index}`}
      {...props}
      {...(text !== undefined && { dangerouslySetInnerHTML: { __html: text } })}
    />
  ));
}

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  const { getHeadComponents, replaceHeadComponents, getPostBodyComponents, replacePostBodyComponents } = args;
  replaceHeadComponents(withoutOverridden(getHeadComponents()));
  replacePostBodyComponents(
    holdBack(getPostBodyComponents(), { markupOf: (node) => renderToStaticMarkup(<>{node}</>), scriptsSlice }),
  );
};
