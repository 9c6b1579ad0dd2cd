import type { BuilderContext } from "../../builders/builder-context";
import { textOf as textOfNodes } from "../../../content-node";
import { docsHooks, isInternalUrl, matchPath, pluralOf, unknownVersions } from "../../../docusaurus-functions";
import { COMPONENT_NAMES } from "../../builders/elements";
import type { Namespace } from "../imports/plain-module";
import { filledParts } from "../../../../lib/filled-parts";
import { searchButtonProps } from "../../../../lib/opens-search";
import { translate as siteWord } from "../../../../lib/translate";
import { addressOfLocation, withBaseUrl, withoutBaseUrl } from "../../../../lib/url";
import { Content, Fragment, type jsxRuntime } from "../runtime";
import { docusaurusContext } from "./context";

type Props = Record<string, unknown>;
type Component = (props: Props) => unknown;
type BaseOptions = Parameters<typeof withBaseUrl>[2];

/** What is told of what only browsers go on with, and whether a component of a module is tried. */
export type Marking = { mark: () => boolean; isOnTrial: () => boolean };

/**
 * What a module of Docusaurus' core or theme exports, as components of a project use it at build; one that nothing
 * stands for shows what is inside it, with a word about it.
 */
export function docusaurusModule(
  source: string,
  context: BuilderContext,
  h: ReturnType<typeof jsxRuntime>,
  { mark, isOnTrial }: Marking,
): Namespace {
  const name = source.replace(/^@(?:theme|theme-original|theme-init|docusaurus)\//, "");
  const known = modulesOf(context, h, { mark, isOnTrial })[name] ?? ownTag(name);
  if (known) return known;
  if (COMPONENT_NAMES.includes(name)) return { default: name };
  context.state.problems.push({
    severity: "warning",
    isToldOnce: true,
    file: context.file,
    message: `Nothing stands for the module '${source}' here: what it shows is left out.`,
    remedy: "Put a component of your own into `src/theme` or `src/components`, and import that.",
  });
  return { default: Fragment };
}

/** The elements that `MDXComponents` names, and what it has under other names than here. */
const ELEMENTS = ["a", "details", "h1", "h2", "h3", "h4", "h5", "h6", "img", "li", "ul"];
const OTHERS = { code: "theme-code", pre: Fragment, admonition: "Admonition", mermaid: "Mermaid" };

/** What Docusaurus shows elements of content by, such as `MDXComponents/Img`: the elements themselves. */
const TAGS: Readonly<Record<string, string>> = {
  ...{ Img: "img", A: "a", Code: "theme-code", Ul: "ul", Li: "li", Details: "details" },
};

function ownTag(name: string): Namespace | undefined {
  const tag = TAGS[/^MDXComponents\/(\w+)$/.exec(name)?.[1] ?? ""];
  return tag === undefined ? undefined : { default: tag };
}

function modulesOf(
  { settings, state }: BuilderContext,
  h: ReturnType<typeof jsxRuntime>,
  { mark, isOnTrial }: Marking,
): Record<string, Namespace | undefined> {
  const context = docusaurusContext(settings);
  const { siteConfig, globalData, codeTranslations } = context;
  const dataOf = (name: string) => globalData[name] ?? {};
  const { baseUrl = "/", servedBaseUrl = baseUrl } = settings;
  const host = textOf(siteConfig.url).replace(/\/$/, "");
  const addressOf = (url = "", options?: BaseOptions) =>
    withBaseUrl(url, { baseUrl: servedBaseUrl, url: host }, options);
  const inBrowser =
    <T>(value: T) =>
    (): T => {
      mark();
      return value;
    };
  const translate = ({ id, message }: { id?: string; message?: string }, values?: Props) =>
    filled(codeTranslations[id ?? message ?? ""] ?? message ?? id ?? "", values);
  const hooks = { ...docsHooks, ...unknownVersions(mark) };
  /** The page's own title and description, as the site's head shows them. */
  const metadata: Component = ({ title, description }) => {
    if (typeof title === "string" && title !== "") state.title ??= [title];
    return description ? h("Head", null, h("meta", { name: "description", content: textOf(description) })) : null;
  };
  const heading: Component = ({ as = "h2", ...props }) => h(as as string, props);
  const layout: Component = ({ title, description, children }) =>
    h(Fragment, null, metadata({ title, description }), children);
  /** The page leads on by itself, and by a link where nothing does that. */
  const redirect: Component = ({ to }) => {
    const url = withoutBaseUrl(addressOfLocation(to), baseUrl);
    const canonical = h("link", { rel: "canonical", href: addressOf(url, { absolute: true }) });
    const refresh = h("meta", { httpEquiv: "refresh", content: `0; url=${addressOf(url)}` });
    return h(Fragment, null, h("Head", null, canonical, refresh), h("p", null, h("Link", { to: url }, url)));
  };
  return {
    Link: { default: "Link" },
    Head: { default: "Head" },
    useDocusaurusContext: { default: () => context },
    useBaseUrl: { default: addressOf, useBaseUrlUtils: () => ({ withBaseUrl: addressOf }) },
    isInternalUrl: { default: isInternalUrl, hasProtocol: (url: string) => !isInternalUrl(url) },
    useIsBrowser: { default: inBrowser(false) },
    useGlobalData: {
      default: () => globalData,
      useAllPluginInstancesData: dataOf,
      usePluginData: (name: string, id = "default") => dataOf(name)[id] ?? {},
    },
    ExecutionEnvironment: { default: { canUseDOM: false, canUseEventListeners: false, canUseViewport: false } },
    BrowserOnly: {
      // In content itself what is inside is islands.
      default: (({ children, fallback }) =>
        (isOnTrial() && mark()) || typeof children !== "function"
          ? fallback
          : (children as () => unknown)()) satisfies Component,
    },
    Translate: {
      default: (({ children, id, values }) => {
        const message = wordsOf(children);
        const isTranslated = (textOf(id) || (message ?? "")) in codeTranslations;
        return isTranslated || typeof (children ?? "") === "string"
          ? translate({ id: id as string | undefined, message }, values as Props)
          : children;
      }) satisfies Component,
      translate,
    },
    Interpolate: {
      default: (({ children, values }) => filled(textOf(children), values as Props)) satisfies Component,
      interpolate: filled,
    },
    router: {
      useLocation: inBrowser({ pathname: "", search: "", hash: "" }),
      useHistory: inBrowser({}),
      Redirect: redirect,
      matchPath,
    },
    Layout: { default: layout },
    LayoutProvider: { default: Fragment },
    "Layout/Provider": { default: Fragment },
    Heading: { default: heading },
    MDXContent: { default: Fragment },
    MDXComponents: {
      default: { ...Object.fromEntries([...ELEMENTS, ...COMPONENT_NAMES].map((tag) => [tag, tag])), ...OTHERS },
    },
    "MDXComponents/Pre": { default: Fragment },
    "MDXComponents/Heading": { default: heading },
    Details: { default: "details" },
    IdealImage: { default: (({ img, ...props }) => h("img", { ...props, src: sourceOf(img) })) satisfies Component },
    ErrorBoundary: { default: Fragment },
    SearchBar: {
      default: (({ className }) =>
        h(
          "button",
          searchButtonProps(className),
          h("span", { className: "label" }, siteWord({ id: "search.label" })),
        )) satisfies Component,
    },
    DocCard: { default: (({ item }) => h("DocCardList", { items: [item] })) satisfies Component },
    "plugin-content-docs/client": hooks,
    "theme-common": {
      ...hooks,
      usePluralForm: () => ({
        selectMessage: (count: number, messages: string) => pluralOf(count, messages, context.i18n.currentLocale),
      }),
      useColorMode: inBrowser({ colorMode: "light", isDarkTheme: false, setColorMode: () => undefined }),
      useThemeConfig: () => (siteConfig as { themeConfig?: unknown }).themeConfig ?? {},
      usePrismTheme: () => ({ plain: {}, styles: [] }),
      useWindowSize: inBrowser("ssr"),
      ThemeClassNames: { common: {}, docs: {}, blog: {}, layout: {} },
      HtmlClassNameProvider: Fragment,
      PageMetadata: metadata,
    },
  };
}

/** The words between the tags of a component, in a module or in content itself. */
function wordsOf(children: unknown): string | undefined {
  if (children instanceof Content) return textOfNodes(children.nodes);
  return typeof children === "string" ? children : undefined;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function sourceOf(image: unknown): string {
  const { default: inner, src } = Object(image) as { default?: string; src?: { src?: string } };
  return typeof image === "string" ? image : (inner ?? src?.src ?? "");
}

/** A message with its placeholders filled: `{name}` by what has that name; content keeps the message in parts. */
function filled(message: string, values: Props = {}): unknown {
  const parts = filledParts(message, values);
  return parts.every((part) => typeof part !== "object") ? parts.join("") : parts;
}
