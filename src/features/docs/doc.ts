import { z } from "zod";
import { dateOf } from "../../lib/dates";
import { tagSchema, tagsOf, type Tag, type TagsFile } from "../../lib/tags";
import { routeOf } from "../../lib/url";
import { docIdOf, docPathOf, permalinkOf } from "./doc-path";
import type { Version } from "./version";

const headingLevel = z.int().min(2).max(6);
const text = z.string();

/** The front matter that a doc may have. */
export const docFrontMatterSchema = z
  .strictObject({
    id: text.regex(/^[^/]+$/, "must not contain a slash").optional(),
    slug: text.optional(),
    title: text.optional(),
    title_meta: text.optional(),
    description: text.optional(),
    keywords: z.array(text).optional(),
    image: text.optional(),
    tags: z.array(tagSchema).default([]),
    draft: z.boolean().default(false),
    unlisted: z.boolean().default(false),
    hide_title: z.boolean().default(false),
    hide_table_of_contents: z.boolean().default(false),
    toc_min_heading_level: headingLevel.optional(),
    toc_max_heading_level: headingLevel.optional(),
    sidebar_label: text.optional(),
    sidebar_position: z.number().optional(),
    sidebar_class_name: text.optional(),
    sidebar_custom_props: z.record(z.string(), z.json()).optional(),
    displayed_sidebar: text.nullable().optional(),
    pagination_label: text.optional(),
    pagination_prev: text.nullable().optional(),
    pagination_next: text.nullable().optional(),
    custom_edit_url: text.nullable().optional(),
    last_update: z
      .strictObject({
        author: text.optional(),
        date: text
          .or(z.date().transform((date) => date.toISOString()))
          .refine((date) => dateOf(date) !== undefined, "must be a date")
          .optional(),
      })
      .optional(),
    /** The maintainers' test of front matter that a hook changes. */
    force_unlisted_parseFrontMatter_test: z.boolean().default(false),
  })
  .refine(({ draft, unlisted }) => !(draft && unlisted), {
    message: "a draft cannot be unlisted as well: drafts are not published at all",
    path: ["draft"],
  });
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

/** When and by whom a page was last changed. */
export type LastUpdate = { date: string | null; author: string | null };

/** A doc's own fields: what its path and front matter say. */
export type Doc = {
  instance: string;
  version: string;
  docId: string;
  permalink: string;
  title: string;
  titleMeta: string | null;
  description: string;
  keywords: string[];
  image: string | null;
  tags: Tag[];
  draft: boolean;
  unlisted: boolean;
  noIndex: boolean;
  hideTitle: boolean;
  hideTableOfContents: boolean;
  tocMinHeadingLevel: number;
  tocMaxHeadingLevel: number;
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
  editUrl: string | null;
  lastUpdate: LastUpdate | null;
};

/** What a doc is made from. */
export type DocSource = {
  version: Version;
  /** Path inside the version's folder. */
  path: string;
  frontMatter: DocFrontMatter;
  tagsFile: TagsFile;
  /** From the compiled file. */
  contentTitle?: string;
  firstParagraph: string;
  gitUpdate?: LastUpdate;
  editUrlBase?: string;
  showLastUpdate: { time: boolean; author: boolean };
  headingLevels: { min: number; max: number };
};

/** A doc from its file: ids, routes, titles and labels by Docusaurus' rules. */
export function docOf(source: DocSource): Doc {
  const { version, path, frontMatter, tagsFile, headingLevels } = source;
  const parts = docPathOf(path);
  const min = frontMatter.toc_min_heading_level ?? headingLevels.min;
  return {
    instance: version.instance,
    version: version.name,
    docId: docIdOf(parts, frontMatter.id),
    permalink: permalinkOf(version.path, parts, frontMatter),
    title: frontMatter.title ?? source.contentTitle ?? frontMatter.id ?? parts.name,
    titleMeta: frontMatter.title_meta ?? null,
    description: frontMatter.description ?? source.firstParagraph,
    keywords: frontMatter.keywords ?? [],
    image: frontMatter.image ?? null,
    tags: tagsOf(frontMatter.tags, tagsFile, routeOf(version.path, "tags")),
    draft: frontMatter.draft,
    unlisted: !frontMatter.draft && (frontMatter.unlisted || frontMatter.force_unlisted_parseFrontMatter_test),
    noIndex: version.noIndex,
    hideTitle: frontMatter.hide_title,
    hideTableOfContents: frontMatter.hide_table_of_contents,
    tocMinHeadingLevel: min,
    tocMaxHeadingLevel: Math.max(frontMatter.toc_max_heading_level ?? headingLevels.max, min),
    sidebarLabel: frontMatter.sidebar_label ?? null,
    sidebarPosition: frontMatter.sidebar_position ?? parts.position ?? null,
    sidebarClassName: frontMatter.sidebar_class_name ?? null,
    sidebarCustomProps: frontMatter.sidebar_custom_props ?? null,
    displayedSidebar: frontMatter.displayed_sidebar,
    paginationLabel: frontMatter.pagination_label ?? null,
    paginationPrevious: frontMatter.pagination_prev,
    paginationNext: frontMatter.pagination_next,
    editUrl: editUrlOf(source),
    lastUpdate: lastUpdateOf(source),
  };
}

function editUrlOf({ frontMatter, editUrlBase, version, path }: DocSource): string | null {
  if (frontMatter.custom_edit_url !== undefined) return frontMatter.custom_edit_url;
  return editUrlBase ? encodeURI([editUrlBase, version.folder, path].filter(Boolean).join("/")) : null;
}

function lastUpdateOf({ frontMatter, gitUpdate, showLastUpdate }: DocSource): LastUpdate | null {
  const written = frontMatter.last_update;
  const date = showLastUpdate.time ? ((written?.date && dateOf(written.date)) ?? gitUpdate?.date ?? null) : null;
  const author = showLastUpdate.author ? (written?.author ?? gitUpdate?.author ?? null) : null;
  return date || author ? { date, author } : null;
}
