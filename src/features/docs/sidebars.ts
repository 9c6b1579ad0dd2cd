import type { DocsInstance } from "../../lib/site-config";
import type { Problem } from "../../lib/problem";
import type { SidebarTree } from "../../lib/sidebar-tree";
import { readSidebarFiles, versionFolder } from "./files";
import type { DocNode } from "./nodes";
import { normalItems } from "./sidebar-config";
import { expandItems } from "./sidebar-expand";
import { resolveSidebars, type CategoryIndex, type ResolvedSidebars } from "./sidebar-resolve";
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
export function versionContentOf(root: string, instance: DocsInstance, version: Version, all: readonly DocNode[], production: boolean): VersionContent {
  const own = all.filter((doc) => doc.instance === instance.id && doc.version === version.name);
  const docs = production ? own.filter((doc) => !doc.draft) : own;
  const draftIds = own.filter((doc) => doc.draft).map((doc) => doc.docId);
  const files = readSidebarFiles(root, versionFolder(instance, version));
  const folders = { docs, categories: files.categories };
  const expanded = Object.fromEntries(Object.entries(files.sidebars).map(([name, config]) => [name, expandItems(normalItems(config), folders)]));
  const resolved: ResolvedSidebars = resolveSidebars(expanded, {
    docs: new Map(docs.map((doc) => [doc.docId, doc])),
    draftIds: new Set(production ? draftIds : []),
    versionPath: version.path,
    file: files.file,
    source: files.source,
  });
  return { version, docs, draftIds, sidebars: resolved.sidebars, indexes: resolved.indexes, problems: [...files.problems, ...resolved.problems] };
}
