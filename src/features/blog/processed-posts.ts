import type { Problem } from "../../lib/problem";
import type { ProcessPosts } from "../../lib/settings/function-settings";
import type { BlogInstance } from "../../lib/site-config";
import { newestFirst } from "./listing";
import type { Post, Processed } from "./post";
import { factsOf } from "./post-facts";

type FilePost = Post & { file: string };

/** What a blog's function for its posts says of each that the blog has without it, by their files. */
export function processedBy(
  process: ProcessPosts,
  posts: readonly FilePost[],
  sort: BlogInstance["sortPosts"],
): Map<string, Processed> {
  const isOldestFirst = sort === "ascending";
  const byDate = newestFirst(posts);
  const { files, unmet } = process((isOldestFirst ? byDate.toReversed() : byDate).map(factsOf));
  const order = new Map((isOldestFirst ? files.toReversed() : files).map((file, place) => [file, place]));
  return new Map(
    posts.map(({ file }) => [
      file,
      { leftOut: !order.has(file), place: order.get(file) ?? 0, unmet: unmet[file] ?? [] },
    ]),
  );
}

/** A post as it is without such a function, which may have left it out before. */
export function unprocessed<P extends Post>(post: P): P {
  const { leftOut, place: _place, unmet: _unmet, ...rest } = post;
  return { ...(rest as P), draft: post.draft && leftOut !== true };
}

/** What functions of blogs changed of posts in vain. */
export function unmetChanges(posts: readonly Pick<FilePost, "file" | "unmet">[]): Problem[] {
  return posts.flatMap(({ file, unmet = [] }) =>
    unmet.map((key) => ({
      severity: "warning",
      file,
      message: `The function for the posts of the blog changes '${key}' of this post, which has no effect.`,
      remedy: "Write it in the front matter of the post; the function leaves posts out and changes their order.",
    })),
  );
}
