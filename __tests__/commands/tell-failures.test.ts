import { readdirSync, readFileSync } from "node:fs";
import { FixtureSite } from "../support/fixture-site";

const site = new FixtureSite();
afterAll(() => site.end());

/** What a command prints while src/site.ts has another text in the place of one. */
async function said(from: string, to: string): Promise<string> {
  site.edit("src/site.ts", from, to);
  const { code, text } = await site.command("docs-version", "4.0");
  site.edit("src/site.ts", to, from);
  expect(code).toBe(1);
  return text;
}

test("a mistake for which src/site.ts cannot be read is told with its place, without a stack", async () => {
  expect(await said("customFields: {},", "customFields: {,")).toMatchInlineSnapshot(`
    "src/site.ts:56:18
      The file cannot be read: Expected identifier but found ",".
      → Mend this line, or one above it."
  `);
});

test("so is one that shows while it runs", async () => {
  expect(await said("customFields: {},", "customFields: missing.fields,")).toMatchInlineSnapshot(`
    "src/site.ts:56:17
      The file fails: missing is not defined.
      → Mend this line: the file runs in Node, at the beginning of each build."
  `);
});

test("each command that loads src/site.ts is ready to tell of it before", () => {
  const commands = readdirSync("src/commands").filter((name) => name.endsWith(".ts"));
  const texts = commands.map((name) => [name, readFileSync(`src/commands/${name}`, "utf8")] as const);
  const loading = texts.filter(([, text]) => /^import .*"\.\.\/site";$/m.test(text));
  expect(loading.map(([name]) => name)).toContain("check.ts");
  const unready = loading.filter(([, text]) => !text.startsWith('import "./tell-failures";\n'));
  expect(unready.map(([name]) => name)).toEqual([]);
});
