import { graphql, type HeadProps, type PageProps } from "gatsby";
import { ArticleHead } from "../../../article/head";
import { FeedLinks } from "../components/feed-links";
import { PostArticle } from "../components/post-article";

type Context = { instance: string };

/** A post, or an entry of the changelog. */
export default function BlogPostTemplate({ data }: PageProps<Queries.BlogPostPageQuery>) {
  return <PostArticle data={data} />;
}

export function Head({ data: { blogPost: post }, pageContext }: HeadProps<Queries.BlogPostPageQuery, Context>) {
  if (!post) return null;
  // An author's own page says more of them than the site's.
  const profiles = post.authors.flatMap(({ url, permalink }) => url ?? permalink ?? []);
  return (
    <>
      <ArticleHead page={post} post={{ ...post, profiles }} />
      <FeedLinks instance={pageContext.instance} />
    </>
  );
}

export const query = graphql`
  query BlogPostPage($id: String!, $newer: String, $older: String) {
    blogPost(id: { eq: $id }) {
      ...ArticlePage
      date
      waiting
      readingMinutes
      retells
      tags {
        label
        permalink
      }
      authors {
        name
        title
        url
        imageUrl
        email
        socials {
          label
          href
          icon
        }
        permalink
      }
    }
    newer: blogPost(id: { eq: $newer }) {
      title
      permalink
    }
    older: blogPost(id: { eq: $older }) {
      title
      permalink
    }
  }
`;
