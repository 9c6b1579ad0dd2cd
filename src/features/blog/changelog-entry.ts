import { addTo } from "../../lib/values/add-to";
import { compareText } from "../../lib/values/compare-text";
import { formatDate } from "../../lib/content/format-date";
import { splitFrontMatter } from "../../lib/content/front-matter";
import { withLineFeeds } from "../../lib/content/line-ends";

/** The groups of an entry in the order in which readers see them: kind in the facts, heading on the page. */
export const groupHeadings = {
  breaking: "Breaking changes",
  feature: "New features",
  bugfix: "Bug fixes",
  performance: "Performance",
  polish: "Polish",
  docs: "Documentation",
  dependencies: "Dependencies",
  maintenance: "Maintenance",
} as const;

/** The kind of a group of changes. */
export type ChangeKind = keyof typeof groupHeadings;

/** One change of a release; the topic or the pull request may be unknown, not both. */
export type Change = { pr: number | null; scope: string; authors: string[]; topic?: string };

/** One release of the facts file, with its date as YYYY-MM-DD and the published number of its committers. */
export type Release = {
  version: string;
  date: string;
  categories: { kind: ChangeKind; items: Change[] }[];
  committers?: number;
};

/** The project whose releases are listed: its name, its repository and the prefix its packages share. */
export type ChangelogProject = { name: string; repository: string; packagePrefix: string };

/** The line that ends the summary of an entry, which is all that a list of entries shows. */
export const truncateMarker = "{/* truncate */}";

const acronyms = new Set(["html", "https", "mdx", "svg", "url"]);
const lowerCaseNames = new Set(
  (
    "aria-current cjs clean-css clsx core-js crossorigin css-loader gtag hreflang http-named lang mdx-code-block " +
    "netlify-cli nojekyll noindex npm npm-to-yarn og opensearch pnpm prism-react-renderer querystring react-live " +
    "remark-rehype sharp shelljs svgr tsc tslib update-notifier wait-on webpack z-index"
  ).split(" "),
);

/** Escapes the characters of plain text that Markdown or MDX would read as markup. */
export function escapeMdx(text: string): string {
  return text.replace(/[\\`*_{}[\]<~$&]|:(?=\w)/g, "\\$&");
}

/** Writes a topic as the start of a line: the first letter becomes a capital unless the word is a name. */
export function capitalise(topic: string): string {
  const word = /^[^\s,]*/.exec(topic)?.[0] ?? "";
  if (acronyms.has(word)) return word.toUpperCase() + topic.slice(word.length);
  if (/[A-Z0-9_]/.test(word) || lowerCaseNames.has(word)) return topic;
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}

/** The last part of the route of an entry, which is also its file name without the extension. */
export function slugOf(version: string): string {
  return version.toLowerCase().replaceAll(" ", "-");
}

/** Returns the hand-written summary of an existing entry, or throws when its place cannot be found. */
export function summaryOf(mdx: string): string {
  const { yaml, body } = splitFrontMatter(withLineFeeds(mdx));
  if (yaml === "") throw new Error("The front matter is missing: begin the file with it, between two lines `---`.");
  const end = body.indexOf(`\n${truncateMarker}`);
  if (end < 0) throw new Error(`The line ${truncateMarker} is missing: add it below the summary.`);
  return body.slice(0, end).trim();
}

/** Composes the one-sentence description of an entry, 60 to 160 characters long for the search engines. */
export function descriptionOf(release: Release, project: ChangelogProject): string {
  const total = release.categories.reduce((sum, { items }) => sum + items.length, 0);
  const isVersion = /^\d/.test(release.version);
  const when = `${isVersion && total > 0 ? "released on" : "an entry dated"} ${formatDate(release.date, "en-GB", "gregory")}`;
  const people = contributorCount(release);
  const by = people > 0 && total > 0 ? ` by ${plural(people, "contributor")}` : "";
  return `${project.name} ${release.version}, ${when}: ${totalsOf(release, total)}${by}.`;
}

/** Composes the MDX text of a changelog entry from its facts and its hand-written summary. */
export function entryOf(release: Release, summary: string, project: ChangelogProject): string {
  const frontMatter = [
    "---",
    `title: ${JSON.stringify(release.version)}`,
    `description: ${JSON.stringify(descriptionOf(release, project))}`,
    `date: ${release.date}`,
    `slug: /${slugOf(release.version)}`,
    "---",
  ].join("\n");
  const groups = orderedGroups(release).map(({ kind, items }) => groupText(kind, items, project));
  const blocks = [frontMatter, summary, truncateMarker, ...groups, contributorsText(release)];
  return `${blocks.filter((block) => block !== "").join("\n\n")}\n`;
}

function orderedGroups(release: Release): Release["categories"] {
  const order = Object.keys(groupHeadings);
  const filled = release.categories.filter(({ items }) => items.length > 0);
  return filled.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}

/** As many changes of a group as a reader sees at once; a few more do not make a block of their own. */
const SHOWN = 15;
const SHOWN_AT_MOST = 20;

function groupText(kind: ChangeKind, items: Change[], project: ChangelogProject): string {
  const told = items.filter(({ topic }) => topic !== undefined).map((item) => `- ${changeText(item, project)}`);
  const bare = items.filter(({ topic }) => topic === undefined);
  const shown = told.length > SHOWN_AT_MOST ? told.slice(0, SHOWN) : told;
  const rest = told.slice(shown.length);
  const more = shown.length > 0 ? " more" : "";
  const blocks = [
    `## ${groupHeadings[kind]}`,
    shown.join("\n"),
    foldedText(`${rest.length} more`, rest),
    foldedText(plural(bare.length, `${more} pull request`.trim()), byAuthors(bare, project)),
  ];
  return blocks.filter((block) => block !== "").join("\n\n");
}

/** Lines in a block that the reader opens; nothing for no lines. */
function foldedText(summary: string, lines: string[]): string {
  if (lines.length === 0) return "";
  return ["<details>", `<summary>${summary}</summary>`, "", lines.join("\n"), "", "</details>"].join("\n");
}

/** Changes that have no topic, a line for each who made some: who made most comes first. */
function byAuthors(items: Change[], project: ChangelogProject): string[] {
  const numbers = new Map<string, string[]>();
  for (const { pr, scope, authors } of items) {
    const who = authors.length > 0 ? joined(authors.map(authorLink)) : "Others";
    const where = scopeText(scope, project.packagePrefix);
    const change = pullRequestLink(pr, project) + (where === "" ? "" : ` (${where})`);
    addTo(numbers, who, change);
  }
  const sorted = [...numbers].sort(([, a], [, b]) => b.length - a.length);
  return sorted.map(([who, changes]) => `- ${who}: ${changes.join(", ")}`);
}

/** What changed, then in small type who changed it where: a phone shows few words a line. */
function changeText({ pr, scope, authors, topic = "" }: Change, project: ChangelogProject): string {
  const by = authors.length > 0 ? `by ${joined(authors.map(authorLink))}` : "";
  const made = [pullRequestLink(pr, project), by].filter((part) => part !== "").join(" ");
  const details = [made, scopeText(scope, project.packagePrefix)].filter((part) => part !== "").join(" · ");
  return escapeMdx(capitalise(topic)) + (details === "" ? "" : ` <small>${details}</small>`);
}

function pullRequestLink(pr: number | null, { repository }: ChangelogProject): string {
  return pr === null ? "" : `[#${pr}](${repository}/pull/${pr})`;
}

function scopeText(scope: string, prefix: string): string {
  const count = /^\(list of (\d+) packages\)$/.exec(scope)?.[1];
  if (count !== undefined) return `${count} packages`;
  if (scope === "" || scope === "Other") return "";
  const names = scope.split(", ").map((name) => (name.startsWith(prefix) ? name.slice(prefix.length) : name));
  return escapeMdx(names.join(", "));
}

function isBot(author: string): boolean {
  return author.endsWith("[bot]");
}

function authorLink(author: string): string {
  const path = isBot(author) ? `apps/${author.slice(0, -"[bot]".length)}` : author;
  return `[@${escapeMdx(author)}](https://github.com/${path})`;
}

function contributorsOf(release: Release): string[] {
  const authors = release.categories.flatMap(({ items }) => items.flatMap((item) => item.authors));
  const people = [...new Set(authors)].filter((author) => !isBot(author));
  const key = (name: string) => name.toLowerCase();
  return people.sort((a, b) => compareText(key(a), key(b)));
}

// The list of changes does not name every committer of the older releases.
function contributorCount(release: Release): number {
  return Math.max(release.committers ?? 0, contributorsOf(release).length);
}

function contributorsText(release: Release): string {
  const people = contributorsOf(release);
  if (people.length === 0) return "";
  const total = contributorCount(release);
  const note =
    total > people.length
      ? [`The release counts ${total} contributors; the changes above name ${people.length} of them.`]
      : [];
  const links = people.map(authorLink).join(", ");
  const names = people.length > SHOWN_AT_MOST ? foldedText(`${people.length} names`, [links]) : links;
  return ["## Contributors", ...note, names].join("\n\n");
}

function totalsOf(release: Release, total: number): string {
  if (total === 0) return "no changes listed";
  const count = (kind: ChangeKind) =>
    release.categories.filter((group) => group.kind === kind).reduce((sum, { items }) => sum + items.length, 0);
  const named: [number, string][] = [
    [count("breaking"), "breaking change"],
    [count("feature"), "feature"],
    [count("bugfix"), "fix"],
    [count("performance"), "performance change"],
  ];
  const others = named.reduce((rest, [n]) => rest - n, total);
  const totals = [...named, [others, others === total ? "change" : "other change"] as const];
  return joined(totals.filter(([n]) => n > 0).map(([n, noun]) => plural(n, noun)));
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : noun.endsWith("x") ? "es" : "s"}`;
}

function joined(parts: string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]}`;
}
