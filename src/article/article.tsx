import type { ReactNode } from "react";
import { translate } from "../lib/translate";
import type { TocEntry } from "../mdx/content-node";
import { contentOf } from "../mdx/page-content";
import { renderNodes } from "../mdx/render/render";
import { belowArticleParts } from "../ui/frame-parts";
import { usePageInfo } from "../ui/page-info";
import { Prose } from "../mdx/render/prose";
import { MobileTableOfContents, TableOfContents } from "./table-of-contents";

type ArticleProps = {
  title: string;
  /** The heading's own content, where the title was written as one. */
  heading?: unknown;
  hideTitle?: boolean;
  /** Content as a page's `tree` field gives it. */
  tree: unknown;
  toc: TocEntry[];
  unlisted?: boolean;
  /** Class for the element around the article. */
  className?: string | null;
  /** What stands above and below the title, and below the content. */
  above?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
};

/** A page of content: title, text and table of contents. */
export function Article({
  title,
  heading,
  hideTitle,
  tree,
  toc,
  unlisted,
  className,
  above,
  below,
  children,
}: ArticleProps) {
  const titleNodes = contentOf(heading);
  return (
    <div className={className ? `with-toc ${className}` : "with-toc"}>
      <article className="page-article">
        {above}
        {unlisted && <UnlistedNotice />}
        {!hideTitle && <h1>{titleNodes.length > 0 ? renderNodes(titleNodes) : title}</h1>}
        {below}
        <MobileTableOfContents entries={toc} />
        <Prose nodes={contentOf(tree)} />
        {children}
        <BelowArticle />
      </article>
      <TableOfContents entries={toc} />
    </div>
  );
}

/** What features put below an article. */
function BelowArticle() {
  const page = usePageInfo();
  return belowArticleParts().map(({ Component }, index) => <Component key={index} page={page} />);
}

function UnlistedNotice() {
  return (
    <p role="note" className="notice">
      {translate({ id: "page.unlisted" })}
    </p>
  );
}
