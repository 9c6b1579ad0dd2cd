import { useEffect, useState } from "react";
import { tocTreeOf, type TocBranch } from "../../lib/toc-tree";
import { translate } from "../../lib/translate";
import { childrenOf, isElement, type ContentNode, type TocEntry } from "../content-node";
import { renderNodes } from "../render";

/** The headings of the levels that the page shows. */
type TocProps = { entries: TocEntry[] };

/** The headings of a page beside the article, the one being read marked; only the desktop layout shows it. Nothing without headings. */
export function TableOfContents({ entries }: TocProps) {
  const activeId = useActiveHeading(entries.map(({ id }) => id).join(" "));
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="toc-title" data-print="hide" className="toc-list toc-column">
      <p id="toc-title" className="title">{translate({ id: "toc.label" })}</p>
      <TocList tree={tocTreeOf(entries)} activeId={activeId} />
    </nav>
  );
}

/** The headings of a page as a block that opens, above the article; for screens without room for the column. */
export function MobileTableOfContents({ entries }: TocProps) {
  if (entries.length === 0) return null;
  return (
    <details data-print="hide" className="toc-list toc-block">
      <summary>{translate({ id: "toc.label" })}</summary>
      <TocList tree={tocTreeOf(entries)} />
    </details>
  );
}

function TocList({ tree, activeId }: { tree: TocBranch<TocEntry>[]; activeId?: string }) {
  return (
    <ul>
      {tree.map(({ entry, branches }) => (
        <li key={entry.id}>
          <a href={`#${entry.id}`} data-active={entry.id === activeId || undefined}>{renderNodes(withoutLinks(entry.children))}</a>
          {branches.length > 0 && <TocList tree={branches} activeId={activeId} />}
        </li>
      ))}
    </ul>
  );
}

/** A heading's content without links: a link cannot hold another one. */
function withoutLinks(nodes: ContentNode[]): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (!isElement(node)) return [node];
    const children = withoutLinks(childrenOf(node));
    return node[0] === "a" ? children : [[node[0], node[1], ...children]];
  });
}

/** The id of the last heading in the upper part of the window, of ids with spaces between them; undefined before the first. */
function useActiveHeading(ids: string): string | undefined {
  const [activeId, setActiveId] = useState<string>();
  useEffect(() => {
    const headings = ids.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    const update = () => {
      const line = window.innerHeight / 4;
      setActiveId(headings.findLast((heading) => heading.getBoundingClientRect().top < line)?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: "0px 0px -75% 0px" });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return activeId;
}
