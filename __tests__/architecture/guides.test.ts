import { existsSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";
import { searchSettings } from "../../src/lib/settings/search-config";
import { ROOT, sources, textOf } from "./code";

const README = "README.md";
const GUIDES = [README, "CONTRIBUTING.md", ".github/choices.md"];

/** What goes with the content with which a clone comes, and of that what goes from README, too. */
const DEMO = /^(?:content|static|__tests__\/site)\//;
const PICTURES = /^__tests__\/site\/pictures\//;

/** Variables that commands set for programs that they start, and those of systems and packages. */
const INNER = [
  "DOCUSAURUS_CURRENT_LOCALE",
  "GATSBY_EXPERIMENTAL_DEV_SSR",
  "GATSBY_WORKER_ID",
  "GITHUB_ACTIONS",
  "KEY",
  "MIMALLOC_PURGE_DELAY",
  "NODE_ENV",
  "PATH",
  "SITE_BUILD_SIDE",
  "SITE_PROGRAMS_LOAD_WITH",
  "SITE_RENDERERS",
  "SITE_TYPES",
  "TZ",
];

/** The variables of the environment that a text of code reads, however it gets them. */
function variablesIn(text: string): string[] {
  const asked = [...text.matchAll(/\benv\.([A-Z][A-Z_]+)/g), ...text.matchAll(/"(SITE_[A-Z_]+)"/g)];
  const parts = [...text.matchAll(/\{([^{}]*)\}(?:: NodeJS\.ProcessEnv| = process\.env)/g)];
  const taken = parts.flatMap(([, names = ""]) => [...names.matchAll(/(?:^|,)\s*([A-Z][A-Z_]+)/g)]);
  return [...asked, ...taken].map(([, name = ""]) => name);
}

/** The text of a guide without blocks of code. */
const proseOf = (file: string) => textOf(file).replace(/^ *```[\s\S]*?^ *```$/gm, "");

function anchorsOf(file: string): string[] {
  const slugger = new GithubSlugger();
  return [...proseOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) => slugger.slug(heading));
}

test("variables are found where they are read", () => {
  const code = 'const { A_B, CD: e = "1" } = process.env;\nenv.EF; "SITE_GH";\nf = ({ IJ }: NodeJS.ProcessEnv) => IJ;';
  expect(variablesIn(code)).toEqual(["EF", "SITE_GH", "A_B", "CD", "IJ"]);
});

test("README has a row for each variable of the environment that readers may set, and for no other", () => {
  const [, table = ""] = /\n\| variable \| says \|\n([\s\S]*?)\n\n/.exec(textOf(README)) ?? [];
  const rows = table.split("\n").map((row) => row.split(" | ")[0] ?? "");
  const told = rows.flatMap((row) => [...row.matchAll(/`([A-Z_]+)`/g)].map(([, name = ""]) => name));
  const code = sources.map(textOf);
  const read = new Set(code.flatMap(variablesIn));
  expect([...read].filter((name) => !INNER.includes(name) && !told.includes(name))).toEqual([]);
  expect(told.filter((name) => !code.some((text) => text.includes(name)))).toEqual([]);
});

test("README tells of each command, and of none that there is not", () => {
  const { scripts } = JSON.parse(textOf("package.json")) as { scripts: Record<string, string> };
  const named = GUIDES.flatMap((file) => [...textOf(file).matchAll(/\bnpm run (?:--silent )?([a-z:]+)/g)]);
  expect(named.map(([, name = ""]) => name).filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  const [, table = ""] = /\n\| command \| does \|\n([\s\S]*?)\n\n/.exec(textOf(README)) ?? [];
  const rows = [...table.matchAll(/`npm (?:run )?([a-z:]+)/g)].map(([, name = ""]) => name);
  expect(Object.keys(scripts).filter((name) => !rows.includes(name))).toEqual([]);
});

test.each(GUIDES)("links of %s lead to files and headings that there are", (file) => {
  const links = [...proseOf(file).matchAll(/\]\((?!https?:)([^)\s#]*)(?:#([^)\s]+))?\)(?!`)/g)];
  const broken = links.filter(([, place = "", anchor]) => {
    const target = place === "" ? file : path.posix.join(path.posix.dirname(file), place);
    if (PICTURES.test(target)) return false;
    if (DEMO.test(target) || !existsSync(path.join(ROOT, target))) return true;
    return anchor !== undefined && !anchorsOf(target).includes(anchor);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

test("the search of a language in README is whole, as settings of a language are", () => {
  const [, written = ""] = /names its index: `search: (\{[^`]+\})`/.exec(textOf(README)) ?? [];
  const search: unknown = JSON.parse(written.replace(/(\w+):/g, '"$1":'));
  expect(searchSettings.parse(search)).toMatchObject({ indexName: "docs-fr" });
});

test("samples of code in README are as wide as code may be", () => {
  const samples = [...textOf(README).matchAll(/^ *```ts\n([\s\S]*?)^ *```$/gm)];
  expect(samples.length).toBeGreaterThan(3);
  expect(samples.flatMap(([, code = ""]) => code.split("\n")).filter((line) => line.length > 120)).toEqual([]);
});
