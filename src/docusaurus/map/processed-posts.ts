import { z } from "zod";
import type { PostFacts, ProcessedPosts, ProcessPosts } from "../../lib/settings/function-settings";
import { distinct } from "../../lib/values/distinct";
import type { AnyFunction } from "../config";
import { mistakeLines } from "../mistakes";
import { docusaurusPost, type DocusaurusPost } from "./blog-posts";
import type { DocusaurusFolder } from "./folder";

/** What a function `processBlogPosts` gives: posts that it got, changed or not. */
const givenPosts = z.array(z.looseObject({ metadata: z.looseObject({ source: z.string() }) }));
type GivenPost = z.output<typeof givenPosts>[number];

/**
 * The function `processBlogPosts` of a blog plugin. What it gives rejects with each wrong key, and with posts that are
 * no files of the blog.
 */
export function mapProcessPosts(process: AnyFunction, folder: DocusaurusFolder): ProcessPosts {
  const processed = async (facts: readonly PostFacts[]): Promise<ProcessedPosts> => {
    const posts = await Promise.all(facts.map((post) => docusaurusPost(post, folder)));
    const written = new Map(
      facts.map(({ file }, place) => {
        const post = posts[place] as DocusaurusPost;
        return [post.metadata.source, { file, before: keysOf(post) }] as const;
      }),
    );
    const given = await process({ blogPosts: posts });
    // A function that gives nothing may have changed the list that it got.
    const stay = validPosts(Array.isArray(given) ? given : posts).map((post) => {
      const { file, before } = writtenOf(post, written);
      return { file, changed: changedKeys(before, keysOf(post)) };
    });
    return {
      files: distinct(stay.map(({ file }) => file)),
      unmet: Object.fromEntries(stay.map(({ file, changed }) => [file, changed])),
    };
  };
  // Whoever calls it from another thread waits for the promise.
  return processed as unknown as ProcessPosts;
}

function validPosts(given: unknown): GivenPost[] {
  const { data, error } = givenPosts.safeParse(given);
  if (data) return data;
  throw new Error(`processBlogPosts gave no valid posts:\n${mistakeLines(error, given).join("\n")}`);
}

function writtenOf<Written>({ metadata: { source } }: GivenPost, written: ReadonlyMap<string, Written>): Written {
  const known = written.get(source);
  if (known) return known;
  throw new Error(
    `processBlogPosts gave a post that is no file of the blog: its 'metadata.source' is "${source}". ` +
      `Give posts that it gets; allowed: ${[...written.keys()].join(", ")}`,
  );
}

/** What a post says, each value as text by the keys that lead to it. */
function keysOf({ metadata, ...post }: object & { metadata: object }): Map<string, string | undefined> {
  const inside = Object.entries(metadata).map(([key, value]) => [`metadata.${key}`, value] as const);
  return new Map([...Object.entries(post), ...inside].map(([key, value]) => [key, JSON.stringify(value)]));
}

function changedKeys(before: ReturnType<typeof keysOf>, after: typeof before): string[] {
  return distinct([...before.keys(), ...after.keys()]).filter((key) => before.get(key) !== after.get(key));
}
