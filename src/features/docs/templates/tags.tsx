import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { TagList } from "../../../ui/tag-list";
import { translate } from "../../../lib/words/translate";

type Context = { instance: string; version: string; route: string };

/** All tags of a version's docs. */
export default function DocTagsTemplate({ data }: PageProps<Queries.DocTagsPageQuery, Context>) {
  return (
    <PlainPage title={translate({ id: "tags.title" })}>
      <TagList tags={(data.docsVersion?.tags ?? []).filter((tag) => !tag.unlisted)} />
    </PlainPage>
  );
}

export function Head({ data: { docsVersion }, pageContext }: HeadProps<Queries.DocTagsPageQuery, Context>) {
  return <SeoHead title={translate({ id: "tags.title" })} path={pageContext.route} noIndex={docsVersion?.noIndex} />;
}

export const query = graphql`
  query DocTagsPage($instance: String!, $version: String!) {
    docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      noIndex
      tags {
        label
        permalink
        count
        unlisted
      }
    }
  }
`;
