import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { features } from "../features";
import { mendMovedLinks } from "../files/moved-links";
import { readVersions } from "../features/docs/files";
import { versionsFileOf } from "../features/docs/version";
import { translationOf } from "../lib/content/translations";
import { nearestFirst } from "../lib/problem";
import type { DocsInstance, Site } from "../lib/site-config";
import { allTranslations } from "../lib/settings/locale-site";
import { SITE_FILE } from "../lib/settings/site-file";
import { readOwnSite, siteInputOf } from "../build/context/site-input";
import { site as siteInput } from "../site";
import { contentStore } from "./check/check-content";
import { besideSite } from "./check/stand-in";
import { followSteps } from "./docs-version/follow";
import { assertNoOtherContent } from "./docs-version/inner-content";
import { versionSteps, type VersionStep } from "./docs-version/plan";
import { copyDocs } from "./docs-version/copy-docs";
import { reroutedFolders } from "./docs-version/rerouted";
import { sourceSteps } from "./docs-version/sources";
import { movedContent, unreadLine } from "./move/changes";
import { assertInSite, refuseProject } from "./own-content";
import { expectNoMore, main, missingParameter } from "./run.mjs";

const HELP = `npm run docs:version -- NAME [--instance ID] [--dry-run]

Keeps the docs that are being written as a version: copies the folder \`current\` with its sidebars, and lists the version
in versions.yml. Where \`sources\` of src/site.ts list the versions, as after \`npm run import\`, the copy lies beside
their folders, and \`sources\` get an entry. Translations are copied, too. The docs instance is the first one of
src/site.ts where none is named. Old routes (\`redirect_from\`) go on leading to the docs that are being written: copies
have none.

The first version moves all files of the instance's folder, docs, sidebars and tags, into \`current\`. From then on the
version has their routes, as below /docs/, and what is being written is below /docs/next/; \`lastVersion: "current"\` of
the instance keeps it at /docs/.

Links, imports and images follow in all content, and src/site.ts: those that led to the docs lead to \`current\`, those
in the docs and in the copy to where they led. Routes relative to a page that lead out of its version are written from
the site's root, since the version gets another route.

--dry-run prints what would be done, and does nothing.

Exit code: 0 if the version is there, 1 on a mistake.`;

async function docsVersion(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: {
      instance: { type: "string" },
      "dry-run": { type: "boolean", default: false },
    },
  });
  const [name, ...more] = positionals;
  expectNoMore(more);
  if (name === undefined) throw missingParameter("NAME");
  const plugin = values.instance === undefined || values.instance === "default" ? "" : `:${values.instance}`;
  refuseProject(
    siteInput,
    process.env,
    (folder) => `Make the version there: cd ${folder} && npx docusaurus docs:version${plugin} ${name}`,
  );
  const site = readOwnSite(siteInput);
  const instance = instanceOf(values.instance, site);
  const made = stepsOf(name, instance, site);
  for (const file of made.flatMap(pathsOf)) assertInSite(process.cwd(), file);
  assertNoOtherContent(
    made,
    instance.id,
    features.flatMap(({ sources }) => sources?.(site) ?? []),
  );
  const { steps: followed, unread } = await stepsThatFollow(made, name, instance);
  // What names the version comes last: what fails before that leaves the list of versions as it was.
  const steps = [...made.slice(0, -1), ...followed, ...made.slice(-1)];
  for (const step of steps) {
    console.log(lineOf(step));
    if (!values["dry-run"]) carryOut(step);
  }
  for (const file of unread) console.log(unreadLine(file));
  if (!values["dry-run"]) console.log(endOf(name, instance, steps));
  return 0;
}

/** The steps that have all content follow those that move and copy the docs. */
function stepsThatFollow(
  made: readonly VersionStep[],
  name: string,
  instance: DocsInstance,
): Promise<ReturnType<typeof followSteps>> {
  const root = process.cwd();
  const siteFile = readFileSync(SITE_FILE, "utf8");
  const rerouted = reroutedFolders(name, instance, readVersions(root, instance).versions);
  return besideSite(root, siteInputOf(siteInput), { production: false }, async (context) => {
    const content = movedContent(await contentStore(features, context), features, context, existsSync);
    return followSteps(made, content, { siteFile, rerouted });
  });
}

function endOf(name: string, { id }: DocsInstance, steps: readonly VersionStep[]): string {
  return steps.some(({ kind }) => kind === "ask")
    ? `The files of the version ${name} are there. It is a version of the docs instance '${id}' once src/site.ts says so.`
    : `The docs instance '${id}' has the version ${name}. Build the site to see it.`;
}

function instanceOf(id: string | undefined, { docs }: Pick<Site, "docs">): DocsInstance {
  const ids = docs.map((instance) => instance.id);
  const instance = id === undefined ? docs[0] : docs.find((other) => other.id === id);
  if (!instance)
    throw new Error(
      id === undefined
        ? "src/site.ts has no `docs`. Add an instance there."
        : `There is no docs instance '${id}'. Valid, nearest first: ${nearestFirst(id, ids).join(", ")}.`,
    );
  return instance;
}

function stepsOf(name: string, instance: DocsInstance, { i18n }: Pick<Site, "i18n">): VersionStep[] {
  const { id, content, sources } = instance;
  const translations = allTranslations(i18n);
  if (sources) {
    const siteFile = readFileSync(SITE_FILE, "utf8");
    return sourceSteps(name, { id, sources, siteFile, translations, isThere: existsSync });
  }
  const file = versionsFileOf(instance);
  const translated = translations.flatMap((folder) => translationOf(file, [folder]) ?? []);
  const folders = translated.map((own) => path.posix.dirname(own)).filter((folder) => existsSync(folder));
  return versionSteps(name, {
    id,
    content,
    versionsFile: existsSync(file) ? readFileSync(file, "utf8") : undefined,
    versions: readVersions(process.cwd(), instance).versions.map((version) => version.name),
    entries: readdirSync(content),
    translations: folders.map((folder) => ({ content: folder, entries: readdirSync(folder) })),
  });
}

/** The paths that a step changes. */
function pathsOf(step: VersionStep): string[] {
  if (step.kind === "ask") return [];
  return "file" in step ? [step.file] : [step.from, step.to];
}

function lineOf(step: VersionStep): string {
  if (step.kind === "ask") return step.text;
  if (step.kind === "follow") return step.lines.join("\n");
  if (step.kind === "edit") return `edit ${step.file}: ${step.what}`;
  if (step.kind === "write") return `write ${step.file}\n${step.text.replace(/^/gm, "  ").trimEnd()}`;
  return `${step.kind} ${step.from} → ${step.to}`;
}

function carryOut(step: VersionStep): void {
  if (step.kind === "ask") return;
  if ("file" in step) writeFileSync(step.file, step.text);
  else if (step.kind === "copy") copyDocs(step);
  else {
    mkdirSync(path.dirname(step.to), { recursive: true });
    renameSync(step.from, step.to);
    const [from, to] = [path.resolve(step.from), path.resolve(step.to)];
    mendMovedLinks({ from, to, together: path.dirname(from) });
  }
}

void main(() => docsVersion(process.argv.slice(2)), HELP);
