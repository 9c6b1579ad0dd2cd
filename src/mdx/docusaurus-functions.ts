import { isExternal, isPathname } from "../lib/routes/url";
import type { VersionFacts } from "../lib/settings/version-facts";
import { hashOf } from "../lib/values/hash-of";
import { textOrEmpty } from "../lib/values/text-or-empty";
import { languageInClasses } from "./code-language";
import { PAGE_ITEMS } from "./page-items";

/** The versions of docs, by the ids of their instances, as the settings say them. */
type Versions = Readonly<Record<string, readonly VersionFacts[]>>;

/**
 * What hooks give at build, while it compiles a page: what settings say of versions. Only pages of the site know which
 * of them a page belongs to, and which docs they have.
 */
function dataOfPages(instances: Versions): Readonly<Record<string, (id?: string) => unknown>> {
  const none = { draftIds: [], docs: [], sidebars: {} };
  const unknown = { ...none, name: "current", label: "", isLast: true, path: "" };
  const data = new Map(
    Object.entries(instances).map(([id, facts]) => [
      id,
      { path: "", versions: facts.map((version) => ({ ...none, ...version })), breadcrumbs: true },
    ]),
  );
  const dataOf = (id = "default") => data.get(id) ?? { path: "", versions: [unknown], breadcrumbs: true };
  const latest = (id?: string) => dataOf(id).versions.find(({ isLast }) => isLast) ?? unknown;
  return {
    useDocsData: dataOf,
    useVersions: (id) => dataOf(id).versions,
    useLatestVersion: latest,
    useAllDocsData: () => Object.fromEntries(data.size > 0 ? data : [["default", dataOf()]]),
    useActivePlugin: nothing,
    useActivePluginAndVersion: nothing,
    useActiveVersion: nothing,
    useActiveDocContext: () => ({
      activeVersion: undefined,
      activeDoc: undefined,
      alternateDocVersions: {},
    }),
    useDocVersionSuggestions: (id) => ({
      latestVersionSuggestion: latest(id),
      latestDocSuggestion: undefined,
    }),
    useDocsPreferredVersion: () => ({
      preferredVersion: null,
      savePreferredVersionName: nothing,
    }),
    useDocsVersionCandidates: (id) => [latest(id)],
  };
}

function nothing(): undefined {
  return undefined;
}

/** The name of the plugin by which components may ask for the data of docs. */
export const DOCS_PLUGIN = "docusaurus-plugin-content-docs";

/** The kinds of pages that hooks may ask for: only pages of such a kind can answer them. */
export type AskedKind = "doc" | "post";

/** What only pages of docs know. */
const OF_DOCS = ["useDoc", "useDocById", "useDocsSidebar", "useDocsVersion", "useSidebarBreadcrumbs"];

/** Functions of Docusaurus' docs plugin that are alike at build and on the page. */
export const docsHooks = { filterDocCardListItems: (items: unknown) => items };

/**
 * Whom hooks at build tell what they were asked: `assume` that a component on trial goes on with what is not the
 * page's, `guess` that it may fail for want of that; `askFor` throws where the page is of another kind.
 */
type Asked = { assume: () => boolean; guess: () => void; askFor: (kind: AskedKind, hook: string) => void };

/** What a component may ask of a category beside its items. */
const OF_CATEGORY = ["label", "href", "description", "className", "customProps", "collapsible", "collapsed"];

/**
 * Hooks about the category around a page, which only sidebars tell. Cards of docs with its items are those without any,
 * which the page itself finds; a component that asks for more is for the page.
 */
function categoryHooks({ assume, guess, askFor }: Asked): Record<string, () => unknown> {
  const category = Object.defineProperties(
    { type: "category", items: PAGE_ITEMS },
    Object.fromEntries(OF_CATEGORY.map((name) => [name, { get: () => void assume() }])),
  );
  const asking = (name: string, value: unknown) => () => {
    askFor("doc", name);
    guess();
    return value;
  };
  return {
    useCurrentSidebarCategory: asking("useCurrentSidebarCategory", category),
    useCurrentSidebarSiblings: asking("useCurrentSidebarSiblings", PAGE_ITEMS),
  };
}

/**
 * Hooks about versions and docs at build: what calls them is for the page. A component on trial goes on with what
 * `versions` say, all else throws.
 */
export function hooksOfPages(asked: Asked, versions: Versions = {}): Record<string, (id?: string) => unknown> {
  const { assume, askFor } = asked;
  const given = Object.entries(dataOfPages(versions)).map(([name, data]) => [
    name,
    (id?: string) => (assume() ? data(id) : inContent(name)),
  ]);
  const ofDocs = OF_DOCS.map((name) => [
    name,
    () => {
      askFor("doc", name);
      assume();
      return inContent(name);
    },
  ]);
  return { ...Object.fromEntries([...given, ...ofDocs]), ...categoryHooks(asked) } as Record<string, () => unknown>;
}

/** Throws for a hook that content calls itself. */
export function inContent(hook: string): never {
  throw new Error(`\`${hook}\` runs in components, and not in content itself`);
}

/** Posts of a sidebar by their years, the newest first. */
export function groupBlogSidebarItemsByYear<T extends { date: Date | string }>(items: readonly T[]): [string, T[]][] {
  const years = [...new Set(items.map(({ date }) => new Date(date).getFullYear()))].sort((one, other) => other - one);
  return years.map((year) => [String(year), items.filter(({ date }) => new Date(date).getFullYear() === year)]);
}

/** The classes of a link to the page before or after in Docusaurus' theme. */
export function pagerClass(isNext: unknown): string {
  return `pagination-nav__link pagination-nav__link--${isNext ? "next" : "prev"}`;
}

/** The name by which an island has the drawing of a diagram, by the diagram's source. */
export function drawingName(source: string): string {
  return `diagram ${source}`;
}

/** What a block of code is made of, beside its text. */
export type CodeProps = Readonly<
  Partial<Record<"language" | "className" | "title" | "metastring" | "showLineNumbers", unknown>>
>;

/**
 * The name by which an island has a block of code as the build has made it, by all that it is made of; undefined where
 * that is more than texts.
 */
export function codeName(text: unknown, props: CodeProps): string | undefined {
  const { language, className, title, metastring, showLineNumbers } = props;
  if (typeof text !== "string" || typeof title === "object") return undefined;
  const written = language || languageInClasses(textOrEmpty(className));
  const source = [written, className, title, metastring, showLineNumbers].map((part) => part || null);
  const key = JSON.stringify([text.replace(/\n$/, ""), ...source]);
  // The text itself is in the island's script already.
  return `code ${key.length} ${hashOf(key).toString(36)}`;
}

/** Whether an address is none of another site, as Docusaurus has it: also what is no route. */
export function isInternalUrl(url?: string): boolean {
  return url !== undefined && !isExternal(url) && !isPathname(url);
}

/** The address of an image as modules of Docusaurus have it: a text, or an object around it. */
export function addressOfImage(image: unknown): string {
  const { default: inner, src } = Object(image) as { default?: string; src?: { src?: string } };
  return typeof image === "string" ? image : (inner ?? src?.src ?? "");
}

type Pattern = { path?: string | readonly string[]; exact?: boolean; strict?: boolean };
type Match = { path: string; url: string; isExact: boolean; params: Record<string, string> };

/** What of an address matches a pattern such as `/docs/:name`, as the router of Docusaurus has it; null for nothing. */
export function matchPath(pathname: string, pattern: string | readonly string[] | Pattern): Match | null {
  const options: Pattern = typeof pattern === "object" && "path" in pattern ? pattern : { path: pattern as string };
  return [options.path ?? []]
    .flat()
    .reduce<Match | null>((found, path) => found ?? matchOf(pathname, path, options), null);
}

function matchOf(pathname: string, path: string, { exact = false, strict = false }: Pattern): Match | null {
  const names: string[] = [];
  const source = (strict ? path : path.replace(/\/$/, ""))
    .replace(/[.+?^${}()|[\]\\]/g, "\\$&")
    .replace(/:(\w+)/g, (_, name: string) => (names.push(name), "([^/]+)"))
    .replace(/\*/g, ".*");
  const match = new RegExp(`^${source}${strict ? "" : "(?:/(?=$))?"}(?=/|$)`, "i").exec(pathname);
  if (!match) return null;
  const [url, ...values] = match;
  const isExact = url === pathname;
  if (exact && !isExact) return null;
  return { path, url: path === "/" && url === "" ? "/" : url, isExact, params: paramsOf(names, values) };
}

function paramsOf(names: readonly string[], values: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? ""]));
}
