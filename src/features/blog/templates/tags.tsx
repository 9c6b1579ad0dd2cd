import { graphql, type HeadProps, type PageProps } from "gatsby";
import { PlainPage } from "../../../article/plain-page";
import { TagList } from "../../../ui/tag-list";
import { currentLocaleOf } from "../../../lib/settings/locale";
import { translate } from "../../../lib/words/translate";
import { settings } from "../../../ui/site-settings";
import { ListHead } from "../components/list-head";
import { taggedPostsOf } from "../listing";

type Context = { instance: string; route: string };

/** The tags that the page shows, with their posts. */
function tagsIn({ allBlogPost }: Queries.BlogTagsPageQuery) {
  const posts = allBlogPost.nodes.map((post) => ({
    ...post,
    tags: post.tags.map((tag) => ({ ...tag, description: null })),
  }));
  return taggedPostsOf(posts, currentLocaleOf(settings.i18n).htmlLang).filter((group) => !group.unlisted);
}

/** All tags of a blog. */
export default function BlogTagsTemplate({ data }: PageProps<Queries.BlogTagsPageQuery>) {
  return (
    <PlainPage title={translate({ id: "tags.title" })}>
      <TagList
        tags={tagsIn(data).map(({ tag, posts: tagged }) => ({
          label: tag.label,
          permalink: tag.permalink,
          count: tagged.length,
        }))}
      />
    </PlainPage>
  );
}

export function Head({ data, pageContext }: HeadProps<Queries.BlogTagsPageQuery, Context>) {
  const names = tagsIn(data).map(({ tag }) => tag.label);
  return (
    <ListHead
      title={translate({ id: "tags.title" })}
      names={names}
      instance={pageContext.instance}
      path={pageContext.route}
    />
  );
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
