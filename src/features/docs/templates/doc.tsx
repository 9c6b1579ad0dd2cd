import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { DocArticle } from "../components/doc-article";

type Context = { id: string; instance: string; version: string; sidebar?: string };

/** A page of documentation. */
export default function DocTemplate({ data, pageContext }: PageProps<Queries.DocPageQuery, Context>) {
  return <DocArticle data={data} sidebar={pageContext.sidebar} />;
}

/** The head of a page of documentation; an old version's canonical address is the same doc in the last version. */
export function Head({ data: { doc, version } }: HeadProps<Queries.DocPageQuery, Context>) {
  if (!doc) return null;
  const last = version?.isLast ? undefined : doc.alternates.find((other) => other.sameDoc && other.isLast);
  return (
    <SeoHead
      title={doc.titleMeta ?? doc.title}
      description={doc.description}
      path={doc.permalink}
      canonicalPath={last?.permalink}
      image={doc.image}
      keywords={doc.keywords}
      head={doc.head}
      noIndex={doc.unlisted || doc.noIndex}
    />
  );
}

export const query = graphql`
  query DocPage($id: String!, $instance: String!, $version: String!) {
    doc(id: { eq: $id }) {
      title
      titleMeta
      description
      permalink
      keywords
      head
      image
      unlisted
      noIndex
      heading
      tree
      hideTitle
      hideTableOfContents
      tocMinHeadingLevel
      tocMaxHeadingLevel
      toc {
        id
        level
        children
      }
      tags {
        label
        permalink
      }
      editUrl
      lastUpdate {
        date
        author
      }
      previous {
        label
        permalink
      }
      next {
        label
        permalink
      }
      hidesPrevious
      hidesNext
      alternates {
        version
        label
        permalink
        sameDoc
        isLast
      }
    }
    version: docsVersion(instance: { eq: $instance }, name: { eq: $version }) {
      label
      isLast
      banner
      badge
    }
  }
`;
