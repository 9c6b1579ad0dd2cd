import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleHead } from "../../../article/head";
import { frameContextOf } from "../../../lib/pages/frame-context";
import { CardTexts } from "../../../ui/doc-cards";
import { DocArticle } from "../components/doc-article";

/** A page of documentation. */
export default function DocTemplate({ data }: PageProps<Queries.DocPageQuery>) {
  return (
    <CardTexts.Provider value={data.doc?.cardTexts}>
      <DocArticle data={data} />
    </CardTexts.Provider>
  );
}

/** The head of a page of documentation; an old version's canonical address is the same doc in the last version. */
export function Head({ data: { doc, version }, pageContext }: HeadProps<Queries.DocPageQuery>) {
  if (!doc) return null;
  const { alternates = [] } = frameContextOf(pageContext);
  const last = version?.isLast ? undefined : alternates.find((other) => other.sameDoc && other.isLast);
  return <ArticleHead page={doc} canonicalPath={last?.path} />;
}

export const query = graphql`
  query DocPage($id: String!, $instance: String!, $version: String!) {
    doc(id: { eq: $id }) {
      ...ArticlePage
      hideTitle
      contributors
      tags {
        label
        permalink
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
      unreleased
      cardTexts {
        path
        text
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
