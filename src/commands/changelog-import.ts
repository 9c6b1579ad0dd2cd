import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import {
  type ChangeKind,
  entryOf,
  groupHeadings,
  type Release,
  slugOf,
  summaryOf,
  truncateMarker,
} from "../features/blog/changelog-entry";
import { issueWords } from "../lib/settings/issue-words";
import { readOwnSite } from "../build/context/site-input";
import { site as siteInput } from "../site";
import { projectOf } from "./changelog-import/project";
import { skippedVersions } from "./changelog-import/skipped-versions";
import { changelogOf } from "./new/changelog";
import { assertInSite } from "./own-content";
import { expectNoMore, main, missingParameter } from "./run.mjs";
import { errorMessage } from "../lib/values/error-of";
import { jsonOf } from "../lib/values/json-of";

const HELP = `npm run changelog:import -- FACTS [--dry-run]

Writes an entry of the changelog for each release in FACTS, a JSON file; the summary of an entry that is there stays.
src/site.ts names the project (\`customFields.changelog\`). A release is a date and changes by their kind:

  [{ "version": "3.3.2", "date": "2024-05-03", "categories": [{ "kind": "bugfix", "items": [
    { "pr": 10103, "scope": "core", "authors": ["ada"], "topic": "Keep the root during a reload" }] }] }]

\`kind\` is one of ${Object.keys(groupHeadings).join(", ")}.

Numbers that FACTS leave out between two entries are named. Which releases came before the oldest entry, after the
newest, or have other names than 3.3.2 and 3.0.0-beta.1, it cannot know.

--dry-run names the files and writes nothing.

Exit code: 0 if all entries have a summary, 1 if some lack one, or on a mistake.`;

const changeSchema = z
  .strictObject({
    pr: z.number().int().positive().nullable(),
    scope: z.string(),
    authors: z.array(z.string().min(1)),
    topic: z.string().min(1).optional(),
    note: z.string().optional(),
  })
  .refine(({ pr, topic }) => pr !== null || topic !== undefined, "a change without a pull request needs a topic");

const kinds = Object.keys(groupHeadings) as ChangeKind[];

const releaseSchema = z.strictObject({
  version: z
    .string()
    .regex(/^[\w.-]+( [\w.-]+)*$/, 'expected letters, digits, dots, hyphens and single spaces, such as "3.3.0"'),
  date: z.iso.date('expected a date such as "2024-05-03"'),
  categories: z.array(z.strictObject({ kind: z.enum(kinds), items: z.array(changeSchema) })),
  committers: z.number().int().positive().optional(),
  note: z.string().optional(),
  gaps: z.array(z.string()).optional(),
});

function readJson(file: string): unknown {
  try {
    return jsonOf(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: cannot be read as JSON: ${errorMessage(error)}`);
  }
}

function readReleases(file: string): Release[] {
  const data = readJson(file);
  const result = z.array(releaseSchema).safeParse(data);
  if (!result.success)
    throw new Error(result.error.issues.map((issue) => `${file}: ${issueText(issue, data)}`).join("\n"));
  assertUnique(file, result.data);
  return result.data;
}

function issueText(issue: z.core.$ZodIssue, data: unknown): string {
  const [index, ...field] = issue.path;
  const message = issueWords(issue);
  if (typeof index !== "number" || !Array.isArray(data)) return `the file itself: ${message}`;
  const version = z.object({ version: z.string() }).safeParse(data[index]).data?.version;
  const name = version === undefined ? "" : ` (${version})`;
  const place = field.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  return `entry ${index + 1}${name}, field ${place.replace(/^\./, "") || "(the entry itself)"}: ${message}`;
}

function assertUnique(file: string, releases: Release[]): void {
  const slugs = releases.map(({ version }) => slugOf(version));
  const index = slugs.findIndex((slug, i) => slugs.indexOf(slug) !== i);
  const second = releases[index];
  if (second === undefined) return;
  const first = slugs.indexOf(slugOf(second.version)) + 1;
  throw new Error(
    `${file}: entry ${index + 1} (${second.version}), field version: entry ${first} has the same one, each needs its own`,
  );
}

function readSummary(path: string): string {
  if (!existsSync(path)) return "";
  try {
    return summaryOf(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${errorMessage(error)}`);
  }
}

function importChangelog(file: string, isDryRun: boolean): string[] {
  // Everything is read before anything is written, so that an error leaves the folder as it was.
  const site = readOwnSite(siteInput);
  const { content: folder } = changelogOf(site);
  assertInSite(process.cwd(), folder);
  const project = projectOf(site.customFields);
  const releases = readReleases(file);
  const entries = releases.map((release) => {
    const entry = `${folder}/${slugOf(release.version)}.mdx`;
    const summary = readSummary(entry);
    return { entry, summary, text: entryOf(release, summary, project) };
  });
  const skipped = skippedVersions(
    namesIn(folder),
    releases.map(({ version }) => slugOf(version)),
  );
  if (isDryRun) console.log([...entries.map(({ entry }) => entry), "Nothing was written."].join("\n"));
  else {
    mkdirSync(folder, { recursive: true });
    for (const { entry, text } of entries) writeFileSync(entry, text);
    console.log(`${entries.length} ${entries.length === 1 ? "entry" : "entries"} written to ${folder}`);
  }
  if (skipped.length > 0) console.log(skippedText(skipped, file));
  return entries.filter(({ summary }) => summary === "").map(({ entry }) => entry);
}

/** The names of the entries that are there. */
function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => path.parse(name).name) : [];
}

const MOST_NAMED = 10;

function skippedText(versions: readonly string[], file: string): string {
  const more = versions.length > MOST_NAMED ? ` and ${versions.length - MOST_NAMED} more` : "";
  return `Numbers without an entry between others: ${versions.slice(0, MOST_NAMED).join(", ")}${more}. Add those that were released to ${file}.`;
}

function run(parameters: readonly string[]): number {
  const { values, positionals } = parseArgs({
    args: [...parameters],
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [file, ...more] = positionals;
  expectNoMore(more);
  if (file === undefined) throw missingParameter("FACTS");
  const missing = importChangelog(file, values["dry-run"]);
  if (missing.length === 0) return 0;
  console.error(`Entries without a summary: write one above the line ${truncateMarker} in\n${missing.join("\n")}`);
  return 1;
}

void main(() => Promise.resolve(run(process.argv.slice(2))), HELP);
