import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { loadBuildSide } from "../../src/build/load-build-side";

let root: string;
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), "build-side-")));
  write(
    "build-side.ts",
    'import { readSite } from "./lib/site-config";\nimport { site } from "./site";\nreadSite(site);',
  );
  write(
    "lib/site-config.ts",
    'export function readSite() {\n  throw new Error("src/site.ts is not valid:\\n  - x");\n}',
  );
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, "src", file)), { recursive: true });
  writeFileSync(path.join(root, "src", file), text);
}

/** What is printed of a build side that cannot be loaded. */
function said(): string {
  const print = jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.spyOn(process, "exit").mockImplementation(() => undefined as never);
  loadBuildSide(root);
  return String(print.mock.calls[0]?.[0]);
}

test("a mistake in src/site.ts is told with its place", () => {
  write("site.ts", "export const site = {\n  title: missing.title,\n};");
  expect(said()).toMatchInlineSnapshot(`
    "src/site.ts:2:10
      The file fails: missing is not defined.
      → Mend this line: the file runs in Node, at the beginning of each build."
  `);
});

test("a src/site.ts that exports other things alone is told what it has to export", () => {
  write("site.ts", "export const sight = {};");
  expect(said()).toMatchInlineSnapshot(`
    "src/site.ts:1:1
      The file exports no configuration by the name \`site\`.
      → Write \`export const site = { … } satisfies SiteFile;\`."
  `);
});

test("so is one in a file beside it that it imports", () => {
  write("site.ts", 'import { title } from "./title";\nexport const site = { title };');
  write(
    "title.ts",
    'const read = (name: string): string => {\n  throw new Error(`There is no ${name}`);\n};\nexport const title = read("title");',
  );
  expect(said()).toMatchInlineSnapshot(`
    "src/title.ts:2:9
      The file fails: There is no title.
      → Mend this line: the file runs in Node, at the beginning of each build."
  `);
});

test("so is a file that it reads and that is not there", () => {
  write(
    "site.ts",
    'import { readFileSync } from "node:fs";\nexport const site = { title: readFileSync("/none", "utf8") };',
  );
  expect(said()).toMatch(/^src\/site\.ts:2:30\n {2}The file fails: ENOENT/);
});

test("what the engine says of the site stands alone", () => {
  write("site.ts", "export const site = {};");
  expect(said()).toBe("src/site.ts is not valid:\n  - x");
});

test("a file that cannot be read is told with its place", () => {
  write("site.ts", "export const site = {");
  expect(said()).toBe(
    "src/site.ts:1:22\n  The file cannot be read: Expected identifier but found end of file.\n  → Mend this line, or one above it.",
  );
});
