import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { TagList } from "../../../ui/tag-list";
import { listDescription } from "../../../lib/pages/list-description";
import { settings } from "../../../ui/site-settings";
import { translate } from "../../../lib/words/translate";

type Context = { instance: string; version: string; route: string };

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

export function Head({ data, pageContext: { instance, route } }: HeadProps<Queries.DocTagsPageQuery, Context>) {
  const title = settings.docs.find(({ id }) => id === instance)?.title ?? translate({ id: "docs.title" });
  const { label, noIndex } = data.docsVersion ?? {};
  // The only version of an instance is the instance.
  const docs = label && data.versions.totalCount > 1 ? `${title} ${label}` : title;
  const tags = translate({ id: "tags.title" });
  const names = listedIn(data).map((tag) => tag.label);
  return (
    <SeoHead
      title={`${tags} – ${docs}`}
      description={listDescription(`${docs} – ${tags}`, names)}
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
