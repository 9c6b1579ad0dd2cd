import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { SiteLink } from "../../../ui/site-link";
import { translate } from "../../../lib/translate";

type Context = { instance: string; version: string; permalink: string };

/** The docs of one tag. */
export default function DocTagTemplate({
  data,
  pageContext: { permalink },
}: PageProps<Queries.DocTagPageQuery, Context>) {
  const tag = data.docsVersion?.tags.find((other) => other.permalink === permalink);
  const docs = (data.docsVersion?.taggedDocs ?? []).filter((doc) => tag?.unlisted || !doc.unlisted);
  return (
    <PlainPage
      title={translate(
        { id: docs.length === 1 ? "tag.oneDoc" : "tag.docs" },
        { count: docs.length, tag: tag?.label ?? "" },
      )}
      lead={tag?.description}
    >
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
  data: { docsVersion },
  pageContext: { permalink },
}: HeadProps<Queries.DocTagPageQuery, Context>) {
  const tag = docsVersion?.tags.find((other) => other.permalink === permalink);
  return (
    <SeoHead
      title={tag?.label ?? ""}
      description={tag?.description}
      path={permalink}
      noIndex={docsVersion?.noIndex || tag?.unlisted}
    />
  );
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
