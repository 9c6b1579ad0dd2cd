import type { CreatePagesArgs } from "gatsby";
import type { Grounds } from "../../build/context/context";
import type { Page } from "../../build/feature";
import { writeSidebar } from "../../build/publish/sidebar-files";
import { nearestFirst, type Problem } from "../../lib/problem";
import type { DocsInstance } from "../../lib/site-config";
import { routeOf } from "../../lib/url";
import type { DocNode } from "./nodes";
import { readVersions } from "./files";
import { sidebarOf } from "./sidebars/resolve";
import { versionContentOf, type VersionContent } from "./version-content";

const TEMPLATES = "src/features/docs/templates";

/** The pages of all docs instances: docs, category indexes, tags. */
export async function docsPages(
  { getNodesByType }: CreatePagesArgs,
  house: Grounds,
): Promise<{ pages: Page[]; problems: Problem[] }> {
  const all = getNodesByType("Doc") as DocNode[];
  const pages: Page[] = [];
  const problems: Problem[] = [];
  for (const instance of house.site.docs) {
    const read = readVersions(house.root, instance);
    problems.push(...read.problems);
    for (const version of read.versions) {
      const content = versionContentOf(house.root, instance, version, all, house.production);
      pages.push(...versionPages(instance, content, house.root));
      problems.push(...content.problems, ...twiceUsedIds(content.docs), ...wrongReferences(content));
    }
  }
  return { pages, problems };
}

function versionPages(instance: DocsInstance, content: VersionContent, root: string): Page[] {
  const { version, docs, indexes } = content;
  const files = Object.fromEntries(
    Object.entries(content.sidebars).map(([name, tree]) => [
      name,
      writeSidebar(root, `${instance.id}-${version.name}-${name}`, tree),
    ]),
  );
  const context = { instance: instance.id, version: version.name };
  const docPages = docs.map((doc): Page => {
    const sidebarName =
      doc.displayedSidebar === undefined ? sidebarOf(doc.permalink, content.sidebars) : doc.displayedSidebar;
    const sidebar = sidebarName ? files[sidebarName] : undefined;
    return {
      path: doc.permalink,
      file: doc.file,
      component: `${TEMPLATES}/doc.tsx`,
      context: { id: doc.id, ...context, sidebar, sidebarName },
    };
  });
  const indexPages = indexes.map((index): Page => ({
    path: index.permalink,
    title: index.title,
    component: `${TEMPLATES}/category.tsx`,
    context: { ...context, permalink: index.permalink, sidebar: files[index.sidebar], sidebarName: index.sidebar },
  }));
  return [...docPages, ...indexPages, ...tagPages(docs, routeOf(version.path, "tags"), context)];
}

function tagPages(docs: DocNode[], route: string, context: object): Page[] {
  const permalinks = new Set(docs.filter((doc) => !doc.draft).flatMap((doc) => doc.tags.map((tag) => tag.permalink)));
  if (permalinks.size === 0) return [];
  const tags = [...permalinks].map((permalink): Page => ({
    path: permalink,
    component: `${TEMPLATES}/tag.tsx`,
    context: { ...context, permalink },
  }));
  return [{ path: route, component: `${TEMPLATES}/tags.tsx`, context: { ...context } }, ...tags];
}

function twiceUsedIds(docs: DocNode[]): Problem[] {
  const firstOf = new Map<string, DocNode>();
  return docs.flatMap((doc) => {
    const first = firstOf.get(doc.docId);
    if (!first) {
      firstOf.set(doc.docId, doc);
      return [];
    }
    return [
      {
        severity: "error" as const,
        file: doc.file,
        line: 1,
        message: `The doc id '${doc.docId}' is used twice: also by ${first.file}.`,
        remedy: "Rename one of the files, or give one of them another `id` in its front matter.",
      },
    ];
  });
}

function wrongReferences({ docs, sidebars, draftIds }: VersionContent): Problem[] {
  const ids = [...docs.map((doc) => doc.docId), ...draftIds];
  return docs.flatMap((doc) => {
    const problems: Problem[] = [];
    const at = { severity: "error" as const, file: doc.file, line: 1 };
    if (doc.displayedSidebar && !(doc.displayedSidebar in sidebars)) {
      problems.push({
        ...at,
        message: `Can't find any sidebar with id '${doc.displayedSidebar}' (front matter \`displayed_sidebar\`).`,
        remedy: "Write the id of a sidebar of this version, or `null` for none.",
        choices: nearestFirst(doc.displayedSidebar, Object.keys(sidebars)),
      });
    }
    for (const [key, id] of [
      ["pagination_prev", doc.paginationPrevious],
      ["pagination_next", doc.paginationNext],
    ] as const) {
      if (!id || ids.includes(id)) continue;
      problems.push({
        ...at,
        message: `Couldn't find any doc with id '${id}' (front matter \`${key}\`).`,
        remedy: "Write the id of a doc of this version, or `null` for no link.",
        choices: nearestFirst(id, ids),
      });
    }
    return problems;
  });
}
