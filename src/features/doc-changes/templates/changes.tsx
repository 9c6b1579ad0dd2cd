import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { Pagination } from "../../../article/pagination";
import { PlainPage } from "../../../article/plain-page";
import type { DocFeed } from "../../../lib/pages/doc-feed";
import { pageRoute, pageTitle } from "../../../lib/pages/list-pages";
import { FEED_FORMATS, feedAddress } from "../../../lib/routes/feed-address";
import { AlternateFeeds } from "../../../ui/alternate-feeds";
import { LinkRow } from "../../../ui/link-row";
import { SiteLink } from "../../../ui/site-link";
import { ChangedDetails } from "../components/changed-details";
import { beginningsOf, pagesOfList, type KindCounts } from "../list-parts";
import { changesTitle, word } from "../words";

type Context = {
  instance: string;
  version: string;
  route: string;
  /** Route of the first page of the list. */
  base: string;
  page: number;
  /** How many docs all pages name. */
  counts: KindCounts;
  noIndex?: boolean;
  feed?: DocFeed;
  description?: string;
};
type ListedDoc = { title: string; permalink: string };

/** A page of the docs of a version that differ from those of the version before it. */
export default function DocChangesTemplate({ data, pageContext }: PageProps<Queries.DocChangesPageQuery, Context>) {
  const { docsVersion } = data;
  if (!docsVersion?.changes) return null;
  const { base, page, counts, feed } = pageContext;
  const { label, changedSince, changes } = docsVersion;
  const since = changedSince ?? "";
  const { changed, added, removed } = changes;
  const pageCount = pagesOfList(counts);
  const linkTo = (number: number) => ({ label: word("page", { number }), href: pageRoute(base, number) });
  return (
    <PlainPage title={changesTitle(label, since)} lead={word("lead", { since })}>
      {feed && <FeedList {...feed} />}
      <Kinds base={base} counts={counts} />
      {changed.length + added.length + removed.length === 0 && <p>{word("none")}</p>}
      <DocLinks kind="added" count={counts.added} docs={added} />
      <DocLinks kind="removed" count={counts.removed} docs={removed} />
      {changed.length > 0 && (
        <>
          <KindHeading kind="changed" count={counts.changed} />
          <p className="without-scripts">{word("scripts")}</p>
        </>
      )}
      {changed.map(({ title, permalink, ...lines }) => (
        <ChangedDetails key={permalink} label={title} {...lines}>
          <p>
            <SiteLink href={permalink}>{permalink}</SiteLink>
          </p>
        </ChangedDetails>
      ))}
      <Pagination
        previous={page > 1 ? linkTo(page - 1) : undefined}
        next={page < pageCount ? linkTo(page + 1) : undefined}
        place={{ page, count: pageCount }}
      />
    </PlainPage>
  );
}

const NAMES = { added: "new", removed: "gone", changed: "changed" } as const;

const kindTitle = (kind: keyof KindCounts, count: number) => word("heading", { kind: word(NAMES[kind]), count });

/** The kinds of docs that the list has, each a link to where it begins; nothing where there is one alone. */
function Kinds({ base, counts }: Pick<Context, "base" | "counts">) {
  const kinds = beginningsOf(counts);
  if (kinds.length < 2) return null;
  const links = kinds.map(({ kind, count, page }) => ({
    label: kindTitle(kind, count),
    href: `${pageRoute(base, page)}#${NAMES[kind]}`,
  }));
  return <LinkRow links={links} />;
}

function KindHeading({ kind, count }: { kind: keyof KindCounts; count: number }) {
  return <h2 id={NAMES[kind]}>{kindTitle(kind, count)}</h2>;
}

function FeedList({ route, formats }: DocFeed) {
  const links = formats.map((format) => ({
    label: FEED_FORMATS[format].name,
    href: `pathname://${feedAddress(route, format)}`,
  }));
  return <LinkRow lead={word("feeds")} links={links} />;
}

type DocLinksProps = { kind: keyof KindCounts; count: number; docs: readonly ListedDoc[] };

function DocLinks({ kind, count, docs }: DocLinksProps) {
  if (docs.length === 0) return null;
  return (
    <>
      <KindHeading kind={kind} count={count} />
      <ul>
        {docs.map(({ title, permalink }) => (
          <li key={permalink}>
            <SiteLink href={permalink}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </>
  );
}

export function Head({ data: { docsVersion }, pageContext }: HeadProps<Queries.DocChangesPageQuery, Context>) {
  if (!docsVersion) return null;
  const since = docsVersion.changedSince ?? "";
  return (
    <>
      <SeoHead
        title={pageTitle(changesTitle(docsVersion.label, since), pageContext.page)}
        description={pageContext.description}
        path={pageContext.route}
        noIndex={pageContext.noIndex}
      />
      {pageContext.feed && <AlternateFeeds {...pageContext.feed} />}
    </>
  );
}

export const query = graphql`
  query DocChangesPage($instance: String!, $version: String!, $skip: Int!, $limit: Int!) {
    docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      label
      changedSince
      changes(skip: $skip, limit: $limit) {
        changed {
          title
          permalink
          file
          added
          removed
        }
        added {
          title
          permalink
        }
        removed {
          title
          permalink
        }
      }
    }
  }
`;
