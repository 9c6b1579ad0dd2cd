import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildMoment } from "../../build/context/build-moment";
import type { BuildContext } from "../../build/context/context";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { allTranslations } from "../../lib/settings/locale-site";
import { readSite, type SiteInput } from "../../lib/site-config";
import { compilerOf, workerCode, type Compiler } from "../../mdx/compile/compiler";
import { compileSettingsOf, type CompileSettings } from "../../mdx/compile/settings";
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
    return await withContext({ ...(await contextOf(root, siteInput, production)), scratch }, action);
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
    return await withContext(await contextOf(root, siteInput, production), action);
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

function standIn(site: string, { staticFolders = ["static"], i18n }: SiteInput, ownContent: boolean): string {
  const root = mkdtempSync(path.join(os.tmpdir(), "check-"));
  mkdirSync(path.join(site, KEPT_FOLDER), { recursive: true });
  mkdirSync(path.join(root, path.dirname(KEPT_FOLDER)));
  const translated = allTranslations(i18n).map((folder) => folder.translated);
  const named = [...staticFolders, ...translated].map((folder) => folder.split("/")[0] ?? folder);
  const own = named.filter((name) => name !== "..");
  const linked = ["content", "src", "node_modules", "package.json", "package-lock.json", KEPT_FOLDER, ...own];
  for (const name of new Set(linked))
    if (existsSync(path.join(site, name)) && !(ownContent && name === "content"))
      link(path.join(site, name), path.join(root, name));
  if (ownContent) cpSync(path.join(site, "content"), path.join(root, "content"), { recursive: true });
  return root;
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

async function contextOf(root: string, siteInput: SiteInput, production: boolean): Promise<BuildContext> {
  const read = readSite(siteInput);
  // What changed between versions is no mistake.
  const site = { ...read, docs: read.docs.map((instance) => ({ ...instance, showChanges: false })) };
  const settings = compileSettingsOf(site, production);
  const compiler = await openCheckCompiler(root, settings);
  const now = buildMoment(process.env);
  // Ids that parts around pages draw are in the HTML of a build alone: without it, links to them are told.
  const checked = { ...site, themeParts: {} };
  return { root, site: checked, production, compiler, buildDigest: compiler.digest, now, git: new Map(), problems: [] };
}
