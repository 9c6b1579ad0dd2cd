import { graphql, type HeadProps, type PageProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { TagList } from "../../../ui/tag-list";
import { translate } from "../../../lib/words/translate";
import { taggedPostsOf } from "../listing";

/** All tags of a blog. */
export default function BlogTagsTemplate({ data }: PageProps<Queries.BlogTagsPageQuery>) {
  const posts = data.allBlogPost.nodes.map((post) => ({
    ...post,
    tags: post.tags.map((tag) => ({ ...tag, description: null })),
  }));
  const tags = taggedPostsOf(posts).filter((group) => !group.unlisted);
  return (
    <PlainPage title={translate({ id: "tags.title" })}>
      <TagList
        tags={tags.map(({ tag, posts: tagged }) => ({
          label: tag.label,
          permalink: tag.permalink,
          count: tagged.length,
        }))}
      />
    </PlainPage>
  );
}

export function Head({ pageContext }: HeadProps<object, { route: string }>) {
  return <SeoHead title={translate({ id: "tags.title" })} path={pageContext.route} />;
}

export const query = graphql`
  query BlogTagsPage($instance: String!) {
    allBlogPost(filter: { instance: { eq: $instance }, draft: { eq: false } }, sort: { slug: ASC }) {
      nodes {
        date
        slug
        unlisted
        tags {
          label
          permalink
        }
      }
    }
  }
`;
