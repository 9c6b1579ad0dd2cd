import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { LinkRow } from "../../../ui/link-row";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/words/translate";

type Context = {
  permalink: string;
  description?: string;
  tag: { label: string; unlisted: boolean };
  /** Route of the list of all tags. */
  index: string;
};

/** The docs of a tag, and what the page is called. */
function taggedIn({ docsVersion }: Queries.DocTagPageQuery, { label, unlisted }: Context["tag"]) {
  const docs = (docsVersion?.taggedDocs ?? []).filter((doc) => unlisted || !doc.unlisted);
  const { length: count } = docs;
  return { docs, title: translate({ id: count === 1 ? "tag.oneDoc" : "tag.docs", count }, { count, tag: label }) };
}

/** The docs of one tag. */
export default function DocTagTemplate({ data, pageContext }: PageProps<Queries.DocTagPageQuery, Context>) {
  const { tag, index, description } = pageContext;
  const { docs, title } = taggedIn(data, tag);
  return (
    <PlainPage title={title} lead={description}>
      <LinkRow links={[{ label: translate({ id: "tags.all" }), href: index }]} />
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

export function Head({
  data,
  pageContext: { permalink, tag, description },
}: HeadProps<Queries.DocTagPageQuery, Context>) {
  const { title } = taggedIn(data, tag);
  const noIndex = data.docsVersion?.noIndex || tag.unlisted;
  return <SeoHead title={title} description={description} path={permalink} noIndex={noIndex} />;
}

export const query = graphql`
  query DocTagPage($instance: String!, $version: String!, $permalink: String!) {
    docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      noIndex
      taggedDocs(permalink: $permalink) {
        title
        description
        permalink
        unlisted
      }
    }
  }
`;
