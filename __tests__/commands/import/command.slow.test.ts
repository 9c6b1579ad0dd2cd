import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { TYPESCRIPT } from "../../../src/commands/run.mjs";
import { FixtureSite } from "../../support/fixture-site";

/** A command that prints the routes of a site's pages, as a check knows them. */
const LIST_ROUTES = `
  import { checkedPages } from "../build/hooks/create-pages";
  import { features } from "../features";
  import { site } from "../site";
  import { contentStore } from "./check/check-content";
  import { inStandIn } from "./check/stand-in";
  void inStandIn(process.cwd(), site, { production: true }, async (context) => {
    const { args } = await contentStore(features, context);
    console.log(checkedPages(args, features, context).pages.map(({ path }) => path).sort().join("\\n"));
  });
`;
const PROJECT = "__tests__/fixtures/docusaurus";
let target: string;
beforeEach(() => {
  target = mkdtempSync(path.join(os.tmpdir(), "import-"));
  makeClone(target);
});
afterEach(() => rmSync(target, { recursive: true }));

async function run(...parameters: string[]): Promise<{ code: number; text: string }> {
  const program = [...TYPESCRIPT, "src/commands/import.ts", ...parameters];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, program);
    return { code: 0, text: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

/** Writes the file by which a clone is known. */
function makeClone(folder: string): void {
  mkdirSync(path.join(folder, "src/lib"), { recursive: true });
  writeFileSync(path.join(folder, "src/lib/site-config.ts"), "");
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

test("takes all files over as they are, with the settings and a list, and overwrites nothing", async () => {
  const dry = await run(PROJECT, "--to", target, "--dry-run");
  expect([dry.code, filesIn(target)]).toEqual([0, ["src/lib/site-config.ts"]]);

  const { code, text } = await run(PROJECT, "--to", target);
  expect([code, text]).toEqual([
    0,
    expect.stringContaining(`files are below ${target}/content/, the settings in ${target}/src/site.ts.`),
  ]);
  const files = filesIn(PROJECT);
  expect(files.length).toBeGreaterThan(50);
  expect(filesIn(path.join(target, "content"))).toEqual(files);
  for (const file of files)
    expect(readFileSync(path.join(target, "content", file)).equals(readFileSync(path.join(PROJECT, file)))).toBe(true);
  const report = readFileSync(path.join(target, "import.md"), "utf8");
  expect(dry.text.trim()).toBe(report.trim());
  for (const file of files) expect(report).toContain(`| ${file} | content/${file} |`);
  for (const name of ["themeConfig.zoom", "docs.0.sidebarItems", "redirectRules.0.create", "i18n.locales: de"])
    expect(report).toContain(`- \`${name}\`: `);
  const settings = readFileSync(path.join(target, "src/site.ts"), "utf8");
  for (const line of [
    'siteFolder: "content",',
    'folder: "content/versioned_docs/version-1.0",',
    '"kiln-cones": {',
    'moduleAliases: { "@kiln": "./content/src" },',
    "} satisfies SiteFile;",
  ])
    expect(settings).toContain(line);

  const again = await run(PROJECT, "--to", target);
  expect(again.code).toBe(1);
  expect(again.text).toContain(
    `These files are there already, and nothing was written: ${target}/src/site.ts, ${target}/import.md,`,
  );

  const refused = await run(PROJECT, "--to", target, "--dry-run");
  expect([refused.code, refused.text.startsWith(report.trim())]).toEqual([1, true]);
  expect(refused.text).toContain(
    `\nThese files are there already, so the import would write nothing: ${target}/src/site.ts, `,
  );
});

test("the site that it writes has the routes that Docusaurus gives the project, and the engine's own", async () => {
  const site = new FixtureSite(PROJECT);
  try {
    // The content of a site without files of settings is not copied.
    if (site.names(".").includes("content")) site.remove("content");
    site.remove("src/site.ts");
    const { code, text } = await run(PROJECT, "--to", site.path(""));
    expect(code === 0 ? "" : text).toBe("");
    site.write("src/commands/list-routes.ts", LIST_ROUTES);
    const listed = await site.command("list-routes");
    const { pages } = JSON.parse(readFileSync(`${PROJECT}/expected.json`, "utf8")) as { pages: object };
    // The engine's own page, that of a plugin, and redirects by a function, which settings cannot take over.
    const others = ["/404/", "/cones/", "/drawing/", "/sketch/"];
    const routes = Object.keys(pages).filter((route) => !others.includes(route));
    expect(listed.text.split("\n")).toEqual([...routes, "/search/", "/versions/"].sort());
  } finally {
    site.end();
  }
});

test("packages of folders in the project are left out, too", async () => {
  const project = path.join(target, "website");
  const files = {
    "docusaurus.config.js": `module.exports = { title: "Kiln", url: "https://kiln.example", presets: ["classic"] };`,
    "docs/a.md": "# A",
    "plugins/cones/index.js": "module.exports = () => null;",
    "plugins/cones/node_modules/cone/index.js": "module.exports = 1;",
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  makeClone(path.join(target, "site"));
  const { code, text } = await run(project, "--to", path.join(target, "site"));
  expect(code === 0 ? "" : text).toBe("");
  expect(filesIn(path.join(target, "site/content/plugins"))).toEqual(["cones/index.js"]);
  expect(readFileSync(path.join(target, "site/import.md"), "utf8")).toMatch(
    /plugins\/cones\/node_modules \|.*Packages/,
  );
});

test("writes nothing where no clone is", async () => {
  const typo = path.join(target, "typo");
  const absent = await run(PROJECT, "--to", typo);
  expect([absent.code, absent.text]).toEqual([
    1,
    expect.stringContaining(
      `The folder '${typo}', which \`--to\` names, is not there. Nothing was written.\n  → Name a clone`,
    ),
  ]);
  expect(existsSync(typo)).toBe(false);
  mkdirSync(typo);
  const other = await run(PROJECT, "--to", typo);
  expect([other.code, other.text]).toEqual([
    1,
    expect.stringContaining("is no clone of this repository: it has no src/lib/site-config.ts. Nothing was written."),
  ]);
  expect(filesIn(typo)).toEqual([]);
});

test("says what is wrong with its parameters", async () => {
  const lost = await run("../no-such-folder");
  expect([lost.code, lost.text]).toEqual([
    1,
    expect.stringMatching(/no-such-folder'\. Name that of a Docusaurus project/),
  ]);
  const none = await run();
  expect([none.code, none.text]).toEqual([1, expect.stringContaining("npm run import -- FOLDER")]);
  expect(existsSync(path.join(target, "content"))).toBe(false);
});
