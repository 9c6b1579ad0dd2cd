import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { settings } from "../../../ui/site-settings";
import { FeedLinks } from "../components/feed-links";
import { PostList } from "../components/post-list";
import { pageTitle } from "../listing";

type Context = { route: string; instance: string; ids: string[]; base: string; page: number; pageCount: number };

const blogOf = (instance: string) => settings.blogs.find(({ id }) => id === instance);

/** A page of a blog's list of posts. */
export default function BlogListTemplate({ data, pageContext }: PageProps<Queries.BlogListPageQuery, Context>) {
  return <PostList title={blogOf(pageContext.instance)?.title ?? ""} posts={data.allBlogPost.nodes} {...pageContext} />;
}

export function Head({ pageContext: { instance, page, route } }: HeadProps<Queries.BlogListPageQuery, Context>) {
  const blog = blogOf(instance);
  // The home page of a site has the site's title.
  const title = route === "/" ? undefined : pageTitle(blog?.title ?? "", page);
  return (
    <>
      <SeoHead title={title} description={blog?.description} path={route} />
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
