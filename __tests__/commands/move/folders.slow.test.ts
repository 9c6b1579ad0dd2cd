import { FixtureSite } from "../../support/fixture-site";

let site: FixtureSite;
afterEach(() => site.end());

test("a file moves and is followed in all folders of the site that have content", async () => {
  site = new FixtureSite();
  for (const file of site.files("content/handbook"))
    site.write(`handbook/${file}`, site.read(`content/handbook/${file}`));
  site.remove("content/handbook");
  site.edit("src/site.ts", `content: "content/handbook"`, `content: "handbook"`);
  site.write("handbook/watch/start.mdx", "# Start\n\n[Rules](../rules.mdx) [Install](/docs/install/)\n");
  const rules = await site.command("move", "handbook/rules.mdx", "handbook/watch/");
  expect([rules.code, rules.text]).toEqual([
    0,
    expect.stringMatching(/^move handbook\/rules\.mdx → handbook\/watch\/rules\.mdx$/m),
  ]);
  const install = await site.command("move", "content/docs/2.0/01-install.mdx", "content/docs/2.0/guides/");
  expect([install.code, install.text]).toEqual([
    0,
    expect.stringContaining("handbook/watch/start.mdx:3  /docs/install/"),
  ]);
  expect(site.read("handbook/watch/start.mdx")).toBe(
    "# Start\n\n[Rules](./rules.mdx) [Install](/docs/guides/install/)\n",
  );
  expect(site.names("handbook")).not.toContain("rules.mdx");
});

test("a Docusaurus project stays as it is", async () => {
  site = new FixtureSite("__tests__/fixtures/docusaurus");
  site.write("src/site.ts", `export const site = { docusaurus: "../website" };\n`);
  const { code, text } = await site.command("move", "../website/docs/intro.md", "../website/docs/start.md");
  expect([code, text]).toEqual([
    1,
    expect.stringContaining("in which nothing is changed.\n  → Move the file in ../website"),
  ]);
  expect(site.names("../website/docs")).toContain("intro.md");
});
