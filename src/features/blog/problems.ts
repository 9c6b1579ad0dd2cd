import type { CheckedPage } from "../../build/checks/link-check";
import { missingFile } from "../../build/checks/missing-files";
import { lineBelowKey, type SettingsSource } from "../../build/checks/site-links";
import type { SiteContext } from "../../build/context/context";
import { translatedText } from "../../build/nodes/translated-text";
import { linesOfYaml } from "../../lib/content/front-matter";
import type { Problem } from "../../lib/problem";
import { withoutBaseUrl } from "../../lib/routes/url";
import { readAuthorsFile } from "./files";
import type { BlogPostNode } from "./nodes";
import type { PostAuthor } from "./post-author";

type Context = Pick<SiteContext, "root" | "site">;
type Post = Pick<BlogPostNode, "file" | "contentRoot" | "authors" | "assets">;

/** The keys of an author that hold an address, and what posts call them. */
const FIELDS = { url: "url", image_url: "imageUrl" } as const satisfies Record<string, keyof PostAuthor>;

/** An address that is written of an author, from the site's root, and where. */
type Written = { address: string; source: SettingsSource; contentRoot: string; line?: number };

/** Where the names of authors lead, as links to check: those of a blog's file, and those of posts alone. */
export function authorLinks(posts: readonly Post[], context: Context): CheckedPage[] {
  return writtenOf("url", posts, context).map(({ address: url, source: { file }, contentRoot, line }) => ({
    file,
    contentRoot,
    links: [{ url, line, isDrawn: true }],
  }));
}

/** A problem for each picture of an author that no static folder has. */
export function missingPortraits(posts: readonly Post[], context: Context): Problem[] {
  return writtenOf("image_url", posts, context).flatMap(({ address, source, line }) =>
    missingFile({ key: "image_url", address, source }, context).map((problem) => ({ ...problem, line })),
  );
}

function writtenOf(key: keyof typeof FIELDS, posts: readonly Post[], { root, site }: Context): Written[] {
  const written = [...inFiles(key, { root, site }), ...posts.flatMap((post) => inPost(key, post, { root, site }))];
  if (!site.lenient) return written;
  return written.map((one) => ({ ...one, address: withoutBaseUrl(one.address, site.baseUrl) }));
}

function inFiles(key: keyof typeof FIELDS, { root, site }: Context): Written[] {
  return site.blogs.flatMap((blog) => {
    const { file, data, source: text } = readAuthorsFile(root, blog, site);
    const lineOf = linesOfYaml(text);
    return Object.entries(data).flatMap(([name, { [key]: address }]) => {
      if (address === undefined) return [];
      return [{ address, source: { file, text }, contentRoot: blog.content, line: lineOf([name, key]) }];
    });
  });
}

/** Those of authors that stand in a post's front matter alone; the post's own pictures are known to be there. */
function inPost(key: keyof typeof FIELDS, { file, contentRoot, authors, assets }: Post, context: Context): Written[] {
  const addresses = authors
    .filter((author) => author.key === null)
    .flatMap((author) => author[FIELDS[key]] ?? [])
    .filter((address) => !Object.values(assets).includes(address));
  if (addresses.length === 0) return [];
  const text = translatedText(file, context).source;
  return addresses.map((address) => ({
    address,
    source: { file, text },
    contentRoot,
    line: lineBelowKey(text, "authors", address),
  }));
}
