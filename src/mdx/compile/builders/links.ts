import path from "node:path";
import type { CompileSettings } from "../settings";
import { PLUGIN_DATA } from "../../../lib/build/plugin-folders";
import { decodeAddress, isExternal, isPathname, splitUrl, type UrlParts } from "../../../lib/routes/url";

/**
 * The scheme that marks a link to a content file until the page's data is queried: `file:content/docs/current/a.mdx#b`.
 * In the path, what would end it is escaped.
 */
export const FILE_SCHEME = "file:";

/** The alias of the site's folder in links and imports. */
const SITE_ALIAS = "@site/";
const DATA_ALIAS = "@generated/";

/** Whether a link names a Markdown file rather than a route. */
export function isFileLink(url: string): boolean {
  return !isExternal(url) && !isPathname(url) && /\.mdx?$/i.test(splitUrl(url).path);
}

/**
 * A link to a Markdown file as `file:` and the path from the site's root; a path from the content's root keeps its
 * leading slash (`file:/a.mdx`).
 */
export function fileLinkOf(url: string, origin: FileOrigin): string {
  const { path: written, query, hash } = splitUrl(url);
  const decoded = decodeAddress(written);
  const target = decoded.startsWith("/") ? decoded : siteFileOf(decoded, origin);
  return fileLinkTo({ path: target, query, hash });
}

/** The `file:` link to a path, with query and hash. */
export function fileLinkTo({ path: target, query, hash }: UrlParts): string {
  return `${FILE_SCHEME}${target.replace(/[%?#]/g, encodeURIComponent)}${query}${hash}`;
}

/** The file that a `file:` link names, from the site's root, with the link's query and hash. */
export function linkedFile(url: string, contentRoot: string): UrlParts {
  const { path: written, query, hash } = splitUrl(url.slice(FILE_SCHEME.length));
  const target = decodeAddress(written);
  return { path: target.startsWith("/") ? `${contentRoot}${target}` : target, query, hash };
}

/** An import by what it means: where its name stands for a file, the path of that from the file that imports it. */
export function meantSource(
  written: string,
  file: string,
  { moduleAliases = {} }: Pick<CompileSettings, "moduleAliases">,
): string {
  const ofFiles = Object.entries(moduleAliases).filter(([, to]) => to.startsWith("./"));
  const [name, to] = ofFiles.find(([alias]) => written === alias || written.startsWith(`${alias}/`)) ?? [];
  if (name === undefined || to === undefined) return written;
  const relative = path.posix.relative(path.posix.dirname(file), path.posix.join(to, written.slice(name.length)));
  return relative.startsWith(".") ? relative : `./${relative}`;
}

/** The file in which a path is written, and the settings that say what `@site` stands for. */
export type FileOrigin = { file: string; settings: Pick<CompileSettings, "siteFolder"> };

/**
 * A path as written in a file, from the site's root: `@site/…` is the site's own folder, everything else is relative to
 * the file. In a project of Docusaurus, `@generated/…` and the folder `.docusaurus` are where its plugins write data.
 */
export function siteFileOf(written: string, { file, settings: { siteFolder = "" } }: FileOrigin): string {
  if (siteFolder !== "" && written.startsWith(DATA_ALIAS)) return PLUGIN_DATA + written.slice(DATA_ALIAS.length - 1);
  const found = written.startsWith(SITE_ALIAS)
    ? path.posix.join(siteFolder, written.slice(SITE_ALIAS.length))
    : path.posix.join(path.posix.dirname(file), written);
  const data = `${siteFolder}/.docusaurus/`;
  return siteFolder !== "" && found.startsWith(data) ? `${PLUGIN_DATA}/${found.slice(data.length)}` : found;
}
