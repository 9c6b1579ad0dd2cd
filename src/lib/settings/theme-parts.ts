import type { NavbarItemType } from "./navbar-config";

/**
 * Places of pages around or in which a project may put components, with the names that Docusaurus' theme has for these.
 */
export const PART_PLACES = {
  root: ["Root"],
  layout: ["Layout", "Layout/Provider"],
  announcement: ["AnnouncementBar"],
  navbar: ["Navbar"],
  logo: ["Navbar/Logo", "Logo"],
  search: ["Navbar/Search", "SearchBar"],
  colorMode: ["Navbar/ColorModeToggle", "ColorModeToggle"],
  sidebar: ["DocSidebar", "DocSidebar/Desktop", "DocSidebar/Desktop/Content"],
  siteFooter: ["Footer"],
  footerLinks: ["Footer/Links"],
  footerLogo: ["Footer/Logo"],
  footerCopyright: ["Footer/Copyright"],
  breadcrumbs: ["DocBreadcrumbs"],
  versionBanner: ["DocVersionBanner"],
  versionBadge: ["DocVersionBadge"],
  metadata: ["DocItem/Metadata", "BlogPostPage/Metadata"],
  page: ["DocItem", "DocItem/Layout", "BlogPostPage", "MDXPage"],
  item: ["BlogPostItem"],
  content: ["DocItem/Content"],
  header: ["BlogPostItem/Header"],
  text: ["BlogPostItem/Content"],
  pageFooter: ["DocItem/Footer", "BlogPostItem/Footer"],
  tags: ["TagsListInline"],
  editMeta: ["EditMetaRow"],
  editLink: ["EditThisPage"],
  lastUpdate: ["LastUpdated"],
  pagination: ["DocItem/Paginator"],
  docNeighbours: ["DocPaginator"],
  postNeighbours: ["BlogPostPaginator"],
  toc: ["DocItem/TOC/Desktop", "TOC"],
  categoryPage: ["DocCategoryGeneratedIndexPage"],
  postList: ["BlogListPage"],
  blogLayout: ["BlogLayout"],
  notFound: ["NotFound", "NotFound/Content"],
} as const;

/** Parts of a page that copies of Docusaurus' components import, by the names of these, as the page offers them. */
export const PAGE_PARTS = {
  DocBreadcrumbs: "breadcrumbs",
  DocVersionBanner: "versionBanner",
  DocVersionBadge: "versionBadge",
  "DocItem/Layout": "page",
  "DocItem/Content": "content",
  "DocItem/Footer": "pageFooter",
  "DocItem/Paginator": "pagination",
  DocPaginator: "pagination",
  "DocItem/TOC/Desktop": "toc",
  TOC: "toc",
  TOCItems: "toc",
  BlogPostItem: "item",
  "BlogPostItem/Header": "header",
  "BlogPostItem/Content": "text",
  "BlogPostItem/Footer": "pageFooter",
  BlogPostPaginator: "pagination",
  TagsListInline: "tags",
  EditMetaRow: "editMeta",
  EditThisPage: "editLink",
  LastUpdated: "lastUpdate",
  Logo: "logo",
  SearchBar: "search",
  ColorModeToggle: "colorMode",
} as const;

/** Whether a name of Docusaurus' theme is that of such a part. */
export function isPagePart(name: string): name is keyof typeof PAGE_PARTS {
  return Object.hasOwn(PAGE_PARTS, name);
}

/** Whether a page draws what a component of the theme imports as this module, with the project's own around it. */
export function isDrawnByPage(module: string): boolean {
  const [, name = ""] = /^@theme\/(.+)$/.exec(module) ?? [];
  return isPagePart(name) && isPartName(name);
}

/**
 * Parts that stay the site's own, since copies need more than it gives, or would be there twice, as another search or
 * what heads of pages have.
 */
const ORIGINALS: readonly string[] = [
  ...PART_PLACES.layout,
  ...PART_PLACES.search,
  ...PART_PLACES.metadata,
  ...PART_PLACES.sidebar,
  ...PART_PLACES.postList,
];

/**
 * Whether a component of the theme with this name is drawn in its place without its original: all but those and the
 * ones that draw one item of the navbar.
 */
export function isReplaceable(name: string): boolean {
  return name === NAVBAR_TYPES || (isPartName(name) && !ORIGINALS.includes(name));
}

/** The name that Docusaurus' theme has for the list of components that draw items of the navbar, by their types. */
export const NAVBAR_TYPES = "NavbarItem/ComponentTypes";

/** The names of these components, with the types of items that each draws. */
export const NAVBAR_COMPONENTS = {
  "NavbarItem/DefaultNavbarItem": "default",
  "NavbarItem/NavbarNavLink": "default",
  "NavbarItem/DropdownNavbarItem": "dropdown",
  "NavbarItem/HtmlNavbarItem": "html",
  "NavbarItem/DocNavbarItem": "doc",
  "NavbarItem/DocSidebarNavbarItem": "docSidebar",
  "NavbarItem/DocsVersionNavbarItem": "docsVersion",
  "NavbarItem/DocsVersionDropdownNavbarItem": "docsVersionDropdown",
  "NavbarItem/LocaleDropdownNavbarItem": "localeDropdown",
  "NavbarItem/SearchNavbarItem": "search",
} as const satisfies Record<string, NavbarItemType>;

/** Whether a project's module in the place of a component of Docusaurus' theme imports the original, by its text. */
export function isAround(name: string, text: string): boolean {
  return new RegExp(`["']@theme-(?:original|init)/${name}["']`).test(text);
}

/** Components of the theme that draw what Markdown makes, in the place of which a project may have its own. */
export const MARKDOWN_PARTS = ["CodeBlock", "Heading", "Details"] as const;

/**
 * Whether a project's module in the place of one of these can draw, by its text: one around the original, or one for
 * code that needs no parts of it.
 */
export function canDraw(name: string, text: string): boolean {
  if (!MARKDOWN_PARTS.some((part) => part === name)) return false;
  return isAround(name, text) || (name === "CodeBlock" && !/["']@theme\/CodeBlock\//.test(text));
}

/** A place of a page around which a project may have components. */
export type PartPlace = keyof typeof PART_PLACES;
/** A component of Docusaurus' theme that stands in such a place. */
export type PartName = (typeof PART_PLACES)[PartPlace][number];

/** All components of Docusaurus' theme in the place of which a project may have its own. */
export const themeComponentNames = () => [
  ...partNames(),
  NAVBAR_TYPES,
  ...(Object.keys(NAVBAR_COMPONENTS) as (keyof typeof NAVBAR_COMPONENTS)[]),
];

/** The names of all these parts. */
const partNames = (): PartName[] => Object.values(PART_PLACES).flat();

/** Whether a name of Docusaurus' theme is that of such a part. */
export function isPartName(name: string): name is PartName {
  return (partNames() as string[]).includes(name);
}
