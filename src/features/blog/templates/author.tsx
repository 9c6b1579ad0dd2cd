import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import type { PostAuthor } from "../post-author";
import { AuthorSocials } from "../components/author-socials";
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
  author: Pick<PostAuthor, "name" | "title" | "socials" | "description">;
};

/** A page of the posts that one author signed. */
export default function BlogAuthorTemplate({ data, pageContext }: PageProps<Queries.BlogAuthorPageQuery, Context>) {
  const { key, author, ...list } = pageContext;
  const about = (
    <>
      <AuthorSocials socials={author.socials} />
      {author.description && <p>{author.description}</p>}
    </>
  );
  return (
    <PostList title={author.name ?? key} lead={author.title} about={about} posts={data.allBlogPost.nodes} {...list} />
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  const { key, author, page, route, unlisted } = pageContext;
  const title = pageTitle(author.name ?? key, page);
  return <SeoHead title={title} description={author.description ?? author.title} path={route} noIndex={unlisted} />;
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
