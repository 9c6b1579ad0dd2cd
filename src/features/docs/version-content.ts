import type { CheckedPage } from "../../build/checks/link-check";
import { lineOfValue } from "../../build/checks/site-links";
import type { SiteContext } from "../../build/context/context";
import { lineOfPath } from "../../lib/content/front-matter";
import type { DocsInstance } from "../../lib/site-config";
import { following, nearOnes, type Problem } from "../../lib/problem";
import { firstHref, hrefsOf, type SidebarTree } from "../../lib/docs/sidebar-tree";
import type { VersionRoutes } from "./alternates";
import { byId } from "./doc";
import { readSidebarFiles, type SidebarFiles } from "./files";
import type { ListedDoc } from "./nodes";
import { normalItems, type NormalItem } from "./sidebars/config";
import {
  categoryLinkIds,
  categoryLinkOf,
  emptyFolders,
  expandItems,
  heldDocIds,
  linkedIds,
  listedFolders,
  type Folders,
} from "./sidebars/expand";
import { generatedItems } from "./sidebars/generated";
import { resolveSidebars, sidebarIdsOf, type CategoryIndex, type ResolvedSidebars } from "./sidebars/resolve";
import { translatedItems, type SidebarTexts } from "./sidebars/translated";
import { versionFolder, type Version } from "./version";

/** A version with its docs and its sidebars, ready for pages. */
export type VersionContent = {
  version: Version;
  /** Docs that are routed: all in develop, all but drafts in production. */
  docs: ListedDoc[];
  draftIds: string[];
  /** Where links to the version as a whole lead; undefined for a version without docs. */
  mainDoc: ListedDoc | undefined;
  sidebars: Record<string, SidebarTree>;
  /** Route of each doc by its id. */
  docRoutes: ReadonlyMap<string, string>;
  /** Route of each category index by its path below the version's root. */
  indexRoutes: ReadonlyMap<string, string>;
  /** The id of the sidebar that a page shows, by the page's route. */
  sidebarIds: ReadonlyMap<string, string>;
  indexes: CategoryIndex[];
  /** The ids of the docs that are a category's page or in one, by sidebar. */
  categoryDocs: ReadonlyMap<string, ReadonlySet<string>>;
  /** The ids of the docs that are a category's page, in any sidebar. */
  categoryLinks: ReadonlySet<string>;
  /** The sidebars file, with the links that it names. */
  sidebarsFile: CheckedPage;
  problems: Problem[];
};

/**
 * Takes a version's docs through the stages of its sidebars: as written, normal, expanded, resolved. `own` are all docs
 * of the version.
 */
export function versionContentOf(
  { root, site, production }: Pick<SiteContext, "root" | "site" | "production">,
  instance: DocsInstance,
  version: Version,
  own: readonly ListedDoc[],
): VersionContent {
  const docs = own.filter((doc) => !(production && doc.draft));
  const draftIds = own.filter((doc) => doc.draft).map((doc) => doc.docId);
  const files = readSidebarFiles(root, instance, version, site.translations);
  const folders: Folders = {
    docs,
    categories: files.categories,
    indexNames: instance.categoryIndexNames,
    numberPrefixes: instance.numberPrefixes,
    defaults: instance.categories,
  };
  const listed = listedSidebars(instance, version, files, docs);
  const expanded = expandedSidebars(listed.sidebars, folders, sidebarTexts(instance, version));
  const resolved: ResolvedSidebars = resolveSidebars(expanded, {
    site,
    production,
    docs: new Map(docs.map((doc) => [doc.docId, doc])),
    draftIds: new Set(production ? draftIds : []),
    versionPath: version.path,
    file: files.file,
    source: files.source,
  });
  const found = [...listed.problems, ...resolved.problems, ...sidebarProblems(files, folders, draftIds, instance)];
  const { sidebars, indexes, links } = resolved;
  return {
    version,
    docs,
    draftIds,
    sidebars,
    indexes,
    problems: [...files.problems, ...following(found)],
    sidebarsFile: { file: files.file, contentRoot: versionFolder(instance, version), links },
    mainDoc: mainDocOf(docs, sidebars, version),
    categoryDocs: new Map(
      Object.entries(expanded).map(([name, items]) => [
        name,
        new Set([...categoryLinkIds(items), ...heldDocIds(items)]),
      ]),
    ),
    categoryLinks: new Set(Object.values(expanded).flatMap(categoryLinkIds)),
    docRoutes: new Map(docs.map((doc) => [doc.docId, doc.permalink])),
    indexRoutes: new Map(indexes.map(({ permalink }) => [permalink.slice(version.path.length), permalink])),
    sidebarIds: sidebarIdsOf(sidebars),
  };
}

function sidebarProblems(
  files: SidebarFiles,
  folders: Folders,
  draftIds: string[],
  { sources }: DocsInstance,
): Problem[] {
  return [
    ...emptySidebars(files, folders),
    ...deadCategoryLinks(sources ? { ...files, categories: usedCategories(files, folders) } : files, folders, draftIds),
  ];
}

/** The category files of folders of which a sidebar makes categories: Docusaurus asks for the links of no others. */
function usedCategories({ sidebars, categories }: SidebarFiles, { docs }: Folders): SidebarFiles["categories"] {
  const listed = Object.values(sidebars).flatMap((config) => listedFolders(normalItems(config)));
  const isUsed = (folder: string) =>
    listed.some((around) => around === "" || folder.startsWith(`${around}/`)) &&
    docs.some((doc) => doc.path.startsWith(`${folder}/`));
  return Object.fromEntries(Object.entries(categories).filter(([folder]) => isUsed(folder)));
}

/** The sidebars of a version by name, each with the route of its first listed page: null where it has none. */
export function namedSidebars({ sidebars }: Pick<VersionContent, "sidebars">) {
  return Object.entries(sidebars).map(([name, items]) => ({ name, items, firstPath: firstHref(items) ?? null }));
}

/** The id of the sidebar that a doc shows: that which its front matter names, else that which lists it. */
export function sidebarIdOf(
  doc: Pick<ListedDoc, "permalink" | "displayedSidebar">,
  { sidebarIds }: Pick<VersionContent, "sidebarIds">,
): string | null | undefined {
  return doc.displayedSidebar === undefined ? sidebarIds.get(doc.permalink) : doc.displayedSidebar;
}

/** Sidebars with what their folders hold, in the language that is built. */
function expandedSidebars(sidebars: [name: string, items: NormalItem[]][], folders: Folders, texts: SidebarTexts) {
  return Object.fromEntries(
    sidebars.map(([name, items]) => [name, translatedItems(expandItems(items, folders), name, texts)]),
  );
}

/** The texts of a version's sidebars in the language that is built. */
function sidebarTexts({ sources }: DocsInstance, version: Version): SidebarTexts {
  return sources?.find(({ name }) => name === version.name)?.texts ?? {};
}

/** The sidebars of a version in their normal form; a function of the instance has listed their folders. */
function listedSidebars(
  instance: DocsInstance,
  version: Version,
  { sidebars, categories, file }: SidebarFiles,
  docs: readonly ListedDoc[],
): { sidebars: [name: string, items: NormalItem[]][]; problems: Problem[] } {
  const normal = Object.entries(sidebars).map(([name, config]) => [name, normalItems(config)] as const);
  const { sidebarItems: list } = instance;
  if (!list) return { sidebars: normal.map(([name, items]) => [name, items]), problems: [] };
  const asked = {
    version: { name: version.name, folder: versionFolder(instance, version) },
    docs: docs.map(({ docId, title, file, path, sidebarPosition }) => ({
      docId,
      title,
      file,
      path,
      ...(sidebarPosition !== null && { position: sidebarPosition }),
    })),
    categories,
  };
  const generated = normal.map(([name, items]) => ({ name, ...generatedItems(items, { list, asked, file }) }));
  return {
    sidebars: generated.map(({ name, items }) => [name, items]),
    problems: generated.flatMap(({ problems }) => problems),
  };
}

/** Versions with the routes of their docs, or of their index pages. */
export function versionRoutesOf(all: readonly VersionContent[], pages: "docRoutes" | "indexRoutes"): VersionRoutes[] {
  return all.map((content) => ({
    version: content.version,
    mainPath: content.mainDoc?.permalink ?? content.version.path,
    routes: content[pages],
  }));
}

/** The doc at a version's root, else the first of its first sidebar, else the first by its id, rather a listed one. */
function mainDocOf(
  docs: readonly ListedDoc[],
  sidebars: Record<string, SidebarTree>,
  version: Version,
): ListedDoc | undefined {
  const byRoute = new Map(docs.map((doc) => [doc.permalink, doc]));
  const [first = []] = Object.values(sidebars);
  const [inSidebar] = hrefsOf(first).flatMap((href) => byRoute.get(href) ?? []);
  const ordered = byId(docs);
  return byRoute.get(version.path) ?? inSidebar ?? ordered.find(({ unlisted }) => !unlisted) ?? ordered[0];
}

function emptySidebars({ sidebars, file, source }: SidebarFiles, folders: Folders): Problem[] {
  return Object.entries(sidebars).flatMap(([name, config]) =>
    emptyFolders(normalItems(config), folders).map((dirName) => ({
      severity: "warning" as const,
      file,
      line: lineOfValue(source, "dirName", dirName),
      message: `The sidebar '${name}' is to list the folder '${dirName}', which holds no doc.`,
      remedy: "Correct `dirName`: it is a path from the version's folder, with number prefixes; `.` is all of it.",
      choices: nearOnes(
        dirName,
        folders.docs.map((doc) => doc.path.split("/").slice(0, -1).join("/")),
      ),
    })),
  );
}

function deadCategoryLinks(
  { categories, categoryFiles }: SidebarFiles,
  folders: Folders,
  draftIds: string[],
): Problem[] {
  return Object.entries(categories).flatMap(([folder, category]) => {
    const { link } = category;
    if (link?.type !== "doc" || categoryLinkOf(folder, category, folders)) return [];
    if (linkedIds(folder, link.id, folders.numberPrefixes).some((id) => draftIds.includes(id))) return [];
    const { file, source } = categoryFiles[folder] ?? { file: folder, source: "" };
    return [
      {
        severity: "error" as const,
        file,
        line: lineOfPath(source, ["link", "id"]),
        message: `Couldn't find any doc with id '${link.id}' for the link of the category.`,
        remedy: "Write the id of a doc of this version, or of one in this folder without the folder's path.",
        choices: nearOnes(
          link.id,
          folders.docs.map((doc) => doc.docId),
        ),
      },
    ];
  });
}
