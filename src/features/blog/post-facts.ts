import type { PostFacts } from "../../lib/settings/function-settings";
import type { Post } from "./post";

/** What functions of a blog get of a post: data alone, because they may run in another thread. */
export function factsOf(post: Post & { file: string }): PostFacts {
  const { file, permalink, slug, title, description, date, unlisted, truncated, readingMinutes } = post;
  const tags = post.tags.map(({ label, permalink: page, description: about }) => ({
    ...{ label, permalink: page, description: about },
  }));
  const authors = post.authors.map((author) => ({
    ...{ key: author.key, name: author.name, title: author.title, url: author.url },
    ...{ imageUrl: author.imageUrl, email: author.email, permalink: author.permalink },
  }));
  return {
    ...{ file, permalink, slug, title, description, date, unlisted, truncated, readingMinutes },
    ...{ tags, authors },
  };
}
