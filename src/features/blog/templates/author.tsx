import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
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
};

const authorOf = ({ allBlogPost }: Queries.BlogAuthorPageQuery, key: string) =>
  allBlogPost.nodes.flatMap((post) => post.authors).find((author) => author.key === key);

/** A page of the posts that one author signed. */
export default function BlogAuthorTemplate({ data, pageContext }: PageProps<Queries.BlogAuthorPageQuery, Context>) {
  const { key, ...list } = pageContext;
  const author = authorOf(data, key);
  return <PostList title={author?.name ?? key} lead={author?.title} posts={data.allBlogPost.nodes} {...list} />;
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogAuthorPageQuery, Context>) {
  const { key, page, route, unlisted } = pageContext;
  const author = authorOf(data, key);
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
