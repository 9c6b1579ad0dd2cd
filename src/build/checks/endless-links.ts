import { existsSync, readdirSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../../lib/problem";
import type { SiteContext } from "../context/context";
import type { Feature } from "../feature";

/** An error for each link in the folders of content that leads to a folder above it: Gatsby follows it without end. */
export function endlessLinks(
  features: readonly Feature[],
  { root, site }: Pick<SiteContext, "root" | "site">,
): Problem[] {
  const folders = features.flatMap(({ sources }) => sources?.(site) ?? []).map(({ folder }) => folder);
  const links = folders.flatMap((folder) =>
    existsSync(path.join(root, folder)) ? linksIn(root, folder, [realpathSync(path.join(root, folder))]) : [],
  );
  // The content of one instance may lie in that of another.
  return [...new Set(links)].map((file) => ({
    severity: "error",
    file,
    message: "This link leads back to a folder that it is in, so whoever follows it comes to no end.",
    remedy: "Remove the link, or let it lead to a folder elsewhere.",
  }));
}

/** Such links below a folder, from the site's root; `above` are the real paths of the folder and of those above it. */
function linksIn(root: string, folder: string, above: readonly string[]): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === "node_modules" || entry.isFile()) return [];
    const place = path.posix.join(folder, entry.name);
    const isLink = entry.isSymbolicLink();
    const real = isLink ? targetOf(path.join(root, place)) : path.join(above.at(-1) ?? root, entry.name);
    if (real === undefined) return [];
    const isEndless = isLink && above.some((one) => path.relative(real, one).split(path.sep)[0] !== "..");
    return isEndless ? [place] : linksIn(root, place, [...above, real]);
  });
}

/**
 * The real path of the folder that a link leads to; undefined for a file, and where there is nothing. A link that leads
 * to itself counts as one to the folder that it is in.
 */
function targetOf(link: string): string | undefined {
  try {
    return statSync(link, { throwIfNoEntry: false })?.isDirectory() ? realpathSync(link) : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ELOOP") return realpathSync(path.dirname(link));
    throw error;
  }
}
