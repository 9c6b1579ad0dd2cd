import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { translate } from "../../../lib/words/translate";
import { LinkRow } from "../../../ui/link-row";
import { FeedLinks } from "../components/feed-links";
import { PostList } from "../components/post-list";
import { pageTitle } from "../../../lib/pages/list-pages";

type Context = {
  route: string;
  instance: string;
  ids: string[];
  base: string;
  page: number;
  pageCount: number;
  postCount: number;
  unlisted: boolean;
  /** Route of the list of all tags. */
  index: string;
  description?: string;
};

const tagOf = ({ allBlogPost }: Queries.BlogTagPageQuery, route: string) =>
  allBlogPost.nodes.flatMap((post) => post.tags).find(({ permalink }) => permalink === route);

function titleOf(tag: string, count: number): string {
  return translate({ id: count === 1 ? "tag.onePost" : "tag.posts", count }, { count, tag });
}

/** A page of the posts of one tag. */
export default function BlogTagTemplate({ data, pageContext }: PageProps<Queries.BlogTagPageQuery, Context>) {
  const tag = tagOf(data, pageContext.base);
  const title = titleOf(tag?.label ?? "", pageContext.postCount);
  const about = <LinkRow links={[{ label: translate({ id: "tags.all" }), href: pageContext.index }]} />;
  return (
    <PostList
      title={title}
      lead={pageContext.description}
      about={about}
      posts={data.allBlogPost.nodes}
      {...pageContext}
    />
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogTagPageQuery, Context>) {
  const { base, description, instance, page, postCount, route, unlisted } = pageContext;
  const tag = tagOf(data, base);
  const title = pageTitle(titleOf(tag?.label ?? "", postCount), page);
  return (
    <>
      <SeoHead title={title} description={description} path={route} noIndex={unlisted} />
      {!unlisted && <FeedLinks instance={instance} route={base} />}
    </>
  );
}

export const query = graphql`
  query BlogTagPage($ids: [String!]!) {
    allBlogPost(filter: { id: { in: $ids } }, sort: { slug: ASC }) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
