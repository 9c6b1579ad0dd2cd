import type { Tag } from "../../lib/content/tags";
import { addTo } from "../../lib/values/add-to";
import { compareText } from "../../lib/values/compare-text";
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
  const tagged = postsBy(ordered, (post) => post.tags.map(({ permalink }) => permalink));
  const groups = [...tags].map(([permalink, tag]) => ({ tag, ...shownOf(tagged.get(permalink) ?? []) }));
  const compare = textOrder(language);
  return groups.sort((a, b) => compare(a.tag.label, b.tag.label));
}

/**
 * Tells, by the key of an author of the authors file, which posts that author signed, newest first; `unlisted` when all
 * of them are.
 */
export function signedPostsOf<P extends Listable & Pick<Post, "authors">>(
  posts: readonly P[],
): (key: string) => { posts: P[]; unlisted: boolean } {
  const signed = postsBy(posts, (post) => post.authors.flatMap(({ key }) => key ?? []));
  return (key) => shownOf(signed.get(key) ?? []);
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
  const byAuthor = postsBy(posts, (post) => post.authors.map(idOf));
  const signed = [...authors].flatMap(([id, author]) => {
    const own = byAuthor.get(id);
    return own ? [{ author, ...shownOf(own) }] : [];
  });
  const compare = textOrder(language);
  return signed.sort((a, b) => compare(nameOf(a.author), nameOf(b.author)));
}

const nameOf = ({ name, key }: PostAuthor) => name ?? key ?? "";

/** Posts by what each names, as the routes of its tags, in the order given; a post that names one twice is once. */
function postsBy<P>(posts: readonly P[], namesOf: (post: P) => readonly string[]): Map<string, P[]> {
  const lists = new Map<string, P[]>();
  for (const post of posts) for (const name of new Set(namesOf(post))) addTo(lists, name, post);
  return lists;
}

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
  const years = [...postsBy(ordered, (post) => [yearOf(post)])].map(([year, posts]) => ({ year, posts }));
  return years.sort((a, b) => compareText(b.year, a.year));
}

function yearOf({ date }: Dated): string {
  return date.slice(0, 4);
}
