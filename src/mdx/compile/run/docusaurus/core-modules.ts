import { DOCS_PLUGIN, docsHooks, hooksOfPages, isInternalUrl, matchPath } from "../../../docusaurus-functions";
import { addressOfLocation, withoutBaseUrl } from "../../../../lib/routes/url";
import { smallModules } from "../../../theme-functions";
import type { Namespace } from "../imports/plain-module";
import { Fragment } from "../runtime";
import { blogModule } from "./blog-modules";
import { generatedData } from "./context";
import { inBrowser, type Component, type ModuleContext } from "./module-context";
import { wordModules } from "./word-modules";

/** The modules of Docusaurus' core, by their names behind `@docusaurus/`. */
export function coreModules(context: ModuleContext): Record<string, Namespace> {
  return {
    Head: { default: "Head" },
    ...dataModules(context),
    ...addressModules(context),
    ...browserModules(context),
    ...wordModules(context.docusaurus.codeTranslations),
    ...generatedModules(context),
    ...smallModules,
  };
}

/** The hooks of the docs plugin, which two modules export. */
export function hooksOfDocs(context: ModuleContext): Namespace {
  return { ...docsHooks, ...hooksOfPages(context, context.versions) };
}

/** What a project's configuration and plugins have told. */
function dataModules(context: ModuleContext): Record<string, Namespace> {
  const { docusaurus } = context;
  const { globalData } = docusaurus;
  const { useAllDocsData: allDocsData } = hooksOfPages(context, context.versions);
  const dataOf = (name: string) =>
    ((name === DOCS_PLUGIN && allDocsData?.()) || (globalData[name] ?? {})) as Readonly<Record<string, unknown>>;
  return {
    useDocusaurusContext: { default: () => docusaurus },
    useGlobalData: {
      // Whoever asks for what plugins have told in all has no need of the docs' part, which is the page's.
      default: () =>
        Object.defineProperty({ ...globalData }, DOCS_PLUGIN, { enumerable: true, get: () => allDocsData?.() }),
      useAllPluginInstancesData: dataOf,
      usePluginData: (name: string, id = "default") => dataOf(name)[id] ?? {},
    },
    "plugin-content-docs/client": hooksOfDocs(context),
    "plugin-content-blog/client": blogModule(context),
  };
}

/** What Docusaurus writes before a build for its own modules, by the whole names. */
function generatedModules({ docusaurus }: ModuleContext): Record<string, Namespace> {
  return Object.fromEntries(Object.entries(generatedData(docusaurus)).map(([name, data]) => [name, { default: data }]));
}

/** Where a page is that no browser shows. */
const NOWHERE = { pathname: "", search: "", hash: "" };
/** What a history does, which nothing asks of it before a reader does something. */
const ACTIONS = Object.fromEntries(
  ["push", "replace", "go", "goBack", "goForward", "listen", "block"].map((name) => [name, () => () => undefined]),
);

function addressModules(context: ModuleContext): Record<string, Namespace> {
  const { addressOf } = context;
  return {
    Link: { default: "Link" },
    useBaseUrl: { default: addressOf, useBaseUrlUtils: () => ({ withBaseUrl: addressOf }) },
    isInternalUrl: { default: isInternalUrl, hasProtocol: (url: string) => !isInternalUrl(url) },
    router: {
      useLocation: inBrowser(context, NOWHERE),
      useHistory: inBrowser(context, { location: NOWHERE, action: "POP", length: 1, ...ACTIONS }),
      Redirect: redirectOf(context),
      matchPath,
    },
  };
}

/** A component by which the page leads on by itself, and by a link where nothing does that. */
function redirectOf({ h, addressOf, baseUrl }: ModuleContext): Component {
  return ({ to }) => {
    const url = withoutBaseUrl(addressOfLocation(to), baseUrl);
    const canonical = h("link", { rel: "canonical", href: addressOf(url, { absolute: true }) });
    const refresh = h("meta", { httpEquiv: "refresh", content: `0; url=${addressOf(url)}` });
    return h(Fragment, null, h("Head", null, canonical, refresh), h("p", null, h("Link", { to: url }, url)));
  };
}

/** What tells a page at build from one in a browser. */
function browserModules(context: ModuleContext): Record<string, Namespace> {
  const { mark, isOnTrial } = context;
  return {
    useIsBrowser: { default: inBrowser(context, false) },
    useRouteContext: { default: inBrowser(context, { plugin: { name: "native", id: "default" } }) },
    useIsomorphicLayoutEffect: { default: inBrowser(context, undefined) },
    ExecutionEnvironment: { default: { canUseDOM: false, canUseEventListeners: false, canUseViewport: false } },
    BrowserOnly: {
      // In content itself what is inside is islands.
      default: (({ children, fallback }) =>
        (isOnTrial() && mark()) || typeof children !== "function"
          ? fallback
          : (children as () => unknown)()) satisfies Component,
    },
  };
}
