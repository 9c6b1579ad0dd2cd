import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import type { PostAuthor } from "../post-author";
import { PostList } from "../components/post-list";
import { pageTitle } from "../listing";

type Context = {
  route: string;
  instance: string;
  ids: string[];
  base: string;
  page: number;
  pageCount: number;
  key: string;
  unlisted: boolean;
  /** An author who signed no post. */
  author?: Pick<PostAuthor, "name" | "title">;
};

const authorOf = ({ allBlogPost }: Queries.BlogAuthorPageQuery, { key, author }: Context) =>
  author ?? allBlogPost.nodes.flatMap((post) => post.authors).find((other) => other.key === key);

/** A page of the posts that one author signed. */
export default function BlogAuthorTemplate({ data, pageContext }: PageProps<Queries.BlogAuthorPageQuery, Context>) {
  const { key, author: _, ...list } = pageContext;
  const author = authorOf(data, pageContext);
  return <PostList title={author?.name ?? key} lead={author?.title} posts={data.allBlogPost.nodes} {...list} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogAuthorPageQuery, Context>) {
  const { key, page, route, unlisted } = pageContext;
  const author = authorOf(data, pageContext);
  const title = pageTitle(author?.name ?? key, page);
  return <SeoHead title={title} description={author?.title} path={route} noIndex={unlisted} />;
}

export const query = graphql`
  query BlogAuthorPage($ids: [String!]!) {
    allBlogPost(filter: { id: { in: $ids } }, sort: { slug: ASC }) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
