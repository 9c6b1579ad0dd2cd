import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Article } from "../../../article/article";
import { ArticleHead } from "../../../article/head";

/** A page of its own. */
export default function StandaloneTemplate({ data: { sitePageMdx: page } }: PageProps<Queries.StandalonePageQuery>) {
  return page && <Article page={page} className={page.wrapperClassName} hideTitle={page.ownTitle} />;
}

export function Head({ data: { sitePageMdx: page } }: HeadProps<Queries.StandalonePageQuery>) {
  return page && <ArticleHead page={page} />;
}

export const query = graphql`
  query StandalonePage($id: String!) {
    sitePageMdx(id: { eq: $id }) {
      ...ArticlePage
      wrapperClassName
      ownTitle
    }
  }
`;
