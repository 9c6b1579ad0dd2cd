import { Pagination } from "../../../article/pagination";
import { sidebarPart, type WithSidebar } from "../../../ui/sidebar-data";
import { TagList } from "../../../ui/tag-list";
import { neighboursOf } from "../../../lib/docs/sidebar-tree";
import { Article } from "../../../article/article";
import { AroundPart, PartsOfVersion } from "../../../mdx/components/project/around-part";
import { Contributors } from "./contributors";
import { versionNotes } from "./version-notes";

type Doc = NonNullable<Queries.DocPageQuery["doc"]>;

/** A doc with all that stands around it: where it is, which version it is of, and what comes before and after. */
export function DocArticle({ data: { doc, version } }: { data: Queries.DocPageQuery }) {
  if (!doc) return null;
  return (
    <PartsOfVersion version={version}>
      <Article
        page={doc}
        kind="doc"
        hideTitle={doc.hideTitle}
        notes={versionNotes({ version, hasUnreleased: doc.unreleased.length > 0 })}
        tags={doc.tags.length > 0 && <TagList tags={doc.tags} />}
      >
        <Contributors names={doc.contributors} lastAuthor={doc.lastUpdate?.author} />
        <Neighbours doc={doc} />
      </Article>
    </PartsOfVersion>
  );
}

/** The docs before and after this one. */
const Neighbours = sidebarPart(
  ".site-pagination",
  function NeighboursIn({ doc, sidebar, path }: WithSidebar<{ doc: Doc }>) {
    const { previous, next } = neighboursOf(sidebar, path);
    const neighbours = {
      previous: neighbour(doc.previous, doc.hidesPrevious, previous),
      next: neighbour(doc.next, doc.hidesNext, next),
    };
    return (
      <AroundPart place="docNeighbours" neighbours={neighbours}>
        <Pagination {...neighbours} />
      </AroundPart>
    );
  },
);

/** What front matter says of a neighbour goes before what the sidebar says. */
function neighbour(named: Doc["next"], hidden: boolean, beside: { label: string; href?: string } | undefined) {
  if (hidden) return undefined;
  return named ? { label: named.label, href: named.permalink } : beside;
}
