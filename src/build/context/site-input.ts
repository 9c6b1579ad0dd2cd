import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import { formatNotes, type Note } from "../../docusaurus/note";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { NODE_SCRIPT } from "../../lib/build/node-script.cjs";
import { missingSite } from "../../lib/settings/missing-site";
import { withOwnSettings } from "../../lib/settings/own-settings";
import { formatProblem } from "../../lib/problem";
import { readSite, type DocusaurusInput, type Site, type SiteFile, type SiteInput } from "../../lib/site-config";
import { readOwnSettings, readSettings } from "../../read-settings";
import { linesOfSite } from "../../site-lines";
import { functionCaller } from "../../remote/call";
import { withFunctions } from "../../remote/function-mark";
import { pathFrom } from "../../files/path-from";

/** The configuration that a Docusaurus folder gives, from the site's root. */
const MAPPED = `${KEPT_FOLDER}/docusaurus/site.json`;
/** The folder of the programs that read the folder and that have its functions, bundled. */
const PROGRAMS = `${KEPT_FOLDER}/docusaurus`;
const READER = `${PROGRAMS}/main.cjs`;
const FUNCTIONS = `${PROGRAMS}/functions.cjs`;

/** The folder that a site is built from, and the settings that go before those of that folder. */
type FolderChoice = { folder: string; settings: Partial<SiteFile> };

/**
 * The Docusaurus folder that a site is to be built from: that of the environment variable `DOCUSAURUS`, else that of
 * `docusaurus` in `src/site.ts`; undefined for a site of its own content. Throws where `src/site.ts` exports neither.
 */
export function folderChoiceOf(
  input: SiteFile | DocusaurusInput,
  { DOCUSAURUS: folder }: NodeJS.ProcessEnv,
): FolderChoice | undefined {
  if (folder) return { folder, settings: {} };
  const missing = missingSite(input);
  if (missing) throw new Error(formatProblem(missing));
  if (!("docusaurus" in input) || !input.docusaurus) return undefined;
  const { docusaurus } = input;
  return typeof docusaurus === "string"
    ? { folder: docusaurus, settings: {} }
    : { folder: docusaurus.folder, settings: docusaurus.site ?? {} };
}

/** The site's configuration with every default; throws what is wrong with it, with lines of the file that says it. */
export function readOwnSite(input: SiteFile | DocusaurusInput, root = process.cwd()): Site {
  const whole = siteInputOf(input, root);
  return readSite(whole, linesOfSite(whole, root));
}

let known: SiteInput | undefined;

/**
 * The site's configuration: what `src/site.ts` says, or what a Docusaurus folder does. The process that a command
 * starts reads the folder, its workers take what it read. Throws what is wrong with the folder's configuration, or with
 * files of settings.
 */
export function siteInputOf(input: SiteFile | DocusaurusInput, root = process.cwd()): SiteInput {
  const choice = folderChoiceOf(input, process.env);
  if (!choice) return readOwnSettings(input as SiteFile, root);
  known ??= readSettings(withOwnSettings(mappedSite(root, choice), choice.settings), root);
  return known;
}

function mappedSite(root: string, choice: FolderChoice): SiteInput {
  return withFunctions(readMapped(root, choice), functionCaller(process.env)) as SiteInput;
}

function readMapped(root: string, { folder }: FolderChoice): SiteInput {
  const target = path.join(root, MAPPED);
  const relative = pathFrom(root, path.resolve(root, folder));
  const isWorker = process.env.GATSBY_WORKER_ID !== undefined;
  if (!isWorker) readFolderInto(target, root, relative);
  const { site, notes } = JSON.parse(readFileSync(target, "utf8")) as { site: SiteInput; notes: Note[] };
  if (!isWorker && notes.length > 0) console.warn(`\n${formatNotes(notes, relative)}\n`);
  return site;
}

function readFolderInto(target: string, root: string, folder: string): void {
  mkdirSync(path.join(root, PROGRAMS), { recursive: true });
  buildSync({
    absWorkingDir: root,
    entryPoints: ["src/docusaurus/read/main.ts", "src/docusaurus/read/functions.ts"],
    outdir: PROGRAMS,
    outExtension: { ".js": ".cjs" },
    ...NODE_SCRIPT,
    logLevel: "silent",
  });
  try {
    execFileSync(process.execPath, [path.join(root, READER), root, folder, target, FUNCTIONS], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "inherit", "pipe"],
    });
  } catch (error) {
    const { stderr, message } = error as { stderr?: string; message: string };
    throw new Error(stderr?.trim() || message);
  }
}
