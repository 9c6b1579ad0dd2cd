import type { ReactNode } from "react";
import { translate } from "../../lib/translate";
import type { TocEntry } from "../content-node";
import { contentOf } from "../page-content";
import { renderNodes } from "../render";
import { Prose } from "./prose";
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
  /** What stands above and below the title, and below the content. */
  above?: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
};

/** A page of content: title, text and table of contents. */
export function Article({ title, heading, hideTitle, tree, toc, unlisted, above, below, children }: ArticleProps) {
  const titleNodes = contentOf(heading);
  return (
    <div sx={{ variant: "layout.withToc" }}>
      <article sx={{ variant: "layout.article" }}>
        {above}
        {unlisted && <UnlistedNotice />}
        {!hideTitle && <h1>{titleNodes.length > 0 ? renderNodes(titleNodes) : title}</h1>}
        {below}
        <MobileTableOfContents entries={toc} />
        <Prose nodes={contentOf(tree)} />
        {children}
      </article>
      <TableOfContents entries={toc} />
    </div>
  );
}

function UnlistedNotice() {
  return (
    <p role="note" sx={{ px: 4, py: 3, mt: 0, mb: 5, bg: "warningSoft", color: "warningText", borderRadius: "default", fontSize: "small" }}>
      {translate({ id: "page.unlisted" })}
    </p>
  );
}
