import type { DocsInstance } from "../../lib/site-config";
import { nearestFirst, type Problem } from "../../lib/problem";
import type { SidebarTree } from "../../lib/sidebar-tree";
import { readSidebarFiles, versionFolder, type SidebarFiles } from "./files";
import type { DocNode } from "./nodes";
import { normalItems } from "./sidebars/config";
import { categoryLinkOf, emptyFolders, expandItems, type Folders } from "./sidebars/expand";
import { resolveSidebars, type CategoryIndex, type ResolvedSidebars } from "./sidebars/resolve";
import type { Version } from "./version";

/** A version with its docs and its sidebars, ready for pages. */
export type VersionContent = {
  version: Version;
  /** Docs that are routed: all in develop, all but drafts in production. */
  docs: DocNode[];
  draftIds: string[];
  sidebars: Record<string, SidebarTree>;
  indexes: CategoryIndex[];
  problems: Problem[];
};

/** Takes a version's docs through the stages of its sidebars: as written, normal, expanded, resolved. */
export function versionContentOf(
  root: string,
  instance: DocsInstance,
  version: Version,
  all: readonly DocNode[],
  production: boolean,
): VersionContent {
  const own = all.filter((doc) => doc.instance === instance.id && doc.version === version.name);
  const docs = production ? own.filter((doc) => !doc.draft) : own;
  const draftIds = own.filter((doc) => doc.draft).map((doc) => doc.docId);
  const files = readSidebarFiles(root, versionFolder(instance, version));
  const folders: Folders = { docs, categories: files.categories, indexNames: instance.categoryIndexNames };
  const expanded = Object.fromEntries(
    Object.entries(files.sidebars).map(([name, config]) => [name, expandItems(normalItems(config), folders)]),
  );
  const resolved: ResolvedSidebars = resolveSidebars(expanded, {
    docs: new Map(docs.map((doc) => [doc.docId, doc])),
    draftIds: new Set(production ? draftIds : []),
    versionPath: version.path,
    file: files.file,
    source: files.source,
  });
  const problems = [
    ...files.problems,
    ...resolved.problems,
    ...emptySidebars(files, folders),
    ...deadCategoryLinks(files, folders, draftIds),
  ];
  return { version, docs, draftIds, sidebars: resolved.sidebars, indexes: resolved.indexes, problems };
}

function emptySidebars({ sidebars, file }: SidebarFiles, folders: Folders): Problem[] {
  return Object.entries(sidebars).flatMap(([name, config]) =>
    emptyFolders(normalItems(config), folders).map((dirName) => ({
      severity: "warning" as const,
      file,
      message: `The sidebar '${name}' is to list the folder '${dirName}', which holds no doc.`,
      remedy: "Correct `dirName`: it is a path from the version's folder, with number prefixes; `.` is all of it.",
      choices: nearestFirst(
        dirName,
        folders.docs.map((doc) => doc.path.split("/").slice(0, -1).join("/")).filter(Boolean),
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
    if (link?.type !== "doc" || draftIds.includes(link.id) || categoryLinkOf(folder, category, folders)) return [];
    return [
      {
        severity: "error" as const,
        file: categoryFiles[folder] ?? folder,
        message: `Couldn't find any doc with id '${link.id}' for the link of the category.`,
        remedy: "Write the id of a doc of this version, or of one in this folder without the folder's path.",
        choices: nearestFirst(
          link.id,
          folders.docs.map((doc) => doc.docId),
        ),
      },
    ];
  });
}
