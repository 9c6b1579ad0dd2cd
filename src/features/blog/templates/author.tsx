import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { translate } from "../../../lib/words/translate";
import { SiteLink } from "../../../ui/site-link";
import type { PostAuthor } from "../post-author";
import { AuthorSocials } from "../components/author-socials";
import { Portrait } from "../components/portrait";
import { PostList } from "../components/post-list";
import { pageTitle } from "../../../lib/pages/list-pages";

type Context = {
  route: string;
  instance: string;
  ids: string[];
  base: string;
  page: number;
  pageCount: number;
  key: string;
  unlisted: boolean;
  /** Route of the list of all authors. */
  index: string;
  description?: string;
  author: Pick<PostAuthor, "name" | "title" | "imageUrl" | "socials" | "description">;
};

/** A page of the posts that one author signed. */
export default function BlogAuthorTemplate({ data, pageContext }: PageProps<Queries.BlogAuthorPageQuery, Context>) {
  const { key, author, index, ...list } = pageContext;
  const about = (
    <>
      {author.imageUrl && <Portrait src={author.imageUrl} size={96} />}
      <AuthorSocials socials={author.socials} />
      {author.description && <p>{author.description}</p>}
      <p>
        <SiteLink href={index}>{translate({ id: "authors.all" })}</SiteLink>
      </p>
      {list.ids.length === 0 && <p>{translate({ id: "authors.noPosts" })}</p>}
    </>
  );
  return (
    <PostList title={author.name ?? key} lead={author.title} about={about} posts={data.allBlogPost.nodes} {...list} />
  );
}

export function Head({ pageContext }: HeadProps<object, Context>) {
  const { key, author, description, page, route, unlisted } = pageContext;
  const title = pageTitle(author.name ?? key, page);
  return <SeoHead title={title} description={description} path={route} noIndex={unlisted} />;
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
