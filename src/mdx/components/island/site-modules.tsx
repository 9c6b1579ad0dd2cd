import { withPrefix } from "gatsby";
import * as React from "react";
import * as ReactDom from "react-dom";
import * as jsxRuntime from "react/jsx-runtime";
import { searchButtonProps } from "../../../lib/pages/opens-search";
import { currentLocaleName } from "../../../lib/settings/locale";
import { pluralOf } from "../../../lib/words/plurals";
import type { SidebarItem, SidebarTree } from "../../../lib/docs/sidebar-tree";
import { translate, translationKey } from "../../../lib/words/translate";
import { withBaseUrl } from "../../../lib/routes/url";
import { chooseColorMode, useColorMode, type ColorMode } from "../../../ui/color-mode";
import { useInBrowser } from "../../../ui/in-browser";
import { settings } from "../../../ui/site-settings";
import { docsHooks, drawingName, isInternalUrl } from "../../docusaurus-functions";
import { themeClassNames } from "../../theme-class-names";
import { FRAME_PROVIDERS, smallModules, themeFunctions } from "../../theme-functions";
import { Admonition } from "../admonition";
import { CodeBlock } from "../code/code-block";
import { ContentDetails } from "../details";
import { DocCardList } from "../doc-card-list";
import { navbarModules } from "../project/navbar-modules";
import { absentPart, originalPart } from "../project/parts";
import { TabItem } from "../tabs/tabs";
import { blogHooks } from "./blog-hooks";
import { Code, ThemeCode } from "./code";
import { Collapsible, useCollapsible } from "./collapsible";
import { copiedParts, copiedPartsHooks } from "./copied-parts";
import { docHooks, siteItems } from "./doc-hooks";
import { versionHooks } from "./docs-hooks";
import { drawing } from "./drawing";
import { ErrorBoundary } from "./error-boundary";
import { filled } from "./filled";
import { Head } from "./head-tags";
import { IslandContents } from "./island-contents";
import { Link } from "./link";
import { withRefProp } from "./ref-prop";
import { routerModule } from "./router-hooks";
import { hookModules, themeHooks } from "./theme-hooks";
import { linkModules } from "./theme-links";
import { Details, IdealImage, Layout, ThemedImage, TocInline } from "./theme-parts";
import { ThemedTabs } from "./themed-tabs";

type Props = Record<string, unknown> & { children?: React.ReactNode };

declare global {
  /** What islands take from the page: React, and what Docusaurus gives to components. */
  var ___site: ((module: string) => unknown) | undefined;
}

const Inside = ({ children }: Props) => <>{children}</>;
const Nothing = () => null;

function BrowserOnly({ children, fallback }: { children?: () => React.ReactNode; fallback?: React.ReactNode }) {
  return <>{useInBrowser() ? children?.() : fallback}</>;
}

function Heading({ as: Tag = "h2", ...props }: Props & { as?: "h1" | "h2" | "h3" | "h4" | "h5" | "h6" }) {
  return <Tag {...props} />;
}

/** A diagram as the build has drawn it, or as its source where only browsers know that. */
function Diagram({ value }: { value: string }) {
  const drawn = React.useContext(IslandContents)[drawingName(value)];
  return drawn ?? <CodeBlock language="mermaid">{value}</CodeBlock>;
}

function SearchBar({ className }: Props) {
  return (
    <button {...searchButtonProps(className)}>
      <span className="label">{translate({ id: "search.label" })}</span>
    </button>
  );
}

const setColorMode = (mode: ColorMode | null) => chooseColorMode(mode, settings.colorMode);

const addressOf = (url = "", options?: Parameters<typeof withBaseUrl>[2]) =>
  withBaseUrl(url, { baseUrl: withPrefix("/"), url: settings.url }, options);

/** Docusaurus' module for words, with those that the project has in its language. */
function translations(words: Readonly<Record<string, string>>) {
  const wordsOf = (id: unknown, message: unknown) =>
    words[translationKey(id as string, message as string)] ?? message ?? id;
  return {
    __esModule: true,
    default: ({ children, id, values }: Props) => <>{filled(wordsOf(id, children), values as Values)}</>,
    translate: ({ message, id }: { message?: string; id?: string }, values?: Values) =>
      filled(wordsOf(id, message), values),
  };
}
type Values = Record<string, unknown>;

type Make = (type: never, ...rest: never[]) => unknown;

/** Makes elements of React, and of `main` a part like others: a page has one, which is the frame's. */
const inFrame =
  (make: Make) =>
  (type: unknown, given: Record<string, unknown> | null, ...rest: unknown[]) => {
    const [made, props] = withRefProp(type === "main" ? "div" : type, given);
    return make(made as never, props as never, ...(rest as never[]));
  };

const jsx = inFrame(jsxRuntime.jsx);
const ownJsx = { ...jsxRuntime, jsx, jsxs: inFrame(jsxRuntime.jsxs), jsxDEV: jsx };

const PROVIDERS = ["DocProvider", "DocsSidebarProvider", "DocsVersionProvider"];
/** What copies of the theme's components use, beside the modules that content may import. */
const copiesHooks =
  __THEME_PARTS__ === ""
    ? {}
    : { ...copiedPartsHooks(), ...Object.fromEntries(PROVIDERS.map((name) => [name, Inside])) };

const modules: Record<string, Record<string, unknown> | undefined> = {
  react: { ...React, createElement: inFrame(React.createElement) },
  "react-dom": ReactDom,
  "react/jsx-runtime": ownJsx,
  "react/jsx-dev-runtime": ownJsx,
  "@docusaurus/Link": { default: Link },
  "@docusaurus/Head": { default: Head },
  "@docusaurus/useBaseUrl": { default: addressOf, useBaseUrlUtils: () => ({ withBaseUrl: addressOf }) },
  "@docusaurus/isInternalUrl": { default: isInternalUrl, hasProtocol: (url: string) => !isInternalUrl(url) },
  "@docusaurus/ErrorBoundary": { default: ErrorBoundary },
  "@docusaurus/plugin-content-docs/client": {
    ...docsHooks,
    ...versionHooks,
    ...docHooks,
    ...copiesHooks,
  },
  "@docusaurus/plugin-content-blog/client": blogHooks,
  "@docusaurus/useIsBrowser": { default: useInBrowser },
  "@docusaurus/ExecutionEnvironment": {
    default: { canUseDOM: typeof window !== "undefined", canUseEventListeners: typeof window !== "undefined" },
  },
  "@docusaurus/BrowserOnly": { default: BrowserOnly },
  "@docusaurus/Interpolate": {
    default: ({ children, values }: Props) => <>{filled(children, values as Record<string, unknown>)}</>,
    interpolate: filled,
  },
  "@docusaurus/router": routerModule,
  ...Object.fromEntries(Object.entries(smallModules).map(([name, module]) => [`@docusaurus/${name}`, module])),
  ...hookModules,
  "@docusaurus/theme-common": {
    ...docsHooks,
    ...versionHooks,
    ...docHooks,
    ...themeFunctions,
    ...themeHooks,
    ...blogHooks,
    ...copiesHooks,
    usePluralForm: () => ({
      selectMessage: (count: number, messages: string) => pluralOf(count, messages, currentLocaleName(settings.i18n)),
    }),
    useColorMode: () => {
      const colorMode = useColorMode();
      return {
        colorMode,
        isDarkTheme: colorMode === "dark",
        setColorMode,
      };
    },
    useCollapsible,
    Collapsible,
    usePrismTheme: () => ({
      plain: {},
      styles: [],
    }),
    ThemeClassNames: themeClassNames,
    ...Object.fromEntries(FRAME_PROVIDERS.map((name) => [name, Inside])),
    HtmlClassNameProvider: Inside,
    PageMetadata: Nothing,
    NavbarSecondaryMenuFiller: Nothing,
  },
  // What stands around content is the frame's.
  "@theme/Layout": { default: Layout },
  "@theme/LayoutProvider": { default: Inside },
  "@theme/Layout/Provider": { default: Inside },
  "@theme/ErrorBoundary": { default: ErrorBoundary },
  "@theme/MDXContent": { default: Inside },
  "@theme/Heading": { default: Heading },
  "@theme/SearchBar": { default: SearchBar },
  ...navbarModules,
  ...linkModules,
  ...(__THEME_PARTS__ === "" ? {} : copiedParts()),
  // Elements stand for themselves, by whatever name.
  "@theme/MDXComponents": {
    default: new Proxy(
      {},
      { get: (_, name) => ({ code: ThemeCode, pre: Inside })[String(name)] ?? name, ownKeys: () => [] },
    ),
  },
  "@theme/MDXComponents/A": { default: "a" },
  "@theme/MDXComponents/Img": { default: "img" },
  "@theme/MDXComponents/Code": { default: ThemeCode },
  "@theme/MDXComponents/Pre": { default: Inside },
  "@theme/MDXComponents/Ul": { default: "ul" },
  "@theme/MDXComponents/Li": { default: "li" },
  "@theme/MDXComponents/Details": { default: ContentDetails },
  "@theme/MDXComponents/Heading": { default: Heading },
  "@theme/DocCard": { default: ({ item }: { item: SidebarItem }) => <DocCardList items={siteItems([item])} /> },
  "@theme/DocCardList": {
    default: ({ items }: { items?: SidebarTree }) => <DocCardList items={items && siteItems(items)} />,
  },
  "@theme/Tabs": { default: ThemedTabs },
  "@theme/TabItem": { default: TabItem },
  "@theme/CodeBlock": { default: Code },
  "@theme/Admonition": { default: Admonition },
  "@theme/Details": { default: Details },
  "@docusaurus/theme-common/Details": { Details },
  "@theme/ThemedImage": { default: ThemedImage },
  "@theme/IdealImage": { default: IdealImage },
  "@theme/TOCInline": { default: TocInline },
  "@theme/TOCItems": { default: TocInline },
  "@theme/Mermaid": { default: Diagram },
};

function contentOf(file: string) {
  return function FileContent() {
    return <>{React.useContext(IslandContents)[file]}</>;
  };
}

/**
 * What an island takes from the page under the name of a module; of modules that nothing stands for, what is inside.
 */
export function siteModule(name: string): unknown {
  if (name === "content") return contentOf;
  if (name === "drawing") return drawing;
  if (name === "translations") return translations;
  const found = modules[
    name.replace(/^@theme-(?:original|init)\//, "@theme/").replace("theme-common/internal", "theme-common")
  ] ?? { default: absentPart(name) };
  if (name.startsWith("react")) return found;
  const original = originalPart(name, found.default as React.FunctionComponent<Props>);
  return { ...found, ...(original && { default: original }), __esModule: true };
}
