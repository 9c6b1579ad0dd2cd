import { z } from "zod";
import { pageFieldsOf, pageFrontMatter, type PageFields, type PageSource } from "../../lib/page-fields";
import { tagSchema, tagsOf, type Tag, type TagsFile } from "../../lib/tags";
import { routeOf } from "../../lib/url";
import { docIdOf, docPathOf, permalinkOf } from "./doc-path";
import type { Version } from "./version";

const text = z.string();

/** The front matter that a doc may have. */
export const docFrontMatterSchema = pageFrontMatter({
  id: text.regex(/^[^/]+$/, "must not contain a slash").optional(),
  tags: z.array(tagSchema).default([]),
  hide_title: z.boolean().default(false),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  sidebar_class_name: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.json()).optional(),
  displayed_sidebar: text.nullable().optional(),
  pagination_label: text.optional(),
  pagination_prev: text.nullable().optional(),
  pagination_next: text.nullable().optional(),
});
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

/** A doc's own fields: what its path and front matter say. */
export type Doc = PageFields & {
  instance: string;
  version: string;
  docId: string;
  tags: Tag[];
  hideTitle: boolean;
  sidebarLabel: string | null;
  sidebarPosition: number | null;
  sidebarClassName: string | null;
  sidebarCustomProps: Record<string, unknown> | null;
  /** A sidebar's id, `null` for no sidebar, undefined where the sidebars decide. */
  displayedSidebar?: string | null;
  paginationLabel: string | null;
  /** A doc's id, `null` for no link, undefined where the sidebar decides. */
  paginationPrevious?: string | null;
  paginationNext?: string | null;
};

/** What a doc is made from. */
export type DocSource = Pick<
  PageSource,
  "contentTitle" | "firstParagraph" | "gitUpdate" | "showLastUpdate" | "headingLevels"
> & {
  version: Version;
  /** Path inside the version's folder. */
  path: string;
  frontMatter: DocFrontMatter;
  tagsFile: TagsFile;
  /** Address of the instance's content folder, where its sources can be edited. */
  editUrlBase?: string;
};

/** A doc from its file: ids, routes, titles and labels by Docusaurus' rules. */
export function docOf(source: DocSource): Doc {
  const { version, path, tagsFile, editUrlBase, frontMatter } = source;
  const parts = docPathOf(path);
  return {
    ...pageFieldsOf({
      ...source,
      permalink: permalinkOf(version.path, parts, frontMatter),
      fallbackTitle: frontMatter.id ?? parts.name,
      editUrl: editUrlBase && encodeURI([editUrlBase, version.folder, path].filter(Boolean).join("/")),
      noIndex: version.noIndex,
    }),
    instance: version.instance,
    version: version.name,
    docId: docIdOf(parts, frontMatter.id),
    tags: tagsOf(frontMatter.tags, tagsFile, routeOf(version.path, "tags")),
    hideTitle: frontMatter.hide_title,
    sidebarLabel: frontMatter.sidebar_label ?? null,
    sidebarPosition: frontMatter.sidebar_position ?? parts.position ?? null,
    sidebarClassName: frontMatter.sidebar_class_name ?? null,
    sidebarCustomProps: frontMatter.sidebar_custom_props ?? null,
    displayedSidebar: frontMatter.displayed_sidebar,
    paginationLabel: frontMatter.pagination_label ?? null,
    paginationPrevious: frontMatter.pagination_prev,
    paginationNext: frontMatter.pagination_next,
  };
}
