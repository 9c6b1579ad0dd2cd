import { below, isAbove } from "../../lib/content/folder-path";
import type { Note } from "../../docusaurus/note";

/** Where a file of a Docusaurus folder goes, both from their own roots; without a target it is left out. */
export type ImportRow = { from: string; to?: string; note?: string };

/** The folder that takes the place of the project's. */
export const PROJECT_FOLDER = "content";

/** Folders that others make, and that are not taken over. */
const LEFT_OUT: Record<string, string> = {
  node_modules: "Packages: `npm install` brings them.",
  ".git": "The history stays with the project.",
  ".docusaurus": "Docusaurus makes it.",
  build: "Docusaurus makes it.",
};

/** Why a folder of the project is left out as a whole; undefined for one that is taken over. */
export function leftOut(folder: string): string | undefined {
  return Object.hasOwn(LEFT_OUT, folder) ? LEFT_OUT[folder] : undefined;
}

/**
 * Where files go that are named from the project: each has its place below `content/` that it had below the project, so
 * that links and imports between files hold. `read` are those whose values `src/site.ts` has, too. Throws for a file
 * that would lie outside of the site.
 */
export function importRows(files: readonly string[], read: ReadonlySet<string>): ImportRow[] {
  return [...files].sort().map((from): ImportRow => {
    const to = below(PROJECT_FOLDER, from);
    if (isAbove(to))
      throw new Error(
        `'${from}' lies more than one folder above the project, and has no place in the site.\n  → Move it into the project, or beside it.`,
      );
    return { from, to, ...(read.has(from) && { note: "Its values are in `src/site.ts`, which is what counts." }) };
  });
}

/** Whether a file that is named from the project is a package's. */
export function isOfPackage(file: string): boolean {
  return /(?:^|\/)node_modules\//.test(file);
}

/**
 * Where a file goes that stylesheets of the project show: one of a package beside the project's own, in a folder with
 * the package's name.
 */
export function styleRow(from: string): ImportRow & { to: string } {
  if (!isOfPackage(from)) return { from, to: below(PROJECT_FOLDER, from) };
  const [, ...within] = from.split(/(?:^|\/)node_modules\//);
  return { from, to: `${PROJECT_FOLDER}/style-files/${within.join("/")}` };
}

/** Throws where two files would go to one place, the first of which would be lost. */
export function assertApart(rows: readonly ImportRow[]): void {
  const places = new Map<string, string>();
  for (const { from, to } of rows) {
    if (to === undefined) continue;
    const other = places.get(to);
    if (other !== undefined && other !== from)
      throw new Error(
        `'${other}' and '${from}' would both go to ${to}, and nothing was written.` +
          "\n  → Give one of them another name in the project; one of a package: copy it into the project, and show that.",
      );
    places.set(to, from);
  }
}

/** The keys of all functions in a value, each as it would be written: `docs.0.editUrl`. */
function functionKeys(value: unknown, keys: readonly string[] = []): string[] {
  if (typeof value === "function") return [keys.join(".")];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => functionKeys(inner, [...keys, key]));
}

/** What is said of functions, which settings cannot take over. */
export function functionNotes(site: unknown): Note[] {
  return functionKeys(site).map((key) => ({
    name: key,
    means: "The function is not in `src/site.ts`: pages are as they are without it.",
    remedy: /transforms/.test(key)
      ? "Write what the plugins do into the content, or build the folder as it is (`docusaurus` in src/site.ts)."
      : "Write it there, or import it.",
  }));
}

/** What is said of pages that a project's plugins make by code, which are no files to copy. */
export function pluginPageNotes(pages: readonly { file: string }[]): Note[] {
  return pages.map(({ file }) => ({
    name: `the page /${file.replace(/(?:\/|^)index\.jsx$/, "")}`,
    means: "A plugin of the project makes the page by code, and it is not taken over.",
    remedy: "Write it as a file of the folder of pages, with the data that it shows in a file beside it.",
  }));
}

/** Packages that come with this site, that it has no need of, or that only the configuration imports. */
const NEEDLESS =
  /^(?:@docusaurus\/|docusaurus-|remark-|rehype-|react$|react-dom$|prism-react-renderer$|@mdx-js\/react$)/;

/** What is said of packages that components and pages of a project may import. */
export function packageNotes(dependencies: Readonly<Record<string, string>>): Note[] {
  const needed = Object.entries(dependencies).filter(([name]) => !NEEDLESS.test(name));
  if (needed.length === 0) return [];
  return [
    {
      name: "package.json: dependencies",
      means: "Components and pages may import these packages, which the site does not have.",
      remedy: `npm install ${needed.map(([name, version]) => `${name}@${version}`).join(" ")}`,
    },
  ];
}

/** What was taken over and what was not, as a page of Markdown. */
export function importReport(folder: string, rows: readonly ImportRow[], notes: readonly Note[]): string {
  const cell = (text: string) => text.replaceAll("|", "\\|");
  const taken = rows.filter(({ to }) => to !== undefined).length;
  return [
    `# What was taken over from ${folder}`,
    "",
    `${taken} files, and the settings in \`src/site.ts\`. Files keep their places below \`${PROJECT_FOLDER}/\`; in the folder of a language, a translation has the path of what it translates.`,
    "",
    "## What has no equivalent",
    "",
    ...(notes.length === 0 ? ["Nothing.", ""] : []),
    ...notes.map(({ name, means, remedy }) => `- \`${name}\`: ${means} ${remedy}`),
    "",
    "## Files",
    "",
    "| from | to | |",
    "| --- | --- | --- |",
    ...rows.map(({ from, to, note }) => `| ${cell(from)} | ${cell(to ?? "left out")} | ${cell(note ?? "")} |`),
    "",
  ].join("\n");
}
