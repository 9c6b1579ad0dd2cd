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
