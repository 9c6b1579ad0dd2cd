import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { settings } from "../../../ui/site-settings";
import { FeedLinks } from "../components/feed-links";
import { OverviewLinks } from "../components/overview-links";
import { PostList } from "../components/post-list";
import { pageTitle } from "../../../lib/pages/list-pages";
import type { Overview } from "../overviews";

type Context = {
  route: string;
  instance: string;
  ids: string[];
  base: string;
  page: number;
  pageCount: number;
  overviews?: Overview[];
  description?: string;
};

const blogOf = (instance: string) => settings.blogs.find(({ id }) => id === instance);

/** A page of a blog's list of posts. */
export default function BlogListTemplate({ data, pageContext }: PageProps<Queries.BlogListPageQuery, Context>) {
  const { instance, overviews } = pageContext;
  return (
    <PostList
      title={blogOf(instance)?.title ?? ""}
      about={overviews && <OverviewLinks instance={instance} overviews={overviews} />}
      posts={data.allBlogPost.nodes}
      {...pageContext}
    />
  );
}

export function Head({
  pageContext: { instance, page, route, description },
}: HeadProps<Queries.BlogListPageQuery, Context>) {
  const blog = blogOf(instance);
  // The home page of a site has the site's title.
  const title = route === "/" ? undefined : pageTitle(blog?.title ?? "", page);
  return (
    <>
      <SeoHead title={title} description={description} path={route} />
      <FeedLinks instance={instance} />
    </>
  );
}

export const query = graphql`
  query BlogListPage($ids: [String!]!) {
    allBlogPost(filter: { id: { in: $ids } }, sort: { slug: ASC }) {
      nodes {
        ...PostSummary
      }
    }
  }
`;
