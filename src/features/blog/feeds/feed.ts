import type { FeedItem } from "../../../lib/pages/feed";
import type { Site } from "../../../lib/site-config";
import { routeOf } from "../../../lib/routes/url";
import { listedOf, taggedPostsOf } from "../listing";
import type { Post } from "../post";
import type { PostAuthor } from "../post-author";

/** A blog instance as its feeds need it. */
export type FeedBlog = Pick<Site["blogs"][number], "routeBasePath" | "title" | "description" | "feed">;

/** The posts of a feed, newest first, and the route of the list that it belongs to. */
export type FeedPosts<P> = { route: string; title: string; description: string; posts: P[] };

type Listed = Pick<Post, "date" | "slug" | "unlisted" | "tags">;

/** The feeds of a blog: of all listed posts, and of each tag that readers may know of, in the order of a language. */
export function feedsOf<P extends Listed>(
  { routeBasePath, title, description, feed }: FeedBlog,
  posts: readonly P[],
  language: string,
): FeedPosts<P>[] {
  if (feed.formats.length === 0) return [];
  const limited = (all: readonly P[]) => all.slice(0, feed.limit || undefined);
  const own = { title: feed.title ?? title, description: feed.description ?? description };
  return [
    { ...own, route: routeOf(routeBasePath), posts: limited(listedOf(posts)) },
    ...taggedPostsOf(posts, language)
      .filter(({ unlisted }) => !unlisted)
      .map(({ tag, posts: tagged }) => ({
        route: tag.permalink,
        title: `${own.title}: ${tag.label}`,
        description: tag.description ?? own.description,
        posts: limited(tagged),
      })),
  ];
}

/** A post as an item of a feed. */
export function feedItemOf(
  post: Pick<Post, "permalink" | "title" | "description" | "date" | "lastUpdate" | "image" | "tags"> & {
    authors: readonly PostAuthor[];
  },
  absolute: (url: string) => string,
): FeedItem {
  const { permalink, title, description, date, lastUpdate, image } = post;
  const published = new Date(date).toISOString();
  const changed = lastUpdate?.date ? new Date(lastUpdate.date).toISOString() : published;
  return {
    url: absolute(permalink),
    title,
    summary: description,
    published,
    updated: changed > published ? changed : published,
    authors: post.authors.flatMap(({ name, url, permalink: page, imageUrl }) => {
      const own = page ?? url;
      return name === null
        ? []
        : [{ name, ...(own && { url: absolute(own) }), ...(imageUrl && { imageUrl: absolute(imageUrl) }) }];
    }),
    tags: post.tags.map((tag) => ({ label: tag.label, url: absolute(tag.permalink) })),
    ...(image && { image: absolute(image) }),
  };
}
