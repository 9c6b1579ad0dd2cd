import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PostArticle } from "../components/post-article";

/** A post, or an entry of the changelog. */
export default function BlogPostTemplate({ data }: PageProps<Queries.BlogPostPageQuery>) {
  return <PostArticle data={data} />;
}

export function Head({ data: { blogPost: post } }: HeadProps<Queries.BlogPostPageQuery>) {
  if (!post) return null;
  return (
    <SeoHead
      title={post.titleMeta ?? post.title}
      description={post.description}
      path={post.permalink}
      image={post.image}
      keywords={post.keywords}
      head={post.head}
      noIndex={post.unlisted}
    />
  );
}

export const query = graphql`
  query BlogPostPage($id: String!, $newer: String, $older: String) {
    blogPost(id: { eq: $id }) {
      title
      titleMeta
      description
      permalink
      keywords
      head
      image
      unlisted
      date
      readingMinutes
      tree
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
      authors {
        name
        title
        url
        imageUrl
        email
        permalink
      }
      editUrl
      lastUpdate {
        date
        author
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
