import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import type { DocFeed } from "../../../lib/pages/doc-feed";
import { FEED_FORMATS, feedAddress } from "../../../lib/routes/feed-address";
import { AlternateFeeds } from "../../../ui/alternate-feeds";
import { LinkRow } from "../../../ui/link-row";
import { SiteLink } from "../../../ui/site-link";
import { ChangedDetails } from "../components/changed-details";
import { changesTitle, word } from "../words";

type Context = { instance: string; version: string; route: string; noIndex?: boolean; feed?: DocFeed };
type ListedDoc = { title: string; permalink: string };

/** All docs of a version that differ from those of the version before it. */
export default function DocChangesTemplate({ data, pageContext }: PageProps<Queries.DocChangesPageQuery, Context>) {
  const { docsVersion } = data;
  if (!docsVersion?.changes) return null;
  const { label, changedSince, changes } = docsVersion;
  const since = changedSince ?? "";
  const { changed, added, removed } = changes;
  return (
    <PlainPage title={changesTitle(label, since)} lead={word("lead", { since })}>
      {pageContext.feed && <FeedList {...pageContext.feed} />}
      {changed.length + added.length + removed.length === 0 && <p>{word("none")}</p>}
      <DocLinks heading={word("new")} docs={added} />
      <DocLinks heading={word("gone")} docs={removed} />
      {changed.length > 0 && <h2>{word("changed")}</h2>}
      {changed.map(({ title, permalink, ...counts }) => (
        <ChangedDetails key={permalink} label={title} {...counts}>
          <p>
            <SiteLink href={permalink}>{permalink}</SiteLink>
          </p>
        </ChangedDetails>
      ))}
    </PlainPage>
  );
}

function FeedList({ route, formats }: DocFeed) {
  const links = formats.map((format) => ({
    label: FEED_FORMATS[format].name,
    href: `pathname://${feedAddress(route, format)}`,
  }));
  return <LinkRow lead={word("feeds")} links={links} />;
}

function DocLinks({ heading, docs }: { heading: string; docs: readonly ListedDoc[] }) {
  if (docs.length === 0) return null;
  return (
    <>
      <h2>{heading}</h2>
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
        title={changesTitle(docsVersion.label, since)}
        description={word("lead", { since })}
        path={pageContext.route}
        noIndex={pageContext.noIndex}
      />
      {pageContext.feed && <AlternateFeeds {...pageContext.feed} />}
    </>
  );
}

export const query = graphql`
  query DocChangesPage($instance: String!, $version: String!) {
    docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      label
      changedSince
      changes {
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
