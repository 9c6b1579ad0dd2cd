import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { searchSettings } from "../../src/lib/settings/search-config";

const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };

const TOOL = "node src/commands/tool.mjs ";

/** The scripts that run a command of the site's own: their names, with its file; others are programs of packages. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  if (script.startsWith(TOOL)) return [];
  const [, file] = /^node (?:src\/commands\/typescript\.mjs )?((?:src\/commands|__tests__)\/\S+)/.exec(script) ?? [];
  return file === undefined ? [] : [{ name, file }];
});

const WRITING = ["new", "import", "move", "docs:version", "changelog:import", "schemas", "search:push", "join"];

let helps: Record<string, string> = {};

beforeAll(async () => {
  const files = [...new Set(commands.map(({ file }) => file))];
  const program = "__tests__/commands/support/print-helps.mjs";
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [program, ...files]);
  expect(stderr).toBe("");
  helps = JSON.parse(stdout) as Record<string, string>;
});

test("all scripts but those of packages are commands of the site", () => {
  const others = Object.keys(scripts).filter((name) => !commands.some((command) => command.name === name));
  expect(others).toEqual(["lint", "format", "spell", "jest"]);
  for (const name of others) expect(scripts[name]).toMatch(new RegExp(`^${TOOL}`));
});

test.each(commands)("npm run $name -- --help says what it does, and does nothing", ({ name, file }) => {
  const help = helps[file] ?? "";
  const [first = "", second] = help.split("\n");
  expect(help).toContain(["start", "test"].includes(name) ? `npm ${name}` : name);
  expect(first).toMatch(/^npm /);
  expect(second).toBe("");
  // What a terminal shows without breaking lines.
  expect(Math.max(...help.split("\n").map((line) => line.length))).toBeLessThanOrEqual(120);
  if (WRITING.includes(name)) expect(help).toContain("--dry-run");
});

test("serving ends where the port is taken, and says so", () => {
  expect(helps["src/commands/serve.ts"]).toContain("Where another program has it, the command ends and says so.");
});

test.each([
  ["PORT", ["start.mjs", "gatsby.mjs", "serve.ts"]],
  ["SITE_LOCALE", ["gatsby.mjs", "check.ts", "search-push.ts"]],
  ["SITE_VERSIONS", ["gatsby.mjs", "join.ts"]],
  ["SITE_NOW", ["gatsby.mjs", "check.ts", "new.ts"]],
  ["NGINX_TYPES", ["nginx.ts"]],
  ["CHROMIUM_PATH", ["bench-pages.ts", "../../__tests__/browser/run.ts"]],
])("commands that read %s say so", (variable, files) => {
  for (const file of files) expect(helps[path.posix.join("src/commands", file)]).toContain(variable);
});

test("the push to Algolia names settings that there are", () => {
  const [, named = ""] = /\((.*)\)\.\n/.exec(helps["src/commands/search-push.ts"] ?? "") ?? [];
  expect(named).toBe("`search.appId`, `search.indexName`");
  expect(helps["src/commands/search-push.ts"]).toContain("ALGOLIA_APP_ID and ALGOLIA_INDEX_NAME go before these.");
  const search = { appId: "A", apiKey: "key", indexName: "docs" };
  expect(searchSettings.parse(search)).toMatchObject(search);
});
