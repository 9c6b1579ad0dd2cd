import { memo, useRef, type MouseEvent, type ReactNode, type SyntheticEvent } from "react";
import { tocTreeOf, type TocBranch } from "../lib/docs/toc-tree";
import { translate } from "../lib/words/translate";
import { withoutLinks, type TocEntry } from "../mdx/content-node";
import { renderNodes } from "../mdx/render/render";
import { ContentDetails } from "../mdx/components/details";
import { showInside } from "../ui/scrolling";
import { useDismissal } from "../ui/use-dismissal";
import { useActiveHeading } from "./heading-spy";

/** The headings of the levels that the page shows. */
type TocProps = { entries: TocEntry[] };

/**
 * The headings of a page beside the article, the one being read marked; only the desktop layout shows it. Nothing
 * without headings.
 */
export function TableOfContents({ entries }: TocProps) {
  const column = useRef<HTMLElement>(null);
  useActiveHeading(entries.map(({ id }) => id).join(" "), column);
  if (entries.length === 0) return null;
  return (
    <nav ref={column} aria-labelledby="toc-title" data-print="hide" className="toc-list toc-column">
      <p id="toc-title" className="title">
        {translate({ id: "toc.label" })}
      </p>
      <TocLinks entries={entries} />
    </nav>
  );
}

/**
 * The headings of a page as a bar above the article that stays, names the one being read, opens, and closes when one is
 * chosen, by Escape, and by a press or the focus elsewhere; for screens without room for the column.
 */
export function MobileTableOfContents({ entries }: TocProps) {
  const bar = useRef<HTMLDivElement>(null);
  const activeId = useActiveHeading(entries.map(({ id }) => id).join(" "), bar);
  // Always, since a reader may have opened it before React was there; to close what is closed does nothing.
  useDismissal(true, bar, () => bar.current?.querySelector("details")?.removeAttribute("open"));
  if (entries.length === 0) return null;
  const active = entries.find(({ id }) => id === activeId);
  return (
    <div ref={bar} data-print="hide" className="toc-bar" onClick={closeAround}>
      <ContentDetails className="toc-list toc-block" onToggle={showActive}>
        <summary>
          <span>{translate({ id: "toc.label" })}</span>
          {active && <span className="current">{renderNodes(withoutLinks(active.children))}</span>}
        </summary>
        <TocLinks entries={entries} />
      </ContentDetails>
    </div>
  );
}

/** Scrolls the list of a block that has opened to the heading being read. */
function showActive({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void {
  const [list, active] = [currentTarget.querySelector("ul"), currentTarget.querySelector("[aria-current]")];
  if (list && active) showInside(list, active);
}

/** Closes the block around a chosen link at once, so that the browser finds the heading where it then is. */
function closeAround({ target }: MouseEvent): void {
  (target as Element).closest("a")?.closest("details")?.removeAttribute("open");
}

/** The links to all headings; which one is marked does not draw them anew, for a page may have a thousand. */
const TocLinks = memo(function TocLinks({ entries }: TocProps) {
  return listOf(tocTreeOf(entries));
});

function listOf(tree: TocBranch<TocEntry>[]): ReactNode {
  return (
    <ul>
      {tree.map(({ entry, branches }) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`}>{renderNodes(withoutLinks(entry.children))}</a>
          {branches.length > 0 && listOf(branches)}
        </li>
      ))}
    </ul>
  );
}
