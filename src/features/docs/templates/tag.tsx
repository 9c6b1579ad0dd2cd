import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { LinkRow } from "../../../ui/link-row";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/words/translate";

type Context = { instance: string; version: string; permalink: string; index: string };

/** A tag with its docs, and what the page is called. */
function taggedIn({ docsVersion }: Queries.DocTagPageQuery, permalink: string) {
  const tag = docsVersion?.tags.find((other) => other.permalink === permalink);
  const docs = (docsVersion?.taggedDocs ?? []).filter((doc) => tag?.unlisted || !doc.unlisted);
  const { length: count } = docs;
  const values = { count, tag: tag?.label ?? "" };
  return { tag, docs, title: translate({ id: count === 1 ? "tag.oneDoc" : "tag.docs", count }, values) };
}

/** The docs of one tag. */
export default function DocTagTemplate({ data, pageContext }: PageProps<Queries.DocTagPageQuery, Context>) {
  const { tag, docs, title } = taggedIn(data, pageContext.permalink);
  return (
    <PlainPage title={title} lead={tag?.description}>
      <LinkRow links={[{ label: translate({ id: "tags.all" }), href: pageContext.index }]} />
      <ul className="tagged-pages">
        {docs.map((doc) => (
          <li key={doc.permalink}>
            <h2>
              <SiteLink href={doc.permalink}>{doc.title}</SiteLink>
            </h2>
            <p>{doc.description}</p>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}

export function Head({ data, pageContext: { permalink } }: HeadProps<Queries.DocTagPageQuery, Context>) {
  const { tag, title } = taggedIn(data, permalink);
  const noIndex = data.docsVersion?.noIndex || tag?.unlisted;
  return <SeoHead title={title} description={tag?.description} path={permalink} noIndex={noIndex} />;
}

export const query = graphql`
  query DocTagPage($instance: String!, $version: String!, $permalink: String!) {
    docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      noIndex
      tags {
        label
        permalink
        description
        unlisted
      }
      taggedDocs(permalink: $permalink) {
        title
        description
        permalink
        unlisted
      }
    }
  }
`;
