import { FixtureSite, PROJECT } from "../../support/fixture-site";
import { ERRORS, MISTAKES } from "../../engine/support/fixture-mistakes";

/** What a check prints as JSON. */
type Told = { errors: number; problems: { file: string; line: number; severity: string }[] };

const site = new FixtureSite();
afterAll(() => site.end());

// The mistakes are planted in the site as a few edits leave it.
beforeAll(() => site.edit("content/status/bell.yml", "state: down", "state: up"));

const whole = new Map<string, string>();
const plant = () => {
  for (const [file, right, wrong] of MISTAKES) {
    whole.set(file, site.read(file));
    site.edit(file, right, wrong);
  }
};
const mend = () => {
  for (const [file, text] of whole) site.write(file, text);
};

describe("npm run check", () => {
  it("finds nothing wrong with a whole site, and starts no Gatsby", async () => {
    const { code, text } = await site.command("check");
    expect({ code, text }).toEqual({ code: 0, text: "29 files, 41 pages: 0 errors, 0 warnings." });
    // Gatsby keeps its data in `.cache`, and every build and server makes `public`.
    expect(site.names(".cache")).toEqual(["webpack"]);
    expect(site.names(".")).not.toContain("public");
  });

  it("says all that a build says of mistakes, in each format, and fails", async () => {
    plant();
    const said = await site.command("check");
    const asJson = await site.command("check", "--format", "json");
    const forGitHub = await site.command("check", "--format=github");
    mend();
    expect([said, asJson, forGitHub].map(({ code }) => code)).toEqual([1, 1, 1]);

    const paragraphs = ERRORS.split("\n\n").slice(1, -1);
    expect(said.text.replaceAll("error: ", "").split("\n\n").slice(0, -1)).toEqual(paragraphs);

    const told = JSON.parse(asJson.text) as Told;
    expect(told.errors).toBe(MISTAKES.length);
    expect(told.problems.map(({ file }) => file)).toEqual(MISTAKES.map(([file]) => file).sort());

    const marks = forGitHub.text.split("\n").slice(0, -1);
    const places = told.problems.map(({ file, line }) => `file=${file},line=${line}`);
    expect(marks.map((mark) => /^::error (file=[^,:]+,line=\d+)/.exec(mark)?.[1])).toEqual(places);
  });

  it("tells what keeps a build from reading a page of code", async () => {
    site.write("src/pages/tide.tsx", "export default () => <p>Tide</b>;\n");
    const { code, text } = await site.command("check", "--format", "json");
    site.remove("src/pages/tide.tsx");
    const [problem] = (JSON.parse(text) as Told).problems;
    expect([code, problem]).toMatchObject([1, { file: "src/pages/tide.tsx", line: 1, severity: "error" }]);
  });

  it("checks drafts only when asked to", async () => {
    const draft = "content/docs/current/tide.mdx";
    site.write(draft, "---\ndraft: true\n---\n\n# Tide\n\n[Nowhere](/nowhere/)\n");
    const without = await site.command("check");
    const withDrafts = await site.command("check", "--drafts");
    site.remove(draft);
    expect(without.code).toBe(0);
    expect(withDrafts.code).toBe(1);
    expect(withDrafts.text).toContain(`error: ${draft}:7:1\n  The link '/nowhere/' is broken`);
  });

  it("takes the day of a post from git, as builds do, and asks for one that git does not have either", async () => {
    const [committed, unknown] = ["content/blog/reef.mdx", "content/blog/shoal.mdx"];
    for (const file of [committed, unknown]) site.write(file, "A post without a day.\n");
    await site.git("init", "--quiet");
    await site.git("add", committed);
    await site.git("commit", "--quiet", "--message", "A post");
    const { code, text } = await site.command("check");
    for (const name of [committed, unknown, ".git"]) site.remove(name);
    expect(code).toBe(1);
    expect(text).toContain(`error: ${unknown}\n  The post has no date.`);
    expect(text).toContain(": 1 error, 0 warnings.");
  });

  it("names the line of a mistake in a file of settings, and checks the rest", async () => {
    const planted = [
      ["content/settings/footer.yml", "label: About", "lable: About"],
      ["content/status/bell.yml", "state: up", "state: sunk"],
    ] as const;
    for (const [file, right, wrong] of planted) site.edit(file, right, wrong);
    const { code, text } = await site.command("check");
    for (const [file, right, wrong] of planted) site.edit(file, wrong, right);
    expect(code).toBe(1);
    expect(text.split("\n\n").map((part) => part.split("\n").slice(0, 2))).toEqual([
      ["error: content/settings/footer.yml:3", "  Unknown key 'links.0.lable'."],
      ["error: content/status/bell.yml:2", expect.stringContaining("'state'")],
      ["29 files, 41 pages: 2 errors, 0 warnings."],
    ]);
  });

  it("checks each language in which the site is built, and tells once what they have in common", async () => {
    const right = "locales: {";
    const french = `${right} fr: { label: "Français", htmlLang: "fr", path: "fr", direction: "ltr", calendar: "gregory", content: "content/i18n/fr" },`;
    site.edit("src/site.ts", right, french);
    const translation = "content/i18n/fr/docs/current/moon.mdx";
    site.write(translation, "# La lune\n\n[Nulle part](/nulle-part/)\n");
    site.edit("content/status/bell.yml", "state: up", "state: sunk");
    const all = await site.command("check");
    process.env.SITE_LOCALE = "en";
    const english = await site.command("check");
    delete process.env.SITE_LOCALE;
    site.edit("content/status/bell.yml", "state: sunk", "state: up");
    site.remove("content/i18n");
    site.edit("src/site.ts", french, right);
    expect([all.code, english.code]).toEqual([1, 1]);
    expect(all.text.match(/^error: .*$/gm)).toEqual([`error: ${translation}:3:1`, "error: content/status/bell.yml:2"]);
    expect(all.text).toContain("29 files, 41 pages in each of 2 languages: 2 errors, 0 warnings.");
    expect(english.text).toContain("29 files, 41 pages: 1 error, 0 warnings.");
  });

  it("tells in its format, too, that src/site.ts exports no configuration", async () => {
    const [right, wrong] = ["export const site =", "const site ="];
    site.edit("src/site.ts", right, wrong);
    const asJson = await site.command("check", "--format", "json");
    site.edit("src/site.ts", wrong, right);
    expect(asJson.code).toBe(1);
    const message = "The file exports no configuration by the name `site`.";
    expect(JSON.parse(asJson.text)).toMatchObject({ errors: 1, problems: [{ file: "src/site.ts", line: 1, message }] });
  });

  it("tells in its format, too, where src/site.ts cannot be loaded", async () => {
    const [right, wrong] = ["customFields: {},", "customFields: missing.fields,"];
    site.edit("src/site.ts", right, wrong);
    const asJson = await site.command("check", "--format", "json");
    const forGitHub = await site.command("check", "--format=github");
    site.edit("src/site.ts", wrong, right);
    expect([asJson.code, forGitHub.code]).toEqual([1, 1]);
    expect(JSON.parse(asJson.text)).toMatchObject({
      errors: 1,
      problems: [{ file: "src/site.ts", line: 56, message: "The file fails: missing is not defined." }],
    });
    expect(forGitHub.text).toContain("::error file=src/site.ts,line=56,col=17::The file fails: ");
  });

  it("says what is wrong with src/site.ts beside what is with files of settings", async () => {
    site.edit("content/settings/footer.yml", "label: About", "lable: About");
    site.edit("src/site.ts", "customFields: {}", "customFeilds: {}");
    const { code, text } = await site.command("check");
    const asJson = await site.command("check", "--format", "json");
    const forGitHub = await site.command("check", "--format", "github");
    site.edit("src/site.ts", "customFeilds: {}", "customFields: {}");
    site.edit("content/settings/footer.yml", "lable: About", "label: About");
    expect(code).toBe(1);
    expect(text).toMatch(/^content\/settings\/footer\.yml:3\n {2}Unknown key 'links\.0\.lable'\./);
    expect(text).toMatch(/\n\nsrc\/site\.ts is not valid:\n[^]*\nsrc\/site\.ts:\d+\n {2}Unknown key 'customFeilds'/);
    expect([asJson.code, forGitHub.code]).toEqual([1, 1]);
    const { problems } = JSON.parse(asJson.text) as Told;
    expect(problems[0]).toMatchObject({ file: "content/settings/footer.yml", line: 3 });
    const message = "Unknown key 'customFeilds'.";
    expect(problems.slice(1)).toEqual([expect.objectContaining({ file: "src/site.ts", severity: "error", message })]);
    expect(forGitHub.text).toMatch(/^::error file=src\/site\.ts,line=\d+::Unknown key 'customFeilds'\. /m);
  });

  it("explains itself, and refuses formats and flags that it does not know", async () => {
    const help = await site.command("check", "--help");
    expect(help.code).toBe(0);
    expect(help.text).toContain("npm run check -- [--format text|json|github] [--drafts]");
    const format = await site.command("check", "--format", "jsn");
    expect(format).toEqual({
      code: 1,
      text: "There is no format 'jsn'. Valid, nearest first: json, text, github.",
    });
    const flag = await site.command("check", "--fix");
    expect(flag.code).toBe(1);
    expect(flag.text).toContain("'--fix'");
  });
});

describe("npm run check of a site that is built from a Docusaurus folder", () => {
  const beside = new FixtureSite("__tests__/fixtures/docusaurus");
  beforeAll(() => (process.env.DOCUSAURUS = PROJECT));
  afterAll(() => {
    delete process.env.DOCUSAURUS;
    beside.end();
  });

  it("finds there what a build would, and writes nothing into it", async () => {
    const before = beside.files(PROJECT);
    const { code, text } = await beside.command("check");
    expect(code).toBe(0);
    const places = [...text.matchAll(/^warning: \.\.\/website\/(.*)\n/gm)].map(([, place]) => place);
    expect(places).toEqual([
      "docs/02-firing/02-glaze-firing.md:9:45",
      "docs/install.mdx:21:1",
      "docs/intro.md:6",
      "docs/odd-links.md:11:29",
      "docs/odd-links.md:12:29",
      "docs/odd-links.md:13:32",
      "src/pages/studio/plan.md:7:30",
    ]);
    expect(text).toContain("0 errors, 7 warnings.");
    expect(text).toContain("Of ../website, the site does otherwise or not at all:");
    expect(beside.files(PROJECT)).toEqual(before);
    expect(beside.names(".cache")).toEqual(["webpack"]);
    expect(beside.names(".")).not.toContain("public");
  });

  it("fails for what would fail a build", async () => {
    beside.edit("../website/docs/intro.md", "---\n\n", "---\n\n<Open\n\n");
    const { code, text } = await beside.command("check");
    expect(code).toBe(1);
    expect(text).toMatch(/^error: \.\.\/website\/docs\/intro\.md:\d+:\d+\n {2}The MDX is not valid/m);
  });
});
