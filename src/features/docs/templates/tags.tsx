import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { TagList } from "../../../ui/tag-list";
import { settings } from "../../../ui/site-settings";
import { docsName } from "../docs-name";
import { translate } from "../../../lib/words/translate";

type Context = { instance: string; version: string; route: string; description?: string };

const listedIn = ({ docsVersion }: Queries.DocTagsPageQuery) =>
  (docsVersion?.tags ?? []).filter((tag) => !tag.unlisted);

/** All tags of a version's docs. */
export default function DocTagsTemplate({ data }: PageProps<Queries.DocTagsPageQuery, Context>) {
  return (
    <PlainPage title={translate({ id: "tags.title" })}>
      <TagList tags={listedIn(data)} />
    </PlainPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.DocTagsPageQuery, Context>) {
  const { instance, route, description } = pageContext;
  const { label, noIndex } = data.docsVersion ?? {};
  const title = settings.docs.find(({ id }) => id === instance)?.title;
  const docs = docsName(title, label, data.versions.totalCount);
  return (
    <SeoHead
      title={`${translate({ id: "tags.title" })} – ${docs}`}
      description={description}
      path={route}
      noIndex={noIndex}
    />
  );
}

export const query = graphql`
  query DocTagsPage($instance: String!, $version: String!) {
    docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      label
      noIndex
      tags {
        label
        permalink
        count
        unlisted
      }
    }
    versions: allDocsVersion(filter: { instance: { eq: $instance } }) {
      totalCount
    }
  }
`;
