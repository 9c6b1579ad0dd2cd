import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Article } from "../../../article/article";
import { ArticleHead } from "../../../article/head";
import { contentOf } from "../../../mdx/page-content";
import { Prose } from "../../../mdx/render/prose";

/** A page of its own; one made of code has the whole width, and nothing around what its component draws. */
export default function StandaloneTemplate({ data: { sitePageMdx: page } }: PageProps<Queries.StandalonePageQuery>) {
  if (!page) return null;
  if (!page.isCode)
    return <Article kind="page" page={page} className={page.wrapperClassName} hideTitle={page.ownTitle} />;
  return (
    <div className="code-page">
      <Prose nodes={contentOf(page.prose)} />
    </div>
  );
}

export function Head({ data: { sitePageMdx: page } }: HeadProps<Queries.StandalonePageQuery>) {
  return page && <ArticleHead page={page} />;
}

export const query = graphql`
  query StandalonePage($id: String!) {
    sitePageMdx(id: { eq: $id }) {
      ...ArticlePage
      wrapperClassName
      isCode
      ownTitle
    }
  }
`;
