import path from "node:path";
import { isPartial } from "../../build/nodes/content-node";
import { pathFrom } from "../../files/path-from";
import { nearestFirst } from "../../lib/problem";
import { isMdxFile } from "../../lib/content/mdx-file";

/** How many paths an error names. */
const SHOWN = 5;

/** A path from the site's root, also of a whole one, as editors copy them; keeps a `/` at its end. */
export function pathFromRoot(written: string, root: string): string {
  if (!path.isAbsolute(written)) return written;
  return `${pathFrom(root, written)}${/[/\\]$/.test(written) ? "/" : ""}`;
}

/** All MDX files and the folder of the home page, from the site's root, and whether there is a file at such a path. */
type MovableFiles = { files: readonly string[]; home?: string; isThere: TargetPlace["isThere"] };

/**
 * The content file that its author names, with or without its ending. Throws where there is no such file, naming the
 * nearest, and for a file of another kind.
 */
export function movedFile(written: string, { files: all, home, isThere }: MovableFiles): string {
  const name = plainPath(written);
  const files = all.filter((file) => !isHomePart(file, home));
  const namedIn = (list: readonly string[]) =>
    [name, `${name}.mdx`, `${name}.md`].find((candidate) => list.includes(candidate));
  const found = namedIn(files);
  if (found !== undefined) return found;
  const part = name === home ? name : namedIn(all);
  if (part !== undefined)
    throw new Error(
      `'${part}' belongs to the home page, whose files have no routes of their own, and only docs, posts, pages and partials are moved by this command. Rename it by hand: \`npm run check\` tells which links to it are to follow.`,
    );
  const isFolder = files.some((file) => file.startsWith(`${name}/`));
  if (!isFolder && isThere(name))
    throw new Error(
      `'${name}' is no MDX file, and only docs, posts, pages and partials are moved by this command. Move it by hand: \`npm run check\` tells which links to it are to follow.`,
    );
  const what = isFolder ? `'${name}' is a folder: its files move one by one.` : `There is no doc '${name}'.`;
  throw new Error(`${what} Valid, nearest first: ${nearestFirst(name, files).slice(0, SHOWN).join(", ")}.`);
}

/** What a target needs to know: the file on its way, its content folder, and what is there. */
type TargetPlace = {
  from: string;
  contentRoot: string;
  files: readonly string[];
  isThere: (file: string) => boolean;
};

/**
 * The path that a file gets: a folder keeps its name, a path without an ending gets its ending. Throws for a path where
 * there is a file, outside of the content folder, or with which a page would be none.
 */
export function targetOf(written: string, { from, contentRoot, files, isThere }: TargetPlace): string {
  const name = plainPath(written);
  const isFolder = written.endsWith("/") || files.some((file) => file.startsWith(`${name}/`));
  const whole = isFolder ? `${name}/${path.posix.basename(from)}` : name;
  const ending = path.posix.extname(whole);
  const to = isMdxFile(whole) ? whole : `${whole}${path.posix.extname(from)}`;
  if (!to.startsWith(`${contentRoot}/`))
    throw new Error(
      `'${to}' lies outside of '${contentRoot}', in which ${from} has its links and its sidebars. Choose a path in that folder.`,
    );
  if (/^\.(?:ya?ml|json|html?|txt|jsx?|tsx?)$/.test(ending))
    throw new Error(`'${whole}' would be no page. Let the path end with .mdx or .md, or with neither.`);
  if (isPartial(from.slice(contentRoot.length + 1)) !== isPartial(to.slice(contentRoot.length + 1)))
    throw new Error(
      `A file is a partial and no page if it, or a folder that it lies in, begins with '_'. ${from} and ${to} must be of one kind.`,
    );
  const [sign] = /[?#%]/.exec(to) ?? [];
  if (sign !== undefined)
    throw new Error(`'${to}' holds '${sign}', with which no link leads to a page. Choose a path without it.`);
  if (isThere(to)) throw new Error(`${to} is there already. Choose another path, or remove that file first.`);
  return to;
}

/** Whether a file is a part of the home page, of which a partial is none. */
function isHomePart(file: string, home: string | undefined): boolean {
  return home !== undefined && file.startsWith(`${home}/`) && !isPartial(file.slice(home.length + 1));
}

/** A path in the one form in which files are listed. */
function plainPath(written: string): string {
  return path.posix.normalize(written.replaceAll("\\", "/")).replace(/^\.\/|\/$/g, "");
}
