import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Article } from "../../../article/article";
import { SeoHead } from "../../../article/head";
import { tocOf } from "../../../mdx/page-content";

/** A page of its own. */
export default function StandaloneTemplate({ data: { sitePageMdx: page } }: PageProps<Queries.StandalonePageQuery>) {
  if (!page) return null;
  const toc = page.hideTableOfContents ? [] : tocOf(page.toc, page.tocMinHeadingLevel, page.tocMaxHeadingLevel);
  return (
    <Article
      title={page.title}
      heading={page.heading}
      tree={page.tree}
      toc={toc}
      unlisted={page.unlisted}
      className={page.wrapperClassName}
    />
  );
}

export function Head({ data: { sitePageMdx: page } }: HeadProps<Queries.StandalonePageQuery>) {
  if (!page) return null;
  return (
    <SeoHead
      title={page.title}
      description={page.description}
      path={page.permalink}
      image={page.image}
      keywords={page.keywords}
      head={page.head}
      noIndex={page.unlisted}
    />
  );
}

export const query = graphql`
  query StandalonePage($id: String!) {
    sitePageMdx(id: { eq: $id }) {
      title
      description
      permalink
      keywords
      head
      image
      unlisted
      heading
      tree
      hideTableOfContents
      tocMinHeadingLevel
      tocMaxHeadingLevel
      wrapperClassName
      toc {
        id
        level
        children
      }
    }
  }
`;
