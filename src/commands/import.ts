import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { below, isAbove, withinFolder } from "../lib/content/folder-path";
import { SITE_FILE } from "../lib/settings/site-file";
import { siteModule } from "./site-module";
import { distinctNotes, firstLineOf } from "../docusaurus/note";
import { readSite, type SiteInput } from "../lib/site-config";
import { builtLocales, siteInLocale } from "../lib/settings/locale-site";
import {
  assertApart,
  importReport,
  importRows,
  isOfPackage,
  leftOut,
  packageNotes,
  PROJECT_FOLDER,
  type ImportRow,
} from "./import/plan";
import { languageNotes, languagesOf, sharedSidebars, withTranslations, type Language } from "./import/languages";
import { PathsAnew } from "./import/paths-anew";
import type { ProjectLanguage } from "./import/project-language";
import { readLanguages } from "./import/read-languages";
import { expectNoMore, main, missingParameter } from "./run.mjs";
import { pathFrom } from "../files/path-from";
import { firstOnes } from "../lib/values/first-ones";
import { distinct } from "../lib/values/distinct";
import { parsedJson } from "../docusaurus/read/parsed-json";

const HELP = `npm run import -- FOLDER [--to SITE] [--dry-run]

Takes a project of Docusaurus over for good: copies all files of FOLDER below content/, each in its place, and writes
what docusaurus.config and the sidebars say as src/site.ts. Translations get the places that the site has for them,
below content/i18n, and the texts of each language stand in src/site.ts. FOLDER itself stays as it is. import.md lists
where each file went, and what has no equivalent. To build a project without taking it over, see \`docusaurus\` in the
README.

--to SITE  the site's folder, a clone of this repository; this one where none is named. Nothing in it is overwritten.
--dry-run  prints what import.md would say, then files that are in the way, and writes nothing.

Exit code: 0 if all is taken over, 1 on a mistake. With --dry-run it is that of the import itself.`;

/** The page that lists what was taken over. */
const REPORT = "import.md";

/** A file of the engine, which the settings that are written import. */
const ENGINE_FILE = "src/lib/site-config.ts";

async function importProject(parameters: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { to: { type: "string", default: "." }, "dry-run": { type: "boolean", default: false } },
  });
  const [folder, ...more] = positionals;
  expectNoMore(more);
  if (folder === undefined) throw missingParameter("FOLDER");
  const root = process.cwd();
  const target = path.resolve(root, values.to);
  assertClone(target, values.to);
  if (!existsSync(folder))
    throw new Error(
      `There is no folder '${folder}'. Name that of a Docusaurus project, from the folder in which you are.`,
    );
  const named = pathFrom(root, path.resolve(root, folder));
  const { site, notes, rows, texts } = takenOver(path.resolve(folder), readLanguages(root, named));
  const report = importReport(folder, rows, notes);
  const shown = (file: string) => (target === root ? file : below(values.to, file));
  const isDry = values["dry-run"];
  if (isDry) console.log(report);
  refuseToOverwrite(target, [SITE_FILE, REPORT, ...rows.flatMap(({ to }) => to ?? [])], { isDry, shown });
  if (isDry) return 0;
  for (const { from, to } of rows) {
    if (to === undefined) continue;
    const [text, place] = [texts.get(from), path.join(target, to)];
    if (text === undefined) copy(path.resolve(folder, from), place);
    else write(place, text);
  }
  write(
    path.join(target, SITE_FILE),
    await siteModule("The configuration of the site, as a project of Docusaurus had it.", site, sharedSidebars(site)),
  );
  write(path.join(target, REPORT), report);
  console.log(
    `${rows.filter(({ to }) => to !== undefined).length} files are below ${shown(PROJECT_FOLDER)}/, the settings in ${shown(SITE_FILE)}. ${notes.length} notes on what has no equivalent, and a list of all files, are in ${shown(REPORT)}.`,
  );
  return 0;
}

/** What a language has of its own, if its folder of translations is there. */
function languageIn({ name, isTranslated, site, texts }: ProjectLanguage, isDefault: boolean): Language[] {
  const { content = "" } = site.i18n.locales[name] ?? {};
  const { translations = [] } = site;
  return isTranslated ? [{ name, isDefault, content, translations, site, texts }] : [];
}

/**
 * The settings of a project once its files are below `content/`, in all of its languages, with where each file goes,
 * and texts of files that are others there; `project` is its absolute path.
 */
function takenOver(project: string, [first, ...others]: readonly [ProjectLanguage, ...ProjectLanguage[]]) {
  const { translations: _, ...whole } = first.site;
  const languages = [...languageIn(first, true), ...others.flatMap((other) => languageIn(other, false))];
  const site = { ...whole, i18n: languagesOf(whole, languages) };
  // What is wrong with it is told before a file is written.
  for (const name of builtLocales(site.i18n)) readSite(siteInLocale(site, name));
  const outside = [...foldersOf(site), ...languages.map(({ content }) => content)]
    .map((name) => withinFolder(PROJECT_FOLDER, name))
    .filter(isAbove);
  const files = ["", ...new Set(outside)].map((start) => filesIn(project, start));
  const found = importRows([...new Set(files.flatMap((some) => some.files))], new Set(first.read));
  const { rows: placed, texts } = withPathsAnew(project, withTranslations(found, languages), languages);
  const rows = [
    ...placed,
    ...files.flatMap((some) => some.rows),
    ...distinct(first.styles.filter(({ from }) => isOfPackage(from))),
  ];
  assertApart(rows);
  const notes = [
    ...first.notes,
    ...others.flatMap((other) => other.notes),
    ...first.codeNotes,
    ...languageNotes(whole, languages),
    ...packageNotes(packageOf(project).dependencies ?? {}),
  ];
  return { site, notes: distinctNotes(notes), rows, texts };
}

/** Rows that tell of files that cannot be parsed, and the texts that files get in the place of their own, by `from`. */
function withPathsAnew(project: string, rows: readonly ImportRow[], languages: readonly Language[]) {
  const paths = new PathsAnew(
    languages,
    rows.map(({ from }) => from),
  );
  const texts = new Map<string, string>();
  const told = rows.map((row): ImportRow => {
    if (row.to === undefined || !paths.mayConcern(row.from)) return row;
    try {
      const text = readFileSync(path.join(project, row.from), "utf8");
      const anew = paths.textAnew(text, row.from);
      if (anew !== text) texts.set(row.from, anew);
      return row;
    } catch (error) {
      return { ...row, note: `Paths in it are as they were, since it cannot be parsed: ${firstLineOf(error)}` };
    }
  });
  return { rows: told, texts };
}

/** The folders of content and of static files that settings name. */
function foldersOf({ docs, blogs, pages, staticFolders = [] }: SiteInput): string[] {
  const sources = docs.flatMap((instance) => instance.sources ?? []);
  return [
    ...[...docs, ...blogs, ...pages].map(({ content }) => content),
    ...sources.map(({ folder }) => folder),
    ...staticFolders,
  ];
}

/** All files in a folder that is named from the project, and the folders in it that are left out. */
function filesIn(project: string, start: string): { files: string[]; rows: ImportRow[] } {
  const files: string[] = [];
  const rows: ImportRow[] = [];
  const visit = (folder: string): void => {
    const absolute = path.resolve(project, folder);
    if (!existsSync(absolute)) return;
    for (const entry of readdirSync(absolute, { withFileTypes: true })) {
      const name = folder === "" ? entry.name : `${folder}/${entry.name}`;
      const why = folder === "" || entry.name === "node_modules" ? leftOut(entry.name) : undefined;
      if (why !== undefined) rows.push({ from: name, note: why });
      else if (entry.isDirectory()) visit(name);
      else if (entry.isFile()) files.push(name);
      else rows.push({ from: name, note: "It is a link to another place. Copy what it leads to." });
    }
  };
  visit(start);
  return { files, rows };
}

function packageOf(project: string): { dependencies?: Record<string, string> } {
  const file = path.join(project, "package.json");
  if (!existsSync(file)) return {};
  return parsedJson(readFileSync(file, "utf8"), file) as { dependencies?: Record<string, string> };
}

/** Throws for a folder that has no engine, without which what is written there is no site. */
function assertClone(target: string, written: string): void {
  if (existsSync(path.join(target, ENGINE_FILE))) return;
  const what = existsSync(target) ? `is no clone of this repository: it has no ${ENGINE_FILE}` : "is not there";
  throw new Error(
    `The folder '${written}', which \`--to\` names, ${what}. Nothing was written.` +
      "\n  → Name a clone of this repository, or make one there first. Without `--to` it is the one in which you are.",
  );
}

function refuseToOverwrite(
  target: string,
  files: readonly string[],
  { isDry, shown }: { isDry: boolean; shown: (file: string) => string },
): void {
  const there = files.filter((file) => existsSync(path.join(target, file)));
  if (there.length === 0) return;
  const result = isDry ? "so the import would write nothing" : "and nothing was written";
  throw new Error(
    `These files are there already, ${result}: ${firstOnes(there.map(shown))}.\n  → Delete or move them (a new site needs nothing of ${PROJECT_FOLDER}/ and ${SITE_FILE}), or write elsewhere with \`--to SITE\`.`,
  );
}

function copy(from: string, to: string): void {
  mkdirSync(path.dirname(to), { recursive: true });
  copyFileSync(from, to);
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

void main(() => importProject(process.argv.slice(2)), HELP);
