import { isExternal, isPathname } from "../lib/url";
import type { VersionFacts } from "../lib/version-facts";

/** What asks for data of Docusaurus' docs plugin that pages of the site do not have. */
const ASKING = ["useSidebarBreadcrumbs"];
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
    ...{ useDocsData: dataOf, useVersions: (id) => dataOf(id).versions, useLatestVersion: latest },
    useAllDocsData: () => Object.fromEntries(data.size > 0 ? data : [["default", dataOf()]]),
    ...{ useActivePlugin: nothing, useActivePluginAndVersion: nothing, useActiveVersion: nothing },
    useActiveDocContext: () => ({ activeVersion: undefined, activeDoc: undefined, alternateDocVersions: {} }),
    useDocVersionSuggestions: (id) => ({ latestVersionSuggestion: latest(id), latestDocSuggestion: undefined }),
    useDocsPreferredVersion: () => ({ preferredVersion: null, savePreferredVersionName: nothing }),
    useDocsVersionCandidates: (id) => [latest(id)],
  };
}

function nothing(): undefined {
  return undefined;
}

/** What only pages of docs know. */
const OF_DOCS = ["useDoc", "useDocById", "useDocsSidebar", "useDocsVersion"];

/**
 * Hooks of Docusaurus' docs plugin that are alike at build and on the page. A category has no items of its own here:
 * cards of docs without any are those of the page's category. Those that ask for more throw an error that names them.
 */
export const docsHooks = {
  useCurrentSidebarCategory: () => ({ type: "category" }),
  useCurrentSidebarSiblings: () => undefined,
  filterDocCardListItems: (items: unknown) => items,
  ...Object.fromEntries(ASKING.map((name) => [name, () => refuse(name)])),
};

/**
 * Hooks about versions and docs at build: what calls them is for the page. A component on trial, as `assume` says, goes
 * on with what `versions` say, all else throws. `askForDoc` is told first of those that only docs can answer, and
 * throws where the page is none.
 */
export function hooksOfPages(
  assume: () => boolean,
  askForDoc: (hook: string) => void,
  versions: Versions = {},
): Record<string, (id?: string) => unknown> {
  const given = Object.entries(dataOfPages(versions)).map(([name, data]) => [
    name,
    (id?: string) => (assume() ? data(id) : inContent(name)),
  ]);
  const ofDocs = OF_DOCS.map((name) => [
    name,
    () => {
      askForDoc(name);
      assume();
      return inContent(name);
    },
  ]);
  return Object.fromEntries([...given, ...ofDocs]) as Record<string, (id?: string) => unknown>;
}

function inContent(hook: string): never {
  throw new Error(`\`${hook}\` runs in components, and not in content itself`);
}

function refuse(name: string): never {
  throw new Error(
    `\`${name}\` asks for data of Docusaurus' docs plugin, which the site does not have; write what it gives as props`,
  );
}

/** The name by which an island has the drawing of a diagram, by the diagram's source. */
export function drawingName(source: string): string {
  return `diagram ${source}`;
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
