import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { codeLines, siteLines } from "../src/site-lines";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "site-lines-"));
  mkdirSync(path.join(root, "src"));
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  writeFileSync(
    path.join(root, "src/site.ts"),
    `import type { SiteFile } from "./lib/site-config"; import { shared } from "./shared";

type Title = string;
const title: Title = "Tern";
const blogs = [
  { id: "blog" },
  ...["news"].map((id) => ({ id })),
  { id: "changes" },
];
const common = { tagline: 1, ...{
  sitemap: 2 } }; const items = [{}, { to: "/a",
    position: 3 }];

/** The site. */
export const site = {
  title,
  blogs,
  "colorMode": { defaultMode: "light" as const },
  docs: [
    {
      id: "default",
      versions: { current: { label: "Next" }, "1.0": { label: "One" } },
    },
  ],
  ...{ baseUrl: "/" },
  ...common,
  navbar: {
    ...(process.env.A && { style: "dim" }),
    ...(process.env.B ? { title: "A" } : { hideOnScroll: 1 }),
    ...shared,
    items: [...items, { type: "x" }],
  },
} satisfies Partial<SiteFile>;
`,
  );
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  [["title"], 16],
  [["colorMode", "defaultMode"], 18],
  [["docs", 0, "id"], 21],
  [["docs", 0, "versions", "1.0", "label"], 22],
  [["docs", 0, "content"], 20],
  [["docs", 3, "id"], 19],
  [["blogs", 0, "id"], 6],
  [["blogs", 2, "id"], 17],
  [["baseUrl"], 25],
  [["footer"], undefined],
  [["tagline"], 10],
  [["sitemap"], 11],
  [["navbar", "style"], 28],
  [["navbar", "hideOnScroll"], 29],
  [["navbar", "logo", "src"], 30],
  [["navbar", "items", 1, "position"], 12],
  [["navbar", "items", 2, "type"], 31],
])("the value at %j, or what is around it, begins in line %s", (keys, line) => {
  expect(siteLines(root)(keys)).toBe(line);
});

const THEME = `  themeConfig:
    /** @type {import("x").ThemeConfig} */
    ({ navbar: { items: [
      { to: "/a" },
      { to: "/b",
        position: "middle" }] } }),`;

test.each([
  ["a.js", `const config = {\n${THEME}\n};\nexport default config;`, 7],
  ["a.cjs", `module.exports = {\n${THEME}\n};`, 7],
  ["a.ts", `export default {\n${THEME}\n} satisfies Config;`, 7],
  ["a.mjs", `export default async function make() {\n  const config = {\n${THEME}\n  };\n  return config;\n}`, 8],
  ["a.mts", `const make = async (): Promise<Config> => ({\n${THEME}\n});\nexport default make;`, 7],
])("lines of the configuration of a project of Docusaurus are found in %s", (name, text, line) => {
  const file = path.join(root, name);
  writeFileSync(file, text);
  const lineOf = codeLines(file, path.resolve("package.json"));
  expect(lineOf(["themeConfig", "navbar", "items", 1, "position"])).toBe(line);
  expect(lineOf(["presets"])).toBeUndefined();
});
