import { stringify } from "yaml";
import { escapeMdx } from "../../../features/blog/changelog-entry";
import { pathPartOf } from "../../../lib/content/path-part";
import { escapedText } from "../../../lib/html/html-text";
import type { Answers } from "../question";
import { hasBlog, ICON_FILE } from "./starter-settings";

/** The texts of files, by their paths from the site's root. */
export type Texts = Readonly<Record<string, string>>;

/** The first content of a new site, and its icon; `today` is the day of its first post. */
export function starterFiles(answers: Answers, today: string): Texts {
  const { title = "", tagline = "" } = answers;
  return {
    [ICON_FILE]: iconOf(title),
    "content/home/index.mdx": home(title, tagline),
    "content/docs/index.mdx": firstDoc(title),
    "content/docs/writing.mdx": WRITING,
    "content/pages/about.mdx": about(title),
    ...(hasBlog(answers) && {
      "content/blog/authors.yml": stringify({ team: { name: `The ${title} team` } }),
      [`content/blog/${today}-welcome.mdx`]: firstPost(title),
    }),
  };
}

/** The parts of package.json and of its lock file that name the site. */
export function renamed(json: string, title: string): string {
  const data = JSON.parse(json) as { name: string; packages?: Record<string, { name: string }> };
  data.name = pathPartOf(title);
  const root = data.packages?.[""];
  if (root) root.name = data.name;
  return `${JSON.stringify(data, undefined, 2)}\n`;
}

/** package.json with the routes of the new site in the place of those that are measured by default. */
export function withOwnRoutes(json: string): string {
  return json.replace(/("bench:pages": "[^"]*bench-pages\.ts) [^"]*"/, '$1 / /docs/"');
}

/** The configuration of the spelling check with the words of the site's title among those that it knows. */
export function withTitleWords(yaml: string, title: string): string {
  const words = title.match(/[\p{L}\p{M}]{2,}/gu) ?? [];
  return yaml.replace(/^words:\n/m, (line) =>
    [line, "  # The site\n", ...words.map((word) => `  - ${word}\n`)].join(""),
  );
}

/** A square with the first letter of the title. */
function iconOf(title: string): string {
  const [letter = ""] = title.trim().toUpperCase();
  const text = `<text x="16" y="23" text-anchor="middle" font-family="sans-serif" font-size="20" font-weight="700" fill="#fff">${escapedText(letter)}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="32" height="32">`,
    `  <rect width="32" height="32" rx="7" fill="#2e8555"/>`,
    `  ${text}`,
    `</svg>`,
    "",
  ].join("\n");
}

function page(frontMatter: Record<string, unknown>, ...lines: string[]): string {
  return ["---", `${stringify(frontMatter, { lineWidth: 0 })}---`, "", ...lines, ""].join("\n");
}

function home(title: string, tagline: string): string {
  return page(
    {
      headline: title,
      ...(tagline !== "" && { lead: tagline }),
      actions: [{ label: "Get started", to: "/docs/" }],
    },
    '```sh title="Write the first page"',
    "npm run new -- doc",
    "```",
    "",
    "What stands here is the text of `content/home/index.mdx`.",
  );
}

function firstDoc(title: string): string {
  return page(
    { title: "Get started", description: `First steps with ${title}`, sidebar_position: 1 },
    `Write here how a reader begins with ${escapeMdx(title)}: what it is for, how it is installed, and how it is first used.`,
    "",
    "Each file in `content/docs/` is a page: `content/docs/guides/install.mdx` is at `/docs/guides/install/`, and the sidebar shows it by itself. `npm run new -- doc` asks for a title and writes such a file.",
    "",
    "[Write a page](./writing.mdx) shows what a page may hold.",
  );
}

const WRITING = page(
  { title: "Write a page", description: "What a page may hold, to copy from", sidebar_position: 2 },
  "Copy from this page what you need, and delete it then.",
  "",
  "## A note",
  "",
  ":::tip",
  "",
  "There are `note`, `tip`, `info`, `warning` and `danger`.",
  "",
  ":::",
  "",
  "## Code",
  "",
  '```js title="greet.js" {2}',
  "export function greet(name) {",
  "  return `Good morning, ${name}`;",
  "}",
  "```",
  "",
  "## Tabs",
  "",
  "<Tabs>",
  '<TabItem value="npm" label="npm">',
  "",
  "`npm start`",
  "",
  "</TabItem>",
  '<TabItem value="pnpm" label="pnpm">',
  "",
  "`pnpm start`",
  "",
  "</TabItem>",
  "</Tabs>",
  "",
  "## Links",
  "",
  "A link to a file, such as [the first page](./index.mdx), follows when that page moves. A link that leads nowhere ends the build.",
);

function about(title: string): string {
  return page(
    { title: `About ${title}`, description: `Who makes ${title}` },
    `Write here who makes ${escapeMdx(title)}, and why.`,
  );
}

function firstPost(title: string): string {
  return page(
    { title: "Welcome", description: `The blog of ${title} begins`, authors: ["team"] },
    "Lists show a post down to the next line.",
    "",
    "{/* truncate */}",
    "",
    "`npm run new -- post` writes the next one. The author is in `content/blog/authors.yml`.",
  );
}
