import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { translate } from "../lib/words/translate";
import { contentOf, tocOf } from "../mdx/page-content";
import { AroundPart, PartsOfPage } from "../mdx/components/project/around-part";
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
  /** What stands above and below the title, between content and page footer, and below that. */
  above?: ReactNode;
  below?: ReactNode;
  tags?: ReactNode;
  children?: ReactNode;
};

/** A page of content: title, text, table of contents, and where to edit it. */
export function Article({ page, kind, hideTitle, className, above, below, tags, children }: ArticleProps) {
  const titleNodes = contentOf(page.heading);
  const toc = page.hideTableOfContents ? [] : tocOf(page.toc, page.tocMinHeadingLevel, page.tocMaxHeadingLevel);
  return (
    <PartsOfPage article={page} kind={kind}>
      <AroundPart place="page">
        <div className={className ? `with-toc ${className}` : "with-toc"}>
          <article className="page-article">
            <ArticleParts place="above-article" />
            <FirstPaintMark after="above-article" />
            {above}
            <AroundPart place="item">
              {page.unlisted && <UnlistedNotice />}
              <AroundPart place="content">
                {!hideTitle && <h1>{titleNodes.length > 0 ? renderNodes(titleNodes) : page.title}</h1>}
                {below}
                <MobileTableOfContents entries={toc} />
                <AroundPart place="text">
                  <Prose nodes={contentOf(page.prose)} />
                </AroundPart>
              </AroundPart>
              <AroundPart place="pageFooter">
                {tags}
                <PageFooter editUrl={page.editUrl} lastUpdate={page.lastUpdate} />
              </AroundPart>
            </AroundPart>
            <AroundPart place="pagination">{children}</AroundPart>
            <ArticleParts place="below-article" />
          </article>
          {toc.length > 0 && (
            <AroundPart place="toc" box="toc-column">
              <TableOfContents entries={toc} />
            </AroundPart>
          )}
        </div>
      </AroundPart>
    </PartsOfPage>
  );
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
