import { frameContextOf } from "../../lib/pages/frame-context";
import type { Site } from "../../lib/site-config";
import { versionClassName } from "../../lib/settings/version-facts";
import type { Page } from "../feature";
import type { PageNode } from "../nodes/mdx-reader";
import { isNotFoundRoute } from "../../lib/routes/not-found";

/** The classes that Docusaurus gives `<html>` for pages of a template, beside those of all pages of its plugin. */
const OF_TEMPLATE: Readonly<Record<string, readonly string[]>> = {
  "docs/templates/doc.tsx": ["docs-wrapper", "docs-doc-page"],
  "docs/templates/category.tsx": ["docs-wrapper", "docs-doc-page"],
  "docs/templates/tags.tsx": ["docs-wrapper", "docs-tags-list-page"],
  "docs/templates/tag.tsx": ["docs-wrapper", "docs-tags-doc-list-page"],
  "blog/templates/list.tsx": ["blog-wrapper", "blog-list-page"],
  "blog/templates/post.tsx": ["blog-wrapper", "blog-post-page"],
  "blog/templates/tags.tsx": ["blog-wrapper", "blog-tags-list-page"],
  "blog/templates/tag.tsx": ["blog-wrapper", "blog-tags-post-list-page"],
  "blog/templates/authors.tsx": ["blog-wrapper", "blog-authors-list-page"],
  "blog/templates/author.tsx": ["blog-wrapper", "blog-authors-posts-page"],
  // A page of Docusaurus' theme for Algolia, which has the last class on its main part.
  "search/templates/search.tsx": ["plugin-search-algolia", "plugin-id-default", "search-page-wrapper"],
};

/** What a node may say of its page; each field is one kind's alone, but for the classes that content asks for. */
type Facts = {
  instance?: string;
  docId?: string;
  isCode?: boolean;
  wrapperClassName?: string | null;
  htmlClasses?: readonly string[];
};
type ClassedNode = Pick<PageNode, "id"> & Facts;

/**
 * Pages of a project of Docusaurus, each with the classes that `<html>` has on it there: its stylesheets and its
 * content may ask for them.
 */
export function withClasses(pages: readonly Page[], nodes: readonly ClassedNode[], docs: Site["docs"]): Page[] {
  const facts = new Map<string | undefined, Facts>(nodes.map((node) => [node.id, node]));
  return pages.map((page) => {
    const htmlClass = classesOf(page, facts.get(page.node) ?? {}, docs).join(" ");
    return htmlClass ? { ...page, frame: { ...page.frame, htmlClass } } : page;
  });
}

/**
 * The page for addresses that there are none of, as Gatsby has it, with its classes; undefined for any other page, and
 * where it has them already.
 */
export function notFoundWithClasses<T extends { path: string; context?: Record<string, unknown> }>(
  page: T,
): T | undefined {
  if (!isNotFoundRoute(page.path) || frameContextOf(page.context).htmlClass !== undefined) return undefined;
  return { ...page, context: { ...page.context, frame: { htmlClass: "plugin-native plugin-id-default" } } };
}

function classesOf(page: Page, facts: Facts, docs: Site["docs"]): string[] {
  const template = page.component.replace(/^src\/features\//, "");
  const [, plugin] = /^(docs|blog|pages)\//.exec(template) ?? [];
  const { instance = facts.instance, version } = page.frame ?? {};
  return [
    ...(plugin ? [`plugin-${plugin}`, `plugin-id-${pluginId(plugin, instance)}`] : []),
    ...(OF_TEMPLATE[template] ?? []),
    ...(version ? ofVersion(version, docs.find(({ id }) => id === instance) ?? { versions: {} }) : []),
    ...(facts.docId ? [`docs-doc-id-${facts.docId}`] : []),
    ...(facts.isCode === false ? [facts.wrapperClassName ?? "mdx-wrapper", "mdx-page"] : []),
    ...(facts.htmlClasses ?? []),
  ];
}

function ofVersion(name: string, instance: Pick<Site["docs"][number], "versions">): string[] {
  return versionClassName(instance, name).split(/\s+/).filter(Boolean);
}

/** The id that an instance has in the project: here those without one are called like their plugin. */
function pluginId(plugin: string, instance = plugin): string {
  return instance === plugin && plugin !== "docs" ? "default" : instance;
}
