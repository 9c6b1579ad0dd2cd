import { symlinkSync } from "node:fs";
import { FixtureSite } from "../../support/fixture-site";

const PROJECT = "__tests__/fixtures/docusaurus";

let site: FixtureSite;
afterEach(() => site.end());

test("a version made of docs with old routes is a site without mistakes: those lead to the docs being written", async () => {
  site = new FixtureSite();
  const rules = site.read("content/handbook/rules.mdx");
  expect(rules).toContain("redirect_from");
  const french = `label: "Français", direction: "ltr", htmlLang: "fr", calendar: "gregory", path: "fr"`;
  site.edit("src/site.ts", "locales: {", `locales: { fr: { ${french}, content: "content/i18n/fr/" },`);
  site.write("content/i18n/fr/handbook/rules.mdx", "# Les règles\n");
  const { code, text } = await site.command("docs-version", "1.0", "--instance", "handbook");
  expect(code).toBe(0);
  expect(text).toContain("content/handbook/1.0/rules.mdx is without `redirect_from`.");
  expect(site.read("content/handbook/current/rules.mdx")).toBe(rules);
  expect(site.read("content/handbook/1.0/rules.mdx")).not.toContain("redirect_from");
  for (const version of ["current", "1.0"])
    expect(site.read(`content/i18n/fr/handbook/${version}/rules.mdx`)).toBe("# Les règles\n");
  expect((await site.command("check")).text).not.toContain("stands twice");
});

test("a first version leaves no link broken, neither into the docs nor out of them, and a trial run names the files", async () => {
  site = new FixtureSite();
  site.write("content/handbook/bell.svg", site.read("static/img/tern.svg"));
  site.write("content/handbook/_part.mdx", "A part with a [link](../pages/about.mdx).\n");
  site.write("content/pages/way.mdx", '# Way\n\nimport Part from "../handbook/_part.mdx";\n\n<Part />\n');
  site.write("content/pages/more.mdx", "# More\n\n[Rules](../handbook/rules.mdx) ![Bell](../handbook/bell.svg)\n");
  site.write(
    "content/settings/glossary.yml",
    "terms: [{ term: bell, description: It rings., link: ../handbook/rules.mdx }]\n",
  );
  site.edit("src/site.ts", "customFields: {}", `glossary: "content/settings/glossary.yml", customFields: {}`);
  site.write(
    "content/handbook/out.mdx",
    "# Out\n\n[About](../pages/about.mdx) [Again](../../about/) ![Tern](../../static/img/tern.svg)\n",
  );
  site.write("content/pages/_shared.mdx", "# Shared\n");
  symlinkSync("../pages/_shared.mdx", site.path("content/handbook/shared.mdx"));
  const before = await site.command("check");
  expect(before.text).toMatch(/: 0 errors, 0 warnings\.$/);
  const files = site.files("content");
  const trial = await site.command("docs-version", "1.0", "--instance", "handbook", "--dry-run");
  expect(trial.text).toContain("content/pages/way.mdx:3  ../handbook/_part.mdx → ../handbook/current/_part.mdx");
  expect(trial.text).toContain("content/handbook/1.0/out.mdx:3  ../pages/about.mdx → ../../pages/about.mdx");
  expect(site.files("content")).toEqual(files);
  expect((await site.command("docs-version", "1.0", "--instance", "handbook")).code).toBe(0);
  expect((await site.command("check")).text).toMatch(/: 0 errors, 0 warnings\.$/);
  for (const version of ["current", "1.0"])
    expect(site.read(`content/handbook/${version}/shared.mdx`)).toBe("# Shared\n");
});

test("a version of docs with `sources` is a copy beside them and an entry, and what is there stays", async () => {
  site = new FixtureSite();
  const before = site.files("content");
  site.edit(
    "src/site.ts",
    `content: "content/handbook",`,
    `content: "content/handbook", sources: [{ name: "current", folder: "content/handbook" }],`,
  );
  const { code, text } = await site.command("docs-version", "1.0", "--instance", "handbook");
  expect([code, text]).toEqual([0, expect.stringContaining("Build the site to see it.")]);
  const copies = before.filter((file) => file.startsWith("handbook/"));
  expect(site.files("content")).toEqual(
    [...before, ...copies.map((file) => file.replace("handbook", "handbook-1.0"))].sort(),
  );
  expect(site.read("src/site.ts")).toContain(`{ name: "1.0", folder: "content/handbook-1.0" }`);
  const again = await site.command("docs-version", "1.0", "--instance", "handbook");
  expect([again.code, again.text]).toEqual([1, expect.stringContaining("has a version '1.0' already")]);
});

test("nothing is done where the docs hold the folder of other content", async () => {
  site = new FixtureSite();
  site.write("content/handbook/pages/way.mdx", "# Way\n");
  site.edit("src/site.ts", `"content/pages"`, `"content/handbook/pages"`);
  const before = site.files("content");
  const { code, text } = await site.command("docs-version", "1.0", "--instance", "handbook");
  expect([code, text]).toEqual([1, expect.stringContaining("content/handbook/pages, the folder of 'pages', lies in")]);
  expect(site.files("content")).toEqual(before);
});

test("a Docusaurus project stays as it is, and its own command is named", async () => {
  site = new FixtureSite(PROJECT);
  const before = site.files("../website");
  site.write("src/site.ts", `export const site = { docusaurus: "../website" };\n`);
  const { code, text } = await site.command("docs-version", "9.9", "--instance", "recipes");
  expect([code, text]).toEqual([
    1,
    "The site is built from the Docusaurus project '../website' (`docusaurus` in src/site.ts), in which nothing is changed.\n" +
      "  → Make the version there: cd ../website && npx docusaurus docs:version:recipes 9.9",
  ]);
  expect(site.files("../website")).toEqual(before);
});

test("docs outside of the site's folder stay as they are", async () => {
  site = new FixtureSite();
  site.write("../handbook/rules.mdx", "# Rules\n");
  site.edit("src/site.ts", `content: "content/handbook"`, `content: "../handbook"`);
  const { code, text } = await site.command("docs-version", "1.0", "--instance", "handbook");
  expect([code, text]).toEqual([
    1,
    expect.stringMatching(/^\.\.\/handbook\/rules\.mdx lies outside of the site's folder/),
  ]);
  expect(site.files("../handbook")).toEqual(["rules.mdx"]);
});
