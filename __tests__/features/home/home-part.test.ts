import { homePartSchema, linksOf, managerCommandsOf, releaseProblems } from "../../../src/features/home/home-part";

test("a command of npm is written for each package manager", () => {
  expect(managerCommandsOf("npx create-a@latest site")).toEqual([
    { manager: "npm", command: "npx create-a@latest site" },
    { manager: "Yarn", command: "yarn dlx create-a@latest site" },
    { manager: "pnpm", command: "pnpm dlx create-a@latest site" },
    { manager: "Bun", command: "bun x create-a@latest site" },
  ]);
});

test("every link that the front matter names is checked", () => {
  const settings = homePartSchema.parse({
    actions: [{ label: "A", to: "/a/" }],
    facts: [{ value: "1", label: "b", source: "c", to: "/b/" }],
    releases: { title: "R", blog: "blog", link: { label: "C", to: "/c/" } },
    closing: { title: "T", text: "t", actions: [{ label: "D", to: "/d/" }] },
    to: "/e/",
  });
  expect(linksOf(settings).sort()).toEqual(["/a/", "/b/", "/c/", "/d/", "/e/"]);
});

test("words that are shown may begin like a script; addresses may not", () => {
  const read = (to: string) =>
    homePartSchema
      .safeParse({
        facts: [{ value: "1", label: "a", source: "JavaScript: the basics", to }],
        link: "JavaScript: the basics",
        to,
      })
      .error?.issues.map(({ path }) => path.join("."));
  expect(read("/a/")).toBeUndefined();
  expect(read("javascript:alert(1)")?.sort()).toEqual(["facts.0.to", "to"]);
});

test("releases are those of a blog that is there, and are counted where one is named", () => {
  const link = { label: "All", to: "/log/" };
  const counted = [{ count: "releases", label: "releases", source: "the blog" }];
  const problemsOf = (written: object) =>
    releaseProblems(homePartSchema.parse(written), [{ id: "blog" }, { id: "changelog" }], {
      file: "content/home/index.mdx",
      lineOf: (key) => (key === "releases" ? 3 : 5),
    }).map(({ severity, line, message, choices }) => [severity, line, message, choices]);
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ releases: { title: "R", blog: "changelog", link }, facts: counted })).toEqual([]);
  expect(problemsOf({ releases: { title: "R", blog: "changelogs", link }, facts: counted })).toEqual([
    [
      "error",
      3,
      "There is no blog 'changelogs', of which the page is to show the newest entries.",
      ["changelog", "blog"],
    ],
  ]);
  expect(problemsOf({ facts: counted })).toEqual([
    ["error", 5, "The page counts releases, and does not say of which blog.", ["blog", "changelog"]],
  ]);
});

test("a fact has a number, or says what is counted", () => {
  const issuesOf = (fact: object) =>
    homePartSchema
      .safeParse({ facts: [{ label: "a", source: "b", ...fact }] })
      .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);
  expect(issuesOf({ count: "versions" })).toBeUndefined();
  expect(issuesOf({ value: "" })).toBeUndefined();
  expect(issuesOf({})).toEqual(["facts.0 must have `count` or `value`"]);
});
