import path from "node:path";
import { z } from "zod";
import { lineOfKey } from "../../lib/content/front-matter";
import { withPicture } from "../../lib/content/lenient-front-matter";
import { pathBelow, plainAddress } from "../../lib/content/plain-data";
import { nearestFirst, type Problem } from "../../lib/problem";
import type { BlogInstance } from "../../lib/site-config";
import { kebabCase } from "../../lib/content/kebab-case";
import { routeOf } from "../../lib/routes/url";
import type { PostAuthor } from "./post-author";
import { socialsSchema } from "./social";

const text = z.string();
const facts = {
  name: text.optional().describe("What readers see."),
  title: text.optional().describe("What the author does."),
  url: plainAddress.optional().describe("Where the author's name leads."),
  image_url: plainAddress.optional().meta({ editor: "image", description: "A picture of the author." }),
  email: text.optional().describe("An address for mail, which the page links."),
  socials: socialsSchema
    .optional()
    .describe("Where else the author is found: `github: name`, `x: name`, or a whole address, one in a line."),
};

const fileAuthor = z.strictObject({
  ...facts,
  description: text.optional().meta({ editor: "long-text", description: "What the author's page says." }),
  page: z
    .boolean()
    .or(z.strictObject({ permalink: pathBelow }))
    .default(false)
    .describe("`true` for a page at the author's key, or `permalink: /route` for one at a route of its own."),
});
const NAMELESS = "an author must have a `name` or an `image_url`";

/** An authors file: keys with the people they stand for. */
export const authorsFileSchema = z.record(
  text,
  fileAuthor.refine(({ name, image_url }) => name || image_url, NAMELESS),
);
/**
 * An authors file of a project of Docusaurus: authors may say more than the site shows, and their picture has
 * two names.
 */
export const lenientAuthorsFileSchema = z.record(
  text,
  z.preprocess(withPicture, fileAuthor.strip()).refine(({ name, image_url }) => name || image_url, NAMELESS),
);
/** The authors of a file, by their keys. */
export type AuthorsFile = z.output<typeof lenientAuthorsFileSchema>;

const KIND = "an author must be a key of the authors file, or an object with a `key`, a `name` or an `image_url`";
const writtenAuthor = z
  .strictObject(
    { key: text.optional(), ...facts },
    { error: ({ code }) => (code === "invalid_type" ? KIND : undefined) },
  )
  .refine(({ key, name, image_url }) => key || name || image_url, KIND);

/** The `authors` of a post's front matter: a key, an object, or a list of these; read as a list of objects. */
export const authorsSchema = z
  .preprocess(
    (written) => [written].flat().map((author: unknown) => (typeof author === "string" ? { key: author } : author)),
    z.array(writtenAuthor),
  )
  .default([]);

/** What of a blog decides where its authors are written, and where their pages are. */
type OfAuthors = Pick<BlogInstance, "content" | "routeBasePath" | "authorsFile" | "paths">;

/** The path of a blog's authors file from the site's root; it may lie outside of the blog's folder. */
export function authorsFileOf({ content, authorsFile }: Pick<BlogInstance, "content" | "authorsFile">): string {
  return path.posix.join(content, authorsFile);
}

/** What a post's authors are resolved against. */
type AuthorsSource = {
  instance: OfAuthors;
  authorsFile: AuthorsFile;
  /** The text of the authors file: an author whose lines are not valid is told of there, and not once for each post. */
  authorsText?: string;
  /** The authors file that is read, from the site's root, where that is a translation. */
  authorsFilePath?: string;
  /** The post's file, from the site's root. */
  file: string;
  /** Line of `authors` in that file. */
  line?: number;
  /** The files that the post publishes: from the site's root, to the address that they get. */
  assets?: Readonly<Record<string, string>>;
};

/**
 * The authors of a post: facts of the authors file, overridden by those in front matter; a key that the file lacks is
 * an error and left out.
 */
export function authorsOf(
  written: z.output<typeof authorsSchema>,
  source: AuthorsSource,
): { authors: PostAuthor[]; problems: Problem[] } {
  const { authorsFile, authorsText = "", instance } = source;
  const isKnown = (key: string | undefined) => key === undefined || Object.hasOwn(authorsFile, key);
  const isTold = (key: string) => lineOfKey(authorsText, key) !== undefined;
  return {
    authors: written
      .filter(({ key }) => isKnown(key))
      .map(({ key, ...own }) => {
        const known = key === undefined ? undefined : authorsFile[key];
        const picture = own.image_url === undefined ? {} : { image_url: pictureOf(own.image_url, source) };
        return authorOf(key, { page: false, ...known, ...own, ...picture }, instance);
      }),
    problems: written.flatMap(({ key }) =>
      key === undefined || isKnown(key) || isTold(key) ? [] : [unknownAuthor(key, source)],
    ),
  };
}

/** The address of an author's picture: one beside the post, or from the project's root, is among its files. */
function pictureOf(written: string, { file, assets = {} }: AuthorsSource): string {
  if (written.startsWith("@site/")) {
    const end = written.slice("@site".length);
    return Object.entries(assets).find(([name]) => `/${name}`.endsWith(end))?.[1] ?? written;
  }
  return assets[path.posix.join(path.posix.dirname(file), written)] ?? written;
}

/** Route of a blog's authors index. */
export function authorsRouteOf({ routeBasePath, paths }: Pick<BlogInstance, "routeBasePath" | "paths">): string {
  return routeOf(routeBasePath, paths.authors);
}

/** The authors of a file, as posts have them. */
export function allAuthors(authorsFile: AuthorsFile, blog: OfAuthors): PostAuthor[] {
  return Object.entries(authorsFile).map(([key, author]) => authorOf(key, author, blog));
}

function authorOf(key: string | undefined, author: AuthorsFile[string], blog: OfAuthors): PostAuthor {
  return {
    key: key ?? null,
    name: author.name ?? null,
    title: author.title ?? null,
    url: author.url ?? null,
    imageUrl: author.image_url ?? null,
    email: author.email ?? null,
    socials: author.socials ?? [],
    description: author.description ?? null,
    permalink: key === undefined ? null : pageOf(key, author.page, blog),
  };
}

function pageOf(key: string, page: AuthorsFile[string]["page"], blog: OfAuthors): string | null {
  if (page === false) return null;
  return routeOf(authorsRouteOf(blog), page === true ? kebabCase(key) : page.permalink);
}

function unknownAuthor(key: string, source: AuthorsSource): Problem {
  const { authorsFile, instance, authorsFilePath = authorsFileOf(instance), file, line } = source;
  return {
    severity: "error",
    file,
    line,
    message: `The author '${key}' is not in the authors file.`,
    remedy: `Add the key to ${authorsFilePath}, or write one that is there.`,
    choices: nearestFirst(key, Object.keys(authorsFile)),
  };
}
