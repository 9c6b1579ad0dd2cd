import type { PostFacts } from "../../lib/settings/function-settings";
import type { Post } from "./post";

/** What functions of a blog get of a post: data alone, because they may run in another thread. */
export function factsOf(post: Post & { file: string }): PostFacts {
  const { file, permalink, slug, title, description, date, unlisted, truncated, readingMinutes } = post;
  const tags = post.tags.map(({ label, permalink: page, description: about }) => {
    return { label, permalink: page, description: about };
  });
  const authors = post.authors.map(({ key, name, title: role, url, imageUrl, email, permalink: page }) => {
    return { key, name, title: role, url, imageUrl, email, permalink: page };
  });
  const facts = { file, permalink, slug, title, description, date, unlisted, truncated, readingMinutes };
  return { ...facts, tags, authors };
}
