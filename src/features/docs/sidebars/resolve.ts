import path from "node:path";
import Slugger from "github-slugger";
import { affordable, type Nearest } from "../../../lib/affordable";
import { escapedPattern } from "../../../lib/values/escaped-pattern";
import { linksInHtml } from "../../../lib/html/html-tags";
import { nearOnes, type Problem } from "../../../lib/problem";
import { servedHtml } from "../../../lib/settings/settings-html";
import type { SidebarCategory, SidebarItem, SidebarTree } from "../../../lib/docs/sidebar-tree";
import type { Site } from "../../../lib/site-config";
import { withRouteSlash } from "../../../lib/routes/link-kind";
import { routeOf, withoutBaseUrl } from "../../../lib/routes/url";
import type { GeneratedIndex } from "./config";
import type { ExpandedCategory, ExpandedItem, SidebarDoc } from "./expand";
import { longLists } from "./long-lists";

/** A category index page that a sidebar asks for. */
export type CategoryIndex = {
  sidebar: string;
  permalink: string;
  title: string;
  description: string | null;
  keywords: string[];
  image: string | null;
};

/**
 * What resolving needs: the version's docs by id, the ids of drafts (left out without a word), its root route, where
 * its sidebars are written, and whether these are for a build or for the development server.
 */
export type ResolveContext = {
  site: Pick<Site, "baseUrl" | "lenient">;
  production: boolean;
  docs: ReadonlyMap<string, SidebarDoc>;
  draftIds: ReadonlySet<string>;
  versionPath: string;
  file: string;
  source: string;
};

/**
 * Stage 4: a version's sidebars with every id resolved, the index pages they need, the links that they name, and what
 * is wrong with them.
 */
export type ResolvedSidebars = {
  sidebars: Record<string, SidebarTree>;
  indexes: CategoryIndex[];
  links: { url: string; line?: number; isDrawn: boolean }[];
  problems: Problem[];
};

/**
 * What resolving needs, what names the index pages of a version's categories, each once, and what finds docs by ids.
 */
type Resolving = ResolveContext & { slugger: Slugger; docsLike: Nearest };

/** Resolves the ids of all sidebars of a version to routes. */
export function resolveSidebars(expanded: Record<string, ExpandedItem[]>, given: ResolveContext): ResolvedSidebars {
  const result: ResolvedSidebars = { sidebars: {}, indexes: [], links: [], problems: [] };
  const { docs } = given;
  const docsLike = affordable((id) => nearOnes(id, docs.keys()), docs.size);
  const context: Resolving = { ...given, slugger: new Slugger(), docsLike };
  for (const [sidebar, items] of Object.entries(expanded)) {
    result.sidebars[sidebar] = items.flatMap((item) => resolveItem(item, sidebar, context, result));
  }
  // Without a sidebars file its folder is the sidebar.
  result.problems.push(
    ...longLists(result.sidebars, given.source === "" ? path.posix.dirname(given.file) : given.file),
  );
  return result;
}

function resolveItem(item: ExpandedItem, sidebar: string, context: Resolving, result: ResolvedSidebars): SidebarItem[] {
  const { className, customProps } = item;
  const common = { ...(className && { className }), ...(customProps && { customProps }) };
  if (item.type === "html" || item.type === "link") {
    const urls = item.type === "html" ? linksInHtml(item.value) : [item.href];
    const isDrawn = item.type === "link";
    result.links.push(
      ...urls.map((url) => ({ url: pathOf(url, context), line: lineOf(url, context.source), isDrawn })),
    );
  }
  if (item.type === "html") {
    const value = servedHtml(item.value, context.site, context.production);
    return [{ type: "html", value, ...(item.defaultStyle && { defaultStyle: true as const }), ...common }];
  }
  if (item.type === "link") {
    return [
      {
        type: "link",
        label: item.label,
        href: withRouteSlash(pathOf(item.href, context)),
        ...(item.description && { description: item.description }),
        ...common,
      },
    ];
  }
  if (item.type === "category") return resolveCategory(item, common, sidebar, context, result);
  const doc = docOf(item.id, sidebar, context, result);
  return doc ? [docLink(doc, item, common, item.type === "doc")] : [];
}

function docLink(
  doc: SidebarDoc,
  { label, description }: { label?: string; description?: string },
  common: object,
  isDoc: boolean,
): SidebarItem {
  return {
    type: "link",
    label: doc.sidebarLabel ?? label ?? doc.title,
    href: doc.permalink,
    ...(isDoc && { docId: doc.docId }),
    ...(doc.unlisted && { unlisted: true as const }),
    ...(doc.paginationLabel && { paginationLabel: doc.paginationLabel }),
    ...(description && { description }),
    // What front matter says goes before what the sidebar does, as in labels.
    ...common,
    ...(doc.sidebarClassName && { className: doc.sidebarClassName }),
    ...(doc.sidebarCustomProps && { customProps: doc.sidebarCustomProps }),
  };
}

function resolveCategory(
  item: ExpandedCategory,
  common: object,
  sidebar: string,
  context: Resolving,
  result: ResolvedSidebars,
): SidebarItem[] {
  const doc = item.link?.type === "doc" ? docOf(item.link.id, sidebar, context, result) : undefined;
  // Before its items: a category goes before those in it that are called alike.
  const slug =
    item.link?.type === "generated-index" ? indexSlug(item.link, item.writtenLabel ?? item.label, context.slugger) : "";
  const items = item.items.flatMap((child) => resolveItem(child, sidebar, context, result));
  if (item.items.length === 0 && !item.link) result.problems.push(emptyCategory(item.label, context));
  if (items.length === 0) return doc ? [docLink(doc, item, common, true)] : [];
  const index =
    item.link?.type === "generated-index"
      ? indexOf(item.link, item.label, sidebar, routeOf(context.versionPath, slug), result)
      : undefined;
  const category: SidebarCategory = {
    type: "category",
    label: item.label,
    collapsible: item.collapsible,
    collapsed: item.collapsible && item.collapsed,
    items,
    ...((doc ?? index) && { href: (doc ?? index)?.permalink }),
    // Components of a project of Docusaurus ask for docs by their ids; no one else does.
    ...(doc && context.site.lenient && { docId: doc.docId }),
    ...(doc?.unlisted && { linkUnlisted: true as const }),
    ...(doc && paginationLabelOf(doc, item.label)),
    ...(doc?.sidebarCustomProps && { customProps: doc.sidebarCustomProps }),
    ...((item.description ?? index?.description) && { description: item.description ?? index?.description ?? "" }),
    ...common,
  };
  return [category];
}

function emptyCategory(label: string, { file, source }: ResolveContext): Problem {
  return {
    severity: "error",
    file,
    line: lineOf(label, source),
    message: `The category '${label}' has neither items nor a link, and would lead nowhere.`,
    remedy: "Give it `items` or a `link`, or remove it.",
  };
}

/** Links of pagination name the doc of a category, not the category. */
function paginationLabelOf(doc: SidebarDoc, categoryLabel: string): { paginationLabel?: string } {
  const paginationLabel = doc.paginationLabel ?? doc.sidebarLabel ?? doc.title;
  return paginationLabel === categoryLabel ? {} : { paginationLabel };
}

/** The address of a category's page below its version, by the label where nothing else is written. */
export function indexSlug(link: GeneratedIndex, label: string, slugger: Slugger = new Slugger()): string {
  return link.slug ?? `/category/${slugger.slug(label)}`;
}

function indexOf(
  link: GeneratedIndex,
  label: string,
  sidebar: string,
  wanted: string,
  { indexes }: ResolvedSidebars,
): CategoryIndex {
  let permalink = wanted;
  // Of an address that two categories ask for, their author is told.
  if (link.slug === undefined)
    for (let count = 1; indexes.some((other) => other.permalink === permalink); count += 1)
      permalink = `${wanted.slice(0, -1)}-${count}/`;
  const index = {
    sidebar,
    permalink,
    title: link.title ?? label,
    description: link.description ?? null,
    keywords: link.keywords ?? [],
    image: link.image ?? null,
  };
  indexes.push(index);
  return index;
}

function docOf(
  id: string,
  sidebar: string,
  context: Resolving,
  { problems }: ResolvedSidebars,
): SidebarDoc | undefined {
  const doc = context.docs.get(id);
  if (!doc && !context.draftIds.has(id)) {
    const isJoined = id.includes(" - ");
    problems.push({
      severity: "error",
      file: context.file,
      line: lineOf(id, context.source) ?? lineOfFolded(id, context.source),
      message: `Couldn't find any doc with id '${id}' for the sidebar '${sidebar}'.`,
      remedy: isJoined ? OF_JOINED_LINES : OF_UNKNOWN_ID,
      choices: isJoined ? [] : context.docsLike(id),
    });
  }
  return doc;
}

const OF_UNKNOWN_ID =
  "Write the id of a doc of this version: its path without number prefixes and extension, or its front matter `id` in place of the file name.";
const OF_JOINED_LINES =
  "YAML makes one id of lines of which the second is indented more than the first: indent both alike.";

/** The line at which a value begins that YAML made of several lines, from 1. */
function lineOfFolded(value: string, source: string): number | undefined {
  const [before, after] = source.split(new RegExp(value.split(" ").map(escapedPattern).join("\\s+")), 2);
  return before === undefined || after === undefined ? undefined : before.split("\n").length;
}

/** An address from the site's root: a project of Docusaurus may write the base URL before its paths. */
function pathOf(url: string, { site: { baseUrl, lenient } }: ResolveContext): string {
  return lenient ? withoutBaseUrl(url, baseUrl) : url;
}

/**
 * The first line of a YAML text that names an id, an address or a label, from 1: rather as a value than as a key, and
 * in a comment only where it stands nowhere else.
 */
export function lineOf(id: string, source: string): number | undefined {
  let [key, comment]: (number | undefined)[] = [];
  // By places and not by lines: files with thousands of links are asked for the line of each.
  for (let at = id ? source.indexOf(id) : -1; at >= 0; at = source.indexOf(id, at + 1)) {
    const end = at + id.length;
    if (OF_NAME.test(source[at - 1] ?? "") || OF_NAME.test(source[end] ?? "")) continue;
    if (COMMENT.test(source.slice(source.lastIndexOf("\n", at) + 1, at))) comment ??= at;
    else if (!AFTER_KEY.test(source.slice(end, end + 3))) return lineAt(at, source);
    else key ??= at;
  }
  const place = key ?? comment;
  return place === undefined ? undefined : lineAt(place, source);
}

/** What ids and addresses are made of. */
const OF_NAME = /[\w./-]/;
/** What a line has before a comment's text. */
const COMMENT = /(?:^|\s)#/;
/** What follows a key. */
const AFTER_KEY = /^["']?:(?:\s|$)/;

function lineAt(place: number, source: string): number {
  let line = 1;
  for (let end = source.indexOf("\n"); end >= 0 && end < place; end = source.indexOf("\n", end + 1)) line += 1;
  return line;
}

/**
 * The id of the sidebar that a page shows, by the page's route: of two that list a doc the last one, as in Docusaurus;
 * plain links and refs do not count.
 */
export function sidebarIdsOf(sidebars: Record<string, SidebarTree>): Map<string, string> {
  const ids = new Map<string, string>();
  const note = (items: readonly SidebarItem[], id: string): void => {
    for (const item of items) {
      if (item.type === "html") continue;
      const isPage = item.type === "category" || item.docId !== undefined;
      if (isPage && item.href !== undefined) ids.set(item.href, id);
      if (item.type === "category") note(item.items, id);
    }
  };
  for (const [id, items] of Object.entries(sidebars)) note(items, id);
  return ids;
}
