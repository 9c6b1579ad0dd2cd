import { z } from "zod";
import { editAddress, type EditUrlOf } from "../../lib/settings/function-settings";
import { pageFieldsOf, pageFrontMatter, type PageFields, type PageSource } from "../../lib/content/page-fields";
import { tagSchema, tagsOf, type Tag, type TagsFile } from "../../lib/content/tags";
import { docIdOf, docPathOf, permalinkOf, type NumberPrefixes } from "./doc-path";
import type { Version } from "./version";

const text = z.string();

/** The front matter that a doc may have. */
export const docFrontMatterSchema = pageFrontMatter({
  id: text
    .min(1, "must not be empty")
    .regex(/^[^/]*$/, "must not contain a slash")
    .optional()
    .describe("The doc's name in sidebars, where it is not that of its file; without a slash."),
  parse_number_prefixes: z
    .boolean()
    .default(true)
    .describe("Off: numbers before the names of the file and its folders are a part of its id and address."),
  tags: z.array(tagSchema).default([]).describe("Names of the tags file, or other words."),
  hide_title: z.boolean().default(false).describe("Leaves the heading out of the page."),
  sidebar_label: text.optional().describe("What the sidebar calls the doc, where that is not its title."),
  sidebar_position: z.number().optional().describe("The place among its neighbours in a generated sidebar."),
  sidebar_class_name: text.optional().describe("A class of the sidebar's item."),
  sidebar_custom_props: z
    .record(z.string(), z.json())
    .optional()
    .describe("Values for components of the sidebar, as YAML: one `key: value` a line."),
  displayed_sidebar: text
    .nullable()
    .optional()
    .describe("The id of the sidebar beside the doc, where it is in several."),
  pagination_label: text.optional().describe("What the links at the end of its neighbours call the doc."),
  pagination_prev: text.nullable().optional().describe("The id of the doc that comes before."),
  pagination_next: text.nullable().optional().describe("The id of the doc that comes next."),
});
export type DocFrontMatter = z.output<typeof docFrontMatterSchema>;

/** A doc's own fields: what its path and front matter say. */
export type Doc = PageFields & {
  instance: string;
  version: string;
  docId: string;
  tags: Tag[];
  hideTitle: boolean;
  /** Who wrote it, by git; empty where the instance does not show that. */
  contributors: string[];
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
  /** Pull requests of what the doc marks as unreleased. */
  unreleased: number[];
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
  contributors?: readonly string[];
  /** Whether numbers before names are no part of ids and routes. */
  numberPrefixes?: NumberPrefixes;
  /** Address of the instance's content folder, where its sources can be edited. */
  editUrl?: string | EditUrlOf;
  /** Folder of the version, from the site's root. */
  versionFolder: string;
  /** Whether a heading further below in the text names the page. */
  titleInText?: boolean;
  unreleased: number[];
};

/** A doc from its file: ids, routes, titles and labels by Docusaurus' rules. */
export function docOf(source: DocSource): Doc {
  const { version, path, tagsFile, frontMatter } = source;
  const parts = docPathOf(path, frontMatter.parse_number_prefixes ? source.numberPrefixes : false);
  const permalink = permalinkOf(version.path, parts, frontMatter);
  return {
    ...pageFieldsOf({
      ...source,
      permalink,
      fallbackTitle: frontMatter.id ?? parts.name,
      editUrl: editAddress(source.editUrl, [version.folder, path], {
        folder: source.versionFolder,
        path,
        permalink,
        version: version.name,
      }),
      noIndex: version.noIndex,
    }),
    instance: version.instance,
    version: version.name,
    docId: docIdOf(parts, frontMatter.id),
    tags: tagsOf(frontMatter.tags, tagsFile, version.tagsRoute),
    // A heading of the text stays, and is the only title.
    hideTitle: source.titleInText === true || (frontMatter.hide_title && source.contentTitle === undefined),
    contributors: [...(source.contributors ?? [])],
    sidebarLabel: frontMatter.sidebar_label ?? null,
    sidebarPosition: frontMatter.sidebar_position ?? parts.position ?? null,
    sidebarClassName: frontMatter.sidebar_class_name ?? null,
    sidebarCustomProps: frontMatter.sidebar_custom_props ?? null,
    displayedSidebar: frontMatter.displayed_sidebar,
    paginationLabel: frontMatter.pagination_label ?? null,
    paginationPrevious: frontMatter.pagination_prev,
    paginationNext: frontMatter.pagination_next,
    unreleased: source.unreleased,
  };
}

/** Docs by their ids, whose letters go before their case, as Docusaurus has them. */
export function byId<D extends Pick<Doc, "docId">>(docs: readonly D[]): D[] {
  return [...docs].sort((one, other) => one.docId.localeCompare(other.docId, "en"));
}
