import type { Tag } from "../../lib/content/tags";
import { textOrder } from "../../lib/values/text-order";
import type { Post } from "./post";
import type { PostAuthor } from "./post-author";

type Dated = Pick<Post, "date" | "slug" | "place">;
type Listable = Dated & Pick<Post, "unlisted">;

let slugOrder: ReturnType<typeof textOrder> | undefined;

/** Compares slugs by the numbers in them. Browsers need a while to make a collator, and most pages need none. */
function byNumbers(a: string, b: string): number {
  slugOrder ??= textOrder("en");
  return slugOrder(a, b);
}

/**
 * Posts in the order in which lists show them: by the places that their blog's function gave them, else newest first;
 * of one moment, the slug with the higher number first (3.3.2 before 3.3.1).
 */
export function newestFirst<P extends Dated>(posts: readonly P[]): P[] {
  return [...posts].sort(
    (a, b) => (a.place ?? 0) - (b.place ?? 0) || Date.parse(b.date) - Date.parse(a.date) || byNumbers(b.slug, a.slug),
  );
}

/** The posts that lists, archive and feeds may show, newest first. */
export function listedOf<P extends Listable>(posts: readonly P[]): P[] {
  return newestFirst(posts.filter(({ unlisted }) => !unlisted));
}

/** Items cut into pages; no items are one empty page, so that a list always has its first route. */
export function pagesOf<T>(items: readonly T[], perPage: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  return Array.from({ length: count }, (_, page) => items.slice(page * perPage, (page + 1) * perPage));
}

/** Posts of one year. */
type YearOfPosts<P> = { year: string; posts: P[] };

/** Listed posts by year, newest first: the archive. In one blog, routes have the order of slugs. */
export function yearsOf<P extends Pick<Post, "date" | "permalink">>(posts: readonly P[]): YearOfPosts<P>[] {
  return byYear(newestFirst(posts.map((post) => ({ ...post, slug: post.permalink.replace(/\/$/, "") }))));
}

/** A tag with the posts of its pages, newest first; `unlisted` when all of them are, and then they are all here. */
type TaggedPosts<P> = { tag: Tag; posts: P[]; unlisted: boolean };

/**
 * The tags of a blog by label in the order of a language, with their posts; the tag index shows those that are not
 * unlisted, and the number of posts as their count. Of two labels with one route that of the newest post counts.
 */
export function taggedPostsOf<P extends Listable & Pick<Post, "tags">>(
  posts: readonly P[],
  language: string,
): TaggedPosts<P>[] {
  const ordered = newestFirst(posts);
  const all = ordered.flatMap((post) => post.tags);
  const tags = new Map(all.toReversed().map((tag) => [tag.permalink, tag]));
  const groups = [...tags.values()].map((tag) => {
    const tagged = ordered.filter((post) => post.tags.some(({ permalink }) => permalink === tag.permalink));
    return { tag, ...shownOf(tagged) };
  });
  const compare = textOrder(language);
  return groups.sort((a, b) => compare(a.tag.label, b.tag.label));
}

/** The posts that an author of the authors file signed, newest first; `unlisted` when all of them are. */
export function signedPostsOf<P extends Listable & Pick<Post, "authors">>(
  posts: readonly P[],
  key: string,
): { posts: P[]; unlisted: boolean } {
  return shownOf(posts.filter((post) => post.authors.some((author) => author.key === key)));
}

/**
 * Who signed posts, by name in the order of a language, each with their posts; `named` are the authors of the authors
 * file, who are known by their keys, as others are by what their posts call them.
 */
export function signersOf<P extends Listable & Pick<Post, "authors">>(
  posts: readonly P[],
  named: readonly PostAuthor[],
  language: string,
): { author: PostAuthor; posts: P[]; unlisted: boolean }[] {
  const idOf = ({ key, name, imageUrl }: PostAuthor) => JSON.stringify(key === null ? [name ?? imageUrl] : key);
  const authors = new Map(
    [...posts.flatMap((post) => post.authors), ...named].map((author) => [idOf(author), author] as const),
  );
  const signed = [...authors].flatMap(([id, author]) => {
    const own = posts.filter((post) => post.authors.some((one) => idOf(one) === id));
    return own.length > 0 ? [{ author, ...shownOf(own) }] : [];
  });
  const compare = textOrder(language);
  return signed.sort((a, b) => compare(nameOf(a.author), nameOf(b.author)));
}

const nameOf = ({ name, key }: PostAuthor) => name ?? key ?? "";

/**
 * What a page about some posts shows: those that are listed, else all, and then only whoever knows the page finds it.
 */
function shownOf<P extends Listable>(posts: readonly P[]): { posts: P[]; unlisted: boolean } {
  const listed = listedOf(posts);
  return listed.length > 0 ? { posts: listed, unlisted: false } : { posts: newestFirst(posts), unlisted: true };
}

/**
 * The listed posts beside each one, by its route, among posts that are newest first: previous is newer, next is older;
 * an unlisted post has neither, and is left out.
 */
export function postsBeside<P extends Pick<Post, "permalink" | "unlisted">>(
  ordered: readonly P[],
): Map<string, { previous?: P; next?: P }> {
  const listed = ordered.filter(({ unlisted }) => !unlisted);
  return new Map(
    listed.map(({ permalink }, index) => [permalink, { previous: listed[index - 1], next: listed[index + 1] }]),
  );
}

/** Posts by the years of their dates, newest first; those of a year in the order in which they come. */
export function byYear<P extends Dated>(ordered: readonly P[]): YearOfPosts<P>[] {
  const years = [...new Set(ordered.map(yearOf))].sort().reverse();
  return years.map((year) => ({ year, posts: ordered.filter((post) => yearOf(post) === year) }));
}

function yearOf({ date }: Dated): string {
  return date.slice(0, 4);
}
