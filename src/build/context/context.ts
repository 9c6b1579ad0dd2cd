import { readFileSync } from "node:fs";
import path from "node:path";
import { PLUGIN_PAGES } from "../../lib/build/plugin-folders";
import type { Problem } from "../../lib/problem";
import { SETTINGS_SCHEMAS, withSettings } from "../../lib/settings/settings-files";
import { SETTINGS_KEYS, type Site, type SiteFile } from "../../lib/site-config";
import { setWords } from "../../lib/words/own-words";
import { openCompiler, type Compiler } from "../../mdx/compile/compiler";
import { md5 } from "../../files/digest";
import { compileSettingsOf } from "../../mdx/compile/settings";
import { settingsTexts, siteOfBuild } from "../../read-settings";
import { site as siteInput } from "../../site";
import { localeProblems } from "../checks/locale-problems";
import { buildMoment } from "./build-moment";
import { BUILD_SIDE } from "../build-side-options.cjs";
import type { Part } from "../parts/part";
import { historyProblems, readContentHistory, type GitHistory, type GitUpdates } from "./git";
import { readOwnSite } from "./site-input";

/** What hooks need that only read what was compiled: enough for pages and queries. */
export type SiteContext = {
  /** Absolute path of the site's folder. */
  root: string;
  site: Site;
  /** Whether drafts are left out. */
  production: boolean;
  /** Absolute path of the folder for what is written beside pages, such as sidebars; the site's own where absent. */
  scratch?: string;
  /** The part of the site that is built; absent where that is the whole. */
  part?: Part;
};

/** What hooks need that make nodes of files. */
export type BuildContext = SiteContext & {
  compiler: Compiler;
  /**
   * Changes with the compiler, with every line of the build side, and with the values of settings: a node that carries
   * an older one is made again.
   */
  buildDigest: string;
  /** The moment at which the build began, as an ISO time in UTC. */
  now: string;
  /** The last change of each content file. */
  git: GitUpdates;
  /** What is wrong outside of content, such as a history of git that is cut off. */
  problems: Problem[];
  /** Whether the compiler was opened so that pages mark terms by themselves; absent where the site has no glossary. */
  termMarks?: NonNullable<Site["glossary"]>["mark"];
};

const opened: { site?: SiteContext; build?: Promise<BuildContext> } = {};

/**
 * The site's configuration, read once per process, whose messages are in the site's words from then on; throws what
 * `readSite` finds wrong in src/site.ts.
 */
export function openSiteContext(root = process.cwd()): SiteContext {
  opened.site ??= readContext(root);
  return opened.site;
}

function readContext(root: string): SiteContext {
  const site = siteOfBuild(readOwnSite(siteInput, root), process.env);
  setWords(site.words);
  return { root, site, production: process.env.NODE_ENV === "production" };
}

/**
 * Gives a context what its files of settings say by now. Where one has a mistake all stay as they were: pages take
 * their settings from the bundle, which tells it.
 */
export function readSettingsAnew({ root, site }: Pick<SiteContext, "root" | "site">): void {
  const named = site.settingsFiles as Partial<SiteFile>;
  const { site: written, problems } = withSettings(named, settingsTexts(root));
  if (problems.length > 0) return;
  for (const key of SETTINGS_KEYS)
    if (named[key] !== undefined) Object.assign(site, { [key]: SETTINGS_SCHEMAS[key].parse(written[key]) });
}

/**
 * Opens the compiler and reads git's dates at the first call; only the process that makes nodes needs it. Rejects with
 * what `readSite` finds wrong in src/site.ts.
 */
export async function openBuildContext(): Promise<BuildContext> {
  opened.build ??= open(openSiteContext());
  return opened.build;
}

/**
 * The values of the settings that nodes are made of, as text: they may come from the environment, or from a folder of
 * Docusaurus, of which the build side's text tells nothing. Functions are told by that text, or by what stands for them
 * in JSON.
 */
export function nodeSettings(site: Site): string {
  // Authors edit these files often, and what they say stands in the frame around pages, in no node.
  return JSON.stringify(Object.fromEntries(Object.entries(site).filter(([key]) => !(key in site.settingsFiles))));
}

/** Gives a context what git knows of the content by now, as after a commit, a pull or a switch of branches. */
export async function readHistoryAnew(context: Pick<BuildContext, "root" | "site" | "git">): Promise<void> {
  context.git = (await historyOf(context)).updates;
}

function historyOf({ root, site }: Pick<SiteContext, "root" | "site">): Promise<GitHistory> {
  const sources = site.docs.flatMap((instance) => instance.sources ?? []).map(({ folder }) => folder);
  const contents = [...site.docs, ...site.blogs, ...site.pages]
    .map(({ content }) => content)
    .filter((folder) => folder !== PLUGIN_PAGES);
  const translated = site.translations.map((folder) => folder.translated);
  return readContentHistory(root, site, [
    ...(site.siteFolder ? [] : ["content"]),
    ...contents,
    ...sources,
    ...translated,
  ]);
}

async function open(context: SiteContext): Promise<BuildContext> {
  const { root, site, production } = context;
  const [compiler, history] = await Promise.all([
    openCompiler(root, compileSettingsOf(site, production)),
    historyOf(context),
  ]);
  const buildSide = readFileSync(path.join(root, BUILD_SIDE), "utf8");
  return {
    ...context,
    compiler,
    buildDigest: md5(`${compiler.digest} ${buildSide} ${nodeSettings(site)}`),
    now: buildMoment(process.env),
    git: history.updates,
    problems: [...localeProblems(siteInput, root), ...historyProblems(history, site)],
    termMarks: site.glossary?.mark,
  };
}
