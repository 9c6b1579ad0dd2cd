import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { translate } from "../lib/words/translate";
import { isElement, type ContentNode, type TocEntry } from "../mdx/content-node";
import { contentOf, tocOf } from "../mdx/page-content";
import { AroundPart, PartsOfPage } from "../mdx/components/project/around-part";
import { CopiedTitle } from "../mdx/components/project/copied-title";
import type { Neighbours } from "../mdx/components/island/neighbours";
import type { PageKind } from "../mdx/components/project/part-page";
import { renderNodes } from "../mdx/render/render";
import { FirstPaintMark } from "../ui/first-paint-mark";
import { articleParts, type ArticlePart } from "../ui/frame-parts";
import { usePageInfo } from "../ui/page-info";
import { Prose } from "../mdx/render/prose";
import { PageFooter } from "./page-footer";
import { MobileTableOfContents, TableOfContents } from "./table-of-contents";

/** What an article and its head show of a page, of every type. */
export const articlePage = graphql`
  fragment ArticlePage on Page {
    title
    titleMeta
    description
    permalink
    keywords
    image
    unlisted
    noIndex
    head
    heading
    prose
    hideTableOfContents
    tocMinHeadingLevel
    tocMaxHeadingLevel
    toc {
      id
      level
      children
    }
    editUrl
    lastUpdate {
      date
      author
    }
  }
`;

type ArticleProps = {
  page: Queries.ArticlePageFragment;
  hideTitle?: boolean;
  /** Class for the element around the article. */
  className?: string | null;
  /** Which parts the page has, where a project puts components around them. */
  kind?: PageKind;
  /** What such components are told of the pages before and after, where no sidebar tells it. */
  neighbours?: Neighbours;
  /** What stands above a page of docs: the way to it, and what is said of its version. */
  notes?: Partial<Record<"breadcrumbs" | "versionBanner" | "versionBadge", ReactNode>>;
  /** What stands above and below the title, between content and page footer, and below that. */
  above?: ReactNode;
  below?: ReactNode;
  tags?: ReactNode;
  children?: ReactNode;
};

/** A page of content: title, text, table of contents, and where to edit it. */
export function Article(props: ArticleProps) {
  const { page, kind, neighbours, className } = props;
  const toc = page.hideTableOfContents ? [] : tocOf(page.toc, page.tocMinHeadingLevel, page.tocMaxHeadingLevel);
  const column = toc.length > 0 && (
    <AroundPart place="toc" box="toc-column">
      <TableOfContents entries={toc} />
    </AroundPart>
  );
  const parts = partsOf(props, itemParts(props, toc));
  const whole = (
    <div className={className ? `with-toc ${className}` : "with-toc"}>
      <article className="page-article">{parts.article}</article>
      {column}
    </div>
  );
  const inLayout = (
    <AroundPart place="blogLayout" parts={{ body: parts.article }} props={{ toc: column }}>
      {whole}
    </AroundPart>
  );
  return (
    <PartsOfPage article={page} kind={kind} neighbours={neighbours}>
      <AroundPart place="page" parts={{ ...parts.named, toc: column }}>
        {kind === "post" ? inLayout : whole}
      </AroundPart>
    </PartsOfPage>
  );
}

/**
 * All that is in the element of an article, and its parts by the names under which a project may put them elsewhere.
 */
function partsOf({ notes, above, children }: ArticleProps, inItem: ReturnType<typeof itemParts>) {
  const breadcrumbs = (
    <>
      <ArticleParts place="above-article" />
      <FirstPaintMark after="above-article" />
      {notes?.breadcrumbs}
    </>
  );
  const item = (
    <AroundPart place="item" parts={inItem}>
      {inItem.content}
      {inItem.pageFooter}
    </AroundPart>
  );
  const pagination = (
    <>
      <AroundPart place="pagination">{children}</AroundPart>
      <ArticleParts place="below-article" />
    </>
  );
  const article = (
    <>
      {breadcrumbs}
      {notes?.versionBanner}
      {notes?.versionBadge}
      {above}
      {item}
      {pagination}
    </>
  );
  return { article, named: { ...inItem, ...notes, breadcrumbs, item, pagination } };
}

/** The parts of an article's middle. */
function itemParts({ page, kind, hideTitle, below, tags }: ArticleProps, toc: TocEntry[]) {
  const titleNodes = contentOf(page.heading);
  const named = (
    <>
      {page.unlisted && <UnlistedNotice />}
      {!hideTitle && titleOf(titleNodes, page.title)}
      {below}
    </>
  );
  // Asked here, so that scripts of sites without such components have nothing of it.
  const header = __THEME_PARTS__ === "" ? named : <AroundPart place="header">{named}</AroundPart>;
  const text = (
    <AroundPart place="text">
      <Prose nodes={contentOf(page.prose)} />
    </AroundPart>
  );
  const all = (
    <>
      {header}
      <MobileTableOfContents entries={toc} />
      {text}
    </>
  );
  const content = <AroundPart place="content">{all}</AroundPart>;
  const tagList = tags && <AroundPart place="tags">{tags}</AroundPart>;
  const editMeta = <PageFooter editUrl={page.editUrl} lastUpdate={page.lastUpdate} />;
  const pageFooter = (
    <AroundPart place="pageFooter" parts={{ tags: tagList, editMeta }}>
      {tagList}
      {editMeta}
    </AroundPart>
  );
  return { header, text, content, tags: tagList, editMeta, pageFooter, body: kind === "post" ? text : all };
}

function titleOf(nodes: ContentNode[], title: string) {
  const [first] = nodes;
  // Any project of Docusaurus may draw it: what draws elements has no part in scripts, so none of their flags tells.
  if (__PAGE_CLASSES__ && first !== undefined && isElement(first) && first[0] === "header") return renderNodes(nodes);
  if (__THEME_PARTS__ !== "" && nodes.length === 0) return <CopiedTitle>{title}</CopiedTitle>;
  return <h1>{nodes.length > 0 ? renderNodes(nodes) : title}</h1>;
}

/** What features put at a place of an article. */
function ArticleParts({ place }: Pick<ArticlePart, "place">) {
  const page = usePageInfo();
  return articleParts(place).map(({ Component }, index) => <Component key={index} page={page} />);
}

function UnlistedNotice() {
  return (
    <p role="note" className="site-notice">
      {translate({ id: "page.unlisted" })}
    </p>
  );
}
