import { cpSync, mkdirSync } from "node:fs";
import { FixtureSite } from "../../../support/fixture-site";

const site = new FixtureSite();
afterAll(() => site.end());
// The command knows the kinds of all features.
beforeAll(() => cpSync("src/features", site.path("src/features"), { recursive: true }));

const answers = ["--title", "Kettle", "--url", "https://kettle.example/tea", "--blog", "yes"];
const newSite = (...flags: string[]) => site.command("new", "site", ...answers, ...flags);

test("npm run new -- site gives a clone content of its own, once git has what goes", async () => {
  const done = await newSite();
  expect([done.code, done.text]).toEqual([
    1,
    "This clone is a site of its own already: there is no __tests__/site. Nothing was changed." +
      "\n  → Edit src/site.ts and content/, or begin in a new clone.",
  ]);

  site.write("__tests__/site/a.test.ts", "");
  site.write("README.md", "This is a documentation site: ![](__tests__/site/pictures/a.webp)\n\n## Write\n");
  expect((await newSite()).text).toMatch(/^There is no git in .*\n {2}→ git init/);

  await site.git("init", "--quiet");
  await site.git("add", "--all");
  await site.git("commit", "--quiet", "--message", "All");
  await site.git("config", "status.showUntrackedFiles", "no");
  site.write("content/new.md", "Not committed");
  expect((await newSite()).text).toContain("\n?? content/new.md\n  → Commit them first");
  site.remove("content/new.md");

  const dry = await newSite("--dry-run");
  expect([dry.code, dry.text.split("\n").slice(0, 5)]).toEqual([
    0,
    ["Would be removed:", "__tests__/site", "content", "static", ".github/workflows/build-in-parts.yml"],
  ]);
  expect(await site.git("status", "--porcelain")).toBe("");

  const { code, text } = await newSite();
  expect([code, text.split("\n")[0]]).toEqual([0, "The site is written. `npm start` builds it and shows it."]);
  expect(site.names("content")).toEqual(["blog", "docs", "home", "pages"]);
  expect(site.names("static")).toEqual(["img"]);
  expect(site.names("__tests__")).not.toContain("site");
  expect(site.read(".github/README.md")).toMatch(/^# Kettle\n/);
  expect(site.read("README.md")).toMatch(/^This is the guide to the engine.*\n\n## Write\n$/);
  expect(JSON.parse(site.read("package.json"))).toMatchObject({ name: "kettle" });
  // The fixture site has a feature of its own, with content.
  mkdirSync(site.path("content/status"));
  expect(await site.command("check")).toEqual({ code: 0, text: "6 files, 8 pages: 0 errors, 0 warnings." });
  // The tests of any site load without those that went.
  const isLeft = (file: string) => !/^__tests__.(?:site|fixtures)$/.test(file);
  cpSync("__tests__", site.path("__tests__"), { recursive: true, filter: isLeft });
  expect(await site.command("../../__tests__/browser/run", "--help")).toMatchObject({ code: 0 });
});
