import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildMoment } from "../../build/context/build-moment";
import type { BuildContext } from "../../build/context/context";
import { readContentHistory, type GitUpdates } from "../../build/context/git";
import { features } from "../../features";
import { translationOf } from "../../lib/content/translations";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { allTranslations } from "../../lib/settings/locale-site";
import { NAVBAR_TYPES } from "../../lib/settings/theme-parts";
import { readSite, type Site, type SiteInput } from "../../lib/site-config";
import { compilerOf, workerCode, type Compiler } from "../../mdx/compile/compiler";
import { compileSettingsOf, type CompileSettings } from "../../mdx/compile/settings";
import { contentFolders } from "../own-content";
import { sharedFacts } from "./same-text";

/** How the site is to be read: with drafts, as the development server does, or without them. */
type Reading = { production: boolean; ownContent?: boolean };

/**
 * Gives an action the context of a build of the site as it lies there; what is written beside pages, such as sidebars,
 * goes into a folder that is taken away. Compiled content is shared with builds.
 */
export async function besideSite<T>(
  root: string,
  siteInput: SiteInput,
  { production }: Pick<Reading, "production">,
  action: (context: BuildContext) => Promise<T>,
): Promise<T> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "check-"));
  try {
    return await withContext({ ...(await contextOf(root, root, siteInput, production)), scratch }, action);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/**
 * Gives an action the context of a build in a folder that leads to the site's own, and takes the folder away: what is
 * written beside pages, such as sidebars, stays in it. Compiled content is shared with builds. With `ownContent` the
 * content is a copy, which may be changed.
 */
export async function inStandIn<T>(
  siteRoot: string,
  siteInput: SiteInput,
  { production, ownContent = false }: Reading,
  action: (context: BuildContext) => Promise<T>,
): Promise<T> {
  const root = standIn(siteRoot, siteInput, ownContent);
  try {
    return await withContext(await contextOf(siteRoot, root, siteInput, production), action);
  } finally {
    rmSync(root, { recursive: true });
  }
}

async function withContext<T>(context: BuildContext, action: (context: BuildContext) => Promise<T>): Promise<T> {
  try {
    return await action(context);
  } finally {
    // Workers would go on in the folder, and hold up the end of the process.
    await context.compiler.close();
  }
}

function standIn(site: string, input: SiteInput, ownContent: boolean): string {
  const root = mkdtempSync(path.join(os.tmpdir(), "check-"));
  mkdirSync(path.join(site, KEPT_FOLDER), { recursive: true });
  mkdirSync(path.join(root, path.dirname(KEPT_FOLDER)));
  const read = readSite(input);
  const content = ["content", ...contentFolders(features, read)];
  const translated = allTranslations(read.i18n).map((folder) => folder.translated);
  const named = [...content, ...read.staticFolders, ...translated].map((folder) => folder.split("/")[0] ?? folder);
  const own = named.filter((name) => name !== "..");
  const names = new Set(["src", "node_modules", "package.json", "package-lock.json", KEPT_FOLDER, ...own]);
  layOut(site, root, [...names], ownContent ? content : []);
  return root;
}

/** Has files and folders of a site in another folder, too: those that may be changed as copies, others as links. */
function layOut(site: string, root: string, names: readonly string[], copied: readonly string[]): void {
  for (const name of names) {
    const [from, to] = [path.join(site, name), path.join(root, name)];
    if (!existsSync(from)) continue;
    if (copied.includes(name)) cpSync(from, to, { recursive: true });
    else if (copied.some((folder) => folder.startsWith(`${name}/`))) {
      mkdirSync(to);
      layOut(
        site,
        root,
        readdirSync(from).map((inner) => `${name}/${inner}`),
        copied,
      );
    } else link(from, to);
  }
}

function link(target: string, place: string): void {
  // Windows lets everyone make junctions, but links to files only those with a right to them.
  if (statSync(target).isDirectory()) symlinkSync(target, place, "junction");
  else copyFileSync(target, place);
}

/**
 * Finds what builds and the development server have compiled, and compiles other files for what is wrong with them
 * alone; later checks find both. One worker has all files with diagrams: what draws these takes long to load and to
 * warm up.
 */
async function openCheckCompiler(root: string, settings: CompileSettings): Promise<Compiler> {
  const code = await workerCode(root);
  // The development server's compiler finds what builds have compiled, too.
  const full = compilerOf(root, { ...settings, optimizeImages: false }, code);
  const checking = { ...settings, checkOnly: true };
  const diagrams = compilerOf(root, checking, code, { size: 1 });
  // Nothing else is at work meanwhile.
  const others = compilerOf(root, checking, code, { sizeForFew: os.availableParallelism() });
  const factsOf = sharedFacts(root, settings, (source) => (source.hasDiagram ? diagrams : others).factsOf(source));
  return {
    ...others,
    factsOf: async (source) => full.found(source) ?? factsOf(source),
    close: async () => {
      await Promise.all([diagrams.close(), others.close()]);
    },
  };
}

/**
 * What git knows of the files of blogs: a post may have the day of its first commit. Nothing else that is checked
 * depends on git, and its log of all content may take longer than the check.
 */
async function gitOfBlogs(root: string, site: Site): Promise<GitUpdates> {
  const contents = site.blogs.map(({ content }) => content);
  // Git would take no folder for all of them.
  if (contents.length === 0) return new Map();
  const translated = contents.flatMap((folder) => translationOf(`${folder}/`, site.translations) ?? []);
  return (await readContentHistory(root, site, [...contents, ...translated])).updates;
}

/** The context of a check in a folder, which is that of the site or stands in for it. */
async function contextOf(
  siteRoot: string,
  root: string,
  siteInput: SiteInput,
  production: boolean,
): Promise<BuildContext> {
  const read = readSite(siteInput);
  // What changed between versions is no mistake.
  const site = { ...read, docs: read.docs.map((instance) => ({ ...instance, showChanges: false })) };
  const settings = compileSettingsOf(site, production);
  const [compiler, git] = await Promise.all([openCheckCompiler(root, settings), gitOfBlogs(siteRoot, site)]);
  const now = buildMoment(process.env);
  // Ids that parts around pages draw are in the HTML of a build alone: without it, links to them are told.
  const { [NAVBAR_TYPES]: navbarTypes } = site.themeParts;
  const checked = { ...site, themeParts: { ...(navbarTypes !== undefined && { [NAVBAR_TYPES]: navbarTypes }) } };
  return { root, site: checked, production, compiler, buildDigest: compiler.digest, now, git, problems: [] };
}
