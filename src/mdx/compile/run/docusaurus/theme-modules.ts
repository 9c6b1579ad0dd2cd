import { pluralOf } from "../../../../lib/words/plurals";
import { addressOfImage } from "../../../docusaurus-functions";
import { themeClassNames } from "../../../theme-class-names";
import { FRAME_PROVIDERS, themeFunctions } from "../../../theme-functions";
import { COMPONENT_NAMES } from "../../builders/elements";
import { searchButtonProps } from "../../../../lib/pages/opens-search";
import { translate } from "../../../../lib/words/translate";
import { withoutBaseUrl } from "../../../../lib/routes/url";
import type { Namespace } from "../imports/plain-module";
import { Fragment } from "../runtime";
import { blogModule } from "./blog-modules";
import { hooksOfDocs } from "./core-modules";
import { admonitionModules } from "./admonition-modules";
import { linkModules } from "./link-modules";
import { pageHooks } from "./theme-hooks";
import { inBrowser, type Component, type ModuleContext } from "./module-context";
import { textOrEmpty } from "../../../../lib/values/text-or-empty";

/** The elements that `MDXComponents` names, and what it has under other names than here. */
const ELEMENTS = ["a", "details", "h1", "h2", "h3", "h4", "h5", "h6", "img", "li", "ul"];
const OTHERS = { code: "theme-code", pre: Fragment, admonition: "Admonition", mermaid: "Mermaid" };

/** The modules of Docusaurus' theme, by their names behind `@theme/`, and what themes share. */
export function themeModules(context: ModuleContext): Record<string, Namespace> {
  return {
    ...frameModules(context),
    ...contentModules(context),
    ...admonitionModules(context),
    ...linkModules(context),
    "theme-common": themeCommon(context),
    "theme-common/Details": { Details: "Details" },
  };
}

/** Parts of the frame that a layout may leave out, with the class of `<html>` by which the stylesheet hides each. */
const PARTS = [
  ["noNavbar", "without-navbar"],
  ["noFooter", "without-footer"],
] as const;

/** What stands around content. */
function frameModules(context: ModuleContext): Record<string, Namespace> {
  const { h } = context;
  const metadata = metadataOf(context);
  const layout: Component = ({ title, description, wrapperClassName, children, ...props }) => {
    const inside = wrapperClassName ? h("div", { className: wrapperClassName }, children) : children;
    const hidden = PARTS.filter(([name]) => props[name]).map(([, className]) => h("html", { className }));
    return h(Fragment, null, metadata({ title, description }), h("Head", null, ...hidden), inside);
  };
  const searchBar: Component = ({ className }) =>
    h("button", searchButtonProps(className), h("span", { className: "label" }, translate({ id: "search.label" })));
  return {
    Layout: { default: layout },
    LayoutProvider: { default: Fragment },
    "Layout/Provider": { default: Fragment },
    SearchBar: { default: searchBar },
    ErrorBoundary: { default: Fragment },
  };
}

/** What content is shown by. */
function contentModules({ h }: ModuleContext): Record<string, Namespace> {
  const heading: Component = ({ as = "h2", ...props }) => h(as as string, props);
  const idealImage: Component = ({ img, ...props }) => h("img", { ...props, src: addressOfImage(img) });
  const docCard: Component = ({ item }) => h("DocCardList", { items: [item] });
  return {
    Heading: { default: heading },
    MDXContent: { default: Fragment },
    MDXComponents: {
      default: { ...Object.fromEntries([...ELEMENTS, ...COMPONENT_NAMES].map((tag) => [tag, tag])), ...OTHERS },
    },
    "MDXComponents/Pre": { default: Fragment },
    "MDXComponents/Heading": { default: heading },
    Details: { default: "Details" },
    TOCItems: { default: "TOCInline" },
    IdealImage: { default: idealImage },
    DocCard: { default: docCard },
  };
}

function themeCommon(context: ModuleContext): Namespace {
  const { h, docusaurus } = context;
  const { siteConfig, i18n } = docusaurus;
  return {
    ...hooksOfDocs(context),
    ...themeFunctions,
    useBlogPost: blogModule(context).useBlogPost,
    ...pageHooks(context),
    usePluralForm: () => ({
      selectMessage: (count: number, messages: string) => pluralOf(count, messages, i18n.currentLocale),
    }),
    useColorMode: inBrowser(context, { colorMode: "light", isDarkTheme: false, setColorMode: () => undefined }),
    ...collapsing(context),
    useThemeConfig: () =>
      (
        siteConfig as {
          themeConfig?: unknown;
        }
      ).themeConfig ?? {},
    usePrismTheme: () => ({
      plain: {},
      styles: [],
    }),
    useWindowSize: inBrowser(context, "ssr"),
    ThemeClassNames: themeClassNames,
    HtmlClassNameProvider: (({ className, children }) =>
      h(Fragment, null, h("Head", null, h("html", { className })), children)) satisfies Component,
    PageMetadata: metadataOf(context),
    NavbarSecondaryMenuFiller: () => null,
    ...Object.fromEntries(FRAME_PROVIDERS.map((name) => [name, Fragment])),
  };
}

/** What hides a part of a page until a reader asks for it. */
function collapsing({ h, mark }: ModuleContext): Namespace {
  const collapsible: Component = ({ as = "div", collapsed, className, children }) =>
    h(as as string, { className, ...(collapsed === true && { style: { display: "none" } }) }, children);
  const useCollapsible = ({ initialState }: { initialState: unknown }) => {
    mark();
    const collapsed = typeof initialState === "function" ? (initialState as () => unknown)() : initialState;
    return { collapsed, setCollapsed: () => undefined, toggleCollapsed: () => undefined };
  };
  return { useCollapsible, Collapsible: collapsible };
}

/** A component of what the page says of itself: the innermost one, which runs first, wins as it does in Docusaurus. */
function metadataOf({ h, state, addressOf, baseUrl }: ModuleContext): Component {
  return ({ title, description, keywords, image, children }) => {
    const { metadata } = state;
    if (typeof title === "string" && title !== "") state.title ??= [title];
    if (typeof description === "string" && description !== "") metadata.description ??= description;
    if (keywords) metadata.keywords ??= [keywords].flat().map(textOrEmpty);
    const address = withoutBaseUrl(addressOf(addressOfImage(image)), baseUrl);
    // Pictures that modules import are data URLs, which nobody shows for a shared link.
    if (address !== "" && !address.startsWith("data:")) metadata.image ??= address;
    return h("Head", null, children);
  };
}
