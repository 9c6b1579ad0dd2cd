import { graphql, type HeadProps, type PageProps } from "gatsby";
import { DocCards } from "../../../layout/doc-cards";
import { SeoHead } from "../../../layout/head";
import { useSidebar } from "../../../layout/sidebar-data";
import { categoryAt } from "../../../lib/sidebar-tree";
import { PlainPage } from "../../../layout/plain-page";

type Context = { instance: string; version: string; permalink: string; sidebar: string };

/** A category's index page: cards of all that it holds. */
export default function CategoryTemplate({ data, pageContext: { permalink, sidebar } }: PageProps<Queries.CategoryPageQuery, Context>) {
  const items = categoryAt(useSidebar(sidebar) ?? [], permalink)?.items ?? [];
  const category = data.docsVersion?.category;
  return (
    <PlainPage title={category?.title ?? ""} lead={category?.description}>
      <DocCards items={items} path={permalink} />
    </PlainPage>
  );
}

export function Head({ data: { docsVersion } }: HeadProps<Queries.CategoryPageQuery, Context>) {
  const category = docsVersion?.category;
  if (!category) return null;
  return (
    <SeoHead
      title={category.title}
      description={category.description ?? category.title}
      path={category.permalink}
      canonicalPath={category.alternates.find((other) => other.sameDoc && other.isLast)?.permalink}
      image={category.image}
      keywords={category.keywords}
      noIndex={docsVersion.noIndex}
    />
  );
}

export const query = graphql`
  query CategoryPage($instance: String!, $version: String!, $permalink: String!) {
    docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      noIndex
      category(permalink: $permalink) { permalink title description keywords image alternates { version permalink sameDoc isLast } }
    }
  }
`;
