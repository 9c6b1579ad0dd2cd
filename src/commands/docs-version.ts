import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { readVersions } from "../features/docs/files";
import { translationOf } from "../lib/content/translations";
import { nearestFirst } from "../lib/problem";
import type { DocsInstance, Site } from "../lib/site-config";
import { allTranslations } from "../lib/settings/locale-site";
import { readOwnSite } from "../build/context/site-input";
import { site as siteInput } from "../site";
import { versionSteps, type VersionStep } from "./docs-version/plan";
import { withoutRedirects } from "./docs-version/without-redirects";
import { expectNoMore, main } from "./run.mjs";
import { isMdxFile } from "../lib/content/mdx-file";

const HELP = `npm run docs:version -- NAME [--instance ID] [--dry-run]

Keeps the docs that are being written as a version: copies the folder \`current\` with its sidebars, and lists the version
in versions.yml. Translations are copied, too. The docs instance is the first one of src/site.ts where none is named.
Old routes (\`redirect_from\`) go on leading to the docs that are being written: copies have none.

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
  if (name === undefined) {
    console.log(HELP);
    return 1;
  }
  const site = readOwnSite(siteInput);
  const instance = instanceOf(values.instance, site);
  const steps = stepsOf(name, instance, site);
  for (const step of steps) {
    console.log(lineOf(step));
    if (!values["dry-run"]) carryOut(step);
  }
  if (!values["dry-run"])
    console.log(`The docs instance '${instance.id}' has the version ${name}. Build the site to see it.`);
  return 0;
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
  const { id, content } = instance;
  const file = `${content}/versions.yml`;
  const translated = allTranslations(i18n).flatMap((folder) => translationOf(file, [folder]) ?? []);
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

function lineOf(step: VersionStep): string {
  if (step.kind === "write") return `write ${step.file}\n${step.text.replace(/^/gm, "  ").trimEnd()}`;
  return `${step.kind} ${step.from} → ${step.to}`;
}

function carryOut(step: VersionStep): void {
  if (step.kind === "write") writeFileSync(step.file, step.text);
  else if (step.kind === "copy") copyDocs(step);
  else {
    mkdirSync(path.dirname(step.to), { recursive: true });
    renameSync(step.from, step.to);
  }
}

function copyDocs({ from, to }: { from: string; to: string }): void {
  cpSync(from, to, { recursive: true, errorOnExist: true });
  for (const name of readdirSync(to, { recursive: true, encoding: "utf8" })) {
    if (!isMdxFile(name)) continue;
    const file = path.join(to, name);
    const text = readFileSync(file, "utf8");
    const kept = withoutRedirects(text);
    if (kept === text) continue;
    writeFileSync(file, kept);
    console.log(`${path.posix.join(to, name)} is without \`redirect_from\`.`);
  }
}

void main(() => docsVersion(process.argv.slice(2)), HELP);
