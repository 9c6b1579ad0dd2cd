import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isOnOneMachine } from "../../../lib/content/link-mistakes";
import { decodeAddress, splitUrl, withoutBaseUrl } from "../../../lib/routes/url";
import { linkAttributes, UNCHECKED } from "../../../lib/html/link-attributes";
import { GONE } from "../../../files/digest";
import { isFileAt } from "../../../files/is-file-at";
import type { ContentProps } from "../../content-node";
import { isCodePage, lineOfAddress } from "../code-page";
import { isRelativeFile, publish } from "./assets";
import { FILE_SCHEME, fileLinkOf, isFileLink, siteFileOf } from "./links";
import { mendedAddress } from "./mended-address";
import { collectProblems, type Builder, type BuilderContext } from "./builder-context";

/** What readers follow. */
const LINKS = ["a", "area"];

/**
 * Notes the link that an element is; elements of heads and of drawings are none, and `data-noBrokenLinkCheck` leaves
 * one out of the check of links. Turns a link to a page's file into a `file:` link, and publishes any other file that
 * it names.
 */
export function linkProps(
  all: ContentProps,
  context: BuilderContext,
  { tag = "a", isJsx = false }: { tag?: string; isJsx?: boolean } = {},
): ContentProps {
  const { file, state, place } = context;
  const { [UNCHECKED]: isUnchecked = false, ...props } = all;
  if (typeof props.href !== "string" || isFoundFile(props.href)) return props;
  const { lenient, baseUrl = "/" } = context.settings;
  const given = isJsx ? props.href : followedAddress(props.href, context);
  const href = lenient ? withoutBaseUrl(given, baseUrl) : given;
  // Of a file that is not there the check of links has nothing to add.
  if (isRelativeFile(href) && !isAddressInCode(href, context))
    return { ...props, href: collectProblems(context, place, () => publish(href, context).url, href) };
  const url = isFileLink(href) ? fileLinkOf(fromContentRoot(href, context), context) : href;
  // What stands for a module of code has other lines.
  const at = isCodePage(file)
    ? { line: lineOfAddress(readFileSync(path.join(context.root, file), "utf8"), href) }
    : place;
  // A link to a file is found by the check: without, it would lead nowhere.
  const isLink = isUnchecked === false && LINKS.includes(tag);
  if (isLink || url.startsWith(FILE_SCHEME))
    state.links.push({ url, ...at, file, ...(lenient && isJsx && { isPlain: true }) });
  return { ...props, href: url };
}

/** An address of Markdown, or what a function of the site gives in its place where it names a page's file in vain. */
function followedAddress(href: string, context: BuilderContext): string {
  const { root, state, place, settings } = context;
  if (!settings.mendFileLink || !isFileLink(href)) return href;
  const files = filesMeant(decodeAddress(splitUrl(href).path), context);
  if (files.some((file) => isFileAt(path.join(root, file)))) return href;
  // The page is made again once one of them is there.
  for (const file of files) state.dependencies.set(file, GONE);
  return collectProblems(context, place, () => mendedAddress(settings.mendFileLink, href, context) ?? href, href);
}

/** The files that a path may mean in a project of Docusaurus, from the site's root. */
function filesMeant(written: string, { file, settings }: BuilderContext): string[] {
  if (/^(?:\.|@site\/)/.test(written)) return [siteFileOf(written, { file, settings })];
  const { siteFolder = "" } = settings;
  const beside = written.startsWith("/") ? [] : [path.posix.dirname(file)];
  return [...beside, ...foldersOf(file, siteFolder), siteFolder].map((folder) => path.posix.join(folder, written));
}

/** Whether a path in a module of code is what it is to a browser, as in Docusaurus: no file beside the module. */
function isAddressInCode(href: string, context: BuilderContext): boolean {
  if (!isCodePage(context.file) || href.startsWith("@site/")) return false;
  const beside = siteFileOf(decodeAddress(splitUrl(href).path), context);
  return !existsSync(path.join(context.root, beside));
}

/** Whether a link was made a `file:` link before; an author's own begins with `file://`. */
function isFoundFile(href: string): boolean {
  return href.startsWith(FILE_SCHEME) && !isOnOneMachine(href);
}

/**
 * A path without `./` is looked for in the file's folder first, then from the content's root, one with a slash from
 * there, and in the end both from the project's folder, as Docusaurus does it.
 */
function fromContentRoot(href: string, { root, file, settings }: BuilderContext): string {
  const { path: written } = splitUrl(href);
  if (!settings.lenient || /^(?:\.|@site\/)/.test(written)) return href;
  const isIn = (folder: string) => existsSync(path.join(root, folder, decodeAddress(written)));
  const { siteFolder = "" } = settings;
  const beside = path.posix.dirname(file);
  if (!written.startsWith("/") && isIn(beside)) return href;
  const rooted = `/${href.replace(/^\//, "")}`;
  return ![beside, ...foldersOf(file, siteFolder)].some(isIn) && isIn(siteFolder) ? `@site${rooted}` : rooted;
}

/** The folders of a file up to that of the site, without it: one of them is the root of its content. */
function foldersOf(file: string, siteFolder: string): string[] {
  const folder = path.posix.dirname(file);
  return folder.startsWith(`${siteFolder}/`) ? [folder, ...foldersOf(folder, siteFolder)] : [];
}

/** `<Link to>`, as Docusaurus has it: an ordinary link; one that leads nowhere, and that no link leads to, is told. */
export const linkOf: Builder = ({ to, ...props }, children, { make, state, file, place }) => {
  if ([to, props.href, props.id, props.name].every((value) => value === undefined))
    state.problems.push({
      severity: "warning",
      file,
      ...place,
      message: "A <Link> has no `to`: it leads nowhere.",
      remedy: 'Write where it leads, as in `<Link to="./other.mdx">`.',
    });
  return make("a", { ...linkAttributes(props), ...(to !== undefined && { href: to }) }, children);
};
