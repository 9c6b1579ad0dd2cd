import { homePartSchema, linksOf, managerCommandsOf } from "../../../src/features/home/home-part";

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
