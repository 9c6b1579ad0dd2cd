import { useEffect, useState } from "react";
import type { ThemeUIStyleObject } from "theme-ui";
import { tocTreeOf, type TocBranch } from "../../lib/toc-tree";
import { translate } from "../../lib/translate";
import { media } from "../../theme/media";
import { childrenOf, isElement, type ContentNode, type TocEntry } from "../content-node";
import { renderNodes } from "../render";

/** The headings of the levels that the page shows. */
type TocProps = { entries: TocEntry[] };

/** The headings of a page beside the article, the one being read marked; only the desktop layout shows it. Nothing without headings. */
export function TableOfContents({ entries }: TocProps) {
  const activeId = useActiveHeading(entries.map(({ id }) => id).join(" "));
  if (entries.length === 0) return null;
  return (
    <nav aria-labelledby="toc-title" data-print="hide" sx={{ ...listStyles, ...columnStyles }}>
      <p id="toc-title" className="title">{translate({ id: "toc.label" })}</p>
      <TocList tree={tocTreeOf(entries)} activeId={activeId} />
    </nav>
  );
}

/** The headings of a page as a block that opens, above the article; for screens without room for the column. */
export function MobileTableOfContents({ entries }: TocProps) {
  if (entries.length === 0) return null;
  return (
    <details data-print="hide" sx={{ ...listStyles, ...blockStyles }}>
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

const listStyles: ThemeUIStyleObject = {
  fontSize: "small",
  lineHeight: "snug",
  ul: { m: 0, p: 0, listStyle: "none" },
  "ul ul": { pl: 3 },
  a: {
    display: "block",
    py: 1,
    color: "muted",
    textDecoration: "none",
    overflowWrap: "break-word",
    transition: "tone",
    "&:hover": { color: "link" },
  },
  code: { fontFamily: "monospace", fontSize: "0.9em" },
};

const columnStyles: ThemeUIStyleObject = {
  display: "none",
  [media.desktop]: { display: "block", position: "sticky", top: 10, alignSelf: "start", maxHeight: "calc(100vh - 5rem)", overflowY: "auto" },
  ".title": { m: 0, mb: 2, color: "heading", fontSize: "small", fontWeight: "bold" },
  "> ul": { pl: 4, borderLeft: "hairline", borderColor: "border" },
    "a[data-active]": { color: "link", fontWeight: "medium" },
};

const blockStyles: ThemeUIStyleObject = {
  mb: 6,
  bg: "surface",
  borderRadius: "default",
  [media.desktop]: { display: "none" },
  summary: { px: 4, py: 3, color: "heading", fontWeight: "medium", cursor: "pointer" },
  "> ul": { px: 4, pb: 3 },
};
