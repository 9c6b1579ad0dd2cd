import { createContext } from "react";
import type { PageInfo } from "../../../ui/page-info";
import { textOf } from "../../content-node";
import { contentOf } from "../../page-content";
import type { FileDoc } from "../island/doc-hooks";
import { addressedTags, editFacts, pictureAssets, postFacts } from "../island/post-metadata";
import { propsOfNeighbours, type Neighbours } from "../island/neighbours";
import { projectAddress } from "../island/project-address";
import { usePagePart } from "./parts";

type Toc = readonly { id: string; level: number; children: unknown }[];

/** A kind of pages that has parts of its own. */
export type PageKind = "doc" | "post" | "page";

/** What a template asks of its page, as far as components of the project may want to know it. */
export type PartArticle = {
  title: string;
  /** Content of the heading with which its content begins, empty where it begins with none. */
  heading?: unknown;
  description: string | null;
  unlisted: boolean | null;
  editUrl: string | null;
  lastUpdate: { date: string | null; author: string | null } | null;
  toc: Toc;
  tags?: readonly { label: string; permalink: string }[];
  /** Of posts alone. */
  date?: string;
  authors?: readonly { imageUrl: string | null }[];
  readingMinutes?: number | null;
};

/** A page as components around its parts know it: what hooks tell them, and props by the names of parts. */
type PartPageFacts = {
  kind: PageKind;
  doc: FileDoc;
  propsOf: (name: string) => Record<string, unknown>;
};

/** The page around a component of the project that stands around a part. */
export const PartPage = /* #__PURE__ */ createContext<PartPageFacts | undefined>(undefined);

/** What a page tells that cannot be edited and of which no change is known. */
const NOT_EDITED = { editUrl: undefined, lastUpdatedAt: undefined, lastUpdatedBy: undefined };

/** A page, and what stands before and after it. */
type PageOfParts = { article: PartArticle; kind: PageKind; info: PageInfo; neighbours?: Neighbours };

/** What Docusaurus gives to components of its theme for a page; what it has of no page here is absent. */
export function partPageOf({ article, kind, info, neighbours }: PageOfParts): PartPageFacts {
  const { title, description, unlisted, editUrl, lastUpdate, tags = [] } = article;
  const { frontMatter = {}, source, id: docId } = info.written ?? {};
  const metadata = {
    title,
    description,
    frontMatter,
    tags: addressedTags(tags),
    draft: false,
    unlisted: unlisted === true,
    source,
    permalink: projectAddress(info.path),
    ...NOT_EDITED,
    ...editFacts(editUrl, lastUpdate),
    ...(kind === "post" && { ...postFacts(article), ...propsOfNeighbours("BlogPostPaginator", neighbours) }),
  };
  const assets = kind === "post" ? pictureAssets(article.authors ?? []) : {};
  const toc = article.toc.map(({ id, level, children }) => ({ id, level, value: textOf(contentOf(children)) }));
  const heading = contentOf(article.heading);
  const contentTitle = heading.length > 0 ? textOf(heading) : undefined;
  const doc = { metadata, frontMatter, contentTitle, assets, toc, ...(docId !== undefined && { docId }) };
  const content = Object.assign(() => usePagePart("body"), { ...doc, metadata: { ...metadata, id: docId } });
  const known: Partial<Record<string, object>> = {
    DocItem: { content, route: {} },
    MDXPage: { content },
    BlogPostPage: { content, sidebar: { title: "", items: [] } },
    TOC: { toc },
    EditThisPage: { editUrl },
    LastUpdated: { ...NOT_EDITED, ...editFacts(null, lastUpdate) },
    EditMetaRow: { ...NOT_EDITED, ...editFacts(editUrl, lastUpdate) },
    TagsListInline: { tags: metadata.tags },
  };
  return { kind, doc, propsOf: (name) => ({ ...known[name] }) };
}
