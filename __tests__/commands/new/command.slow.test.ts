import { cpSync } from "node:fs";
import { FixtureSite } from "../../support/fixture-site";

const site = new FixtureSite();
afterAll(() => site.end());
const showcase = { content: "content/showcase", title: "Boats", description: "Boats that sail by Tern" };
beforeAll(() => {
  // The command knows the kinds of all features.
  cpSync("src/features", site.path("src/features"), { recursive: true });
  site.edit("src/site.ts", "customFields: {}", `customFields: {}, showcase: ${JSON.stringify(showcase)}`);
});

const run = (...parameters: string[]) => site.command("new", ...parameters);

describe("npm run new", () => {
  it("prints a file without writing it, and says what each kind asks", async () => {
    const flags = ["--title", "Grey gull", "--website", "https://example.com", "--tags", "opensource"];
    expect(await run("showcase", ...flags, "--dry-run")).toEqual({
      code: 0,
      text: "content/showcase/grey-gull.yml\n\ntitle: Grey gull\nwebsite: https://example.com\ntags:\n  - opensource",
    });
    expect(site.names("content")).not.toContain("showcase");
    expect((await run("showcase", "--help")).text).toContain("--website      Address of the site");
    const { code, text } = await run("request", "--help");
    expect(code).toBe(0);
    expect(text).toMatch(/^src\/site\.ts has no `featureRequests`\..*\n\nnpm run new -- KIND /);
    const bare = await run();
    expect(bare.code).toBe(1);
    expect(bare.text).toMatch(/^KIND is missing\.\n\nnpm run new -- KIND /);
  });

  it("names the kinds and the flags, the nearest first, and refuses a file that is there", async () => {
    expect((await run("pst")).text).toContain("Valid, nearest first: post,");
    expect((await run("--title", "Gulp")).text).toContain("There is no kind '--title'. Valid, nearest first: ");
    const flag = await run("showcase", "--titel", "Gulp");
    expect(flag.code).toBe(1);
    expect(flag.text).toContain("There is no flag '--titel'. Valid, nearest first: --title, ");
    site.write("content/showcase/gulp.yml", "");
    const again = await run("showcase", "--title", "Gulp", "--website", "https://gulpjs.com");
    expect(again.code).toBe(1);
    expect(again.text).toContain("content/showcase/gulp.yml is there already.");
  });
});

test("a Docusaurus project stays as it is", async () => {
  site.write("src/site.ts", `export const site = { docusaurus: "../website" };\n`);
  const { code, text } = await run("doc", "--title", "Zz", "--description", "Z", "--path", "zz");
  expect([code, text]).toEqual([
    1,
    "The site is built from the Docusaurus project '../website' (`docusaurus` in src/site.ts), in which nothing is changed.\n" +
      "  → Write the file in ../website by hand.",
  ]);
});
