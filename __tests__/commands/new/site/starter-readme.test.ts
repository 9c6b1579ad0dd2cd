import { asGuide, starterReadme } from "../../../../src/commands/new/site/starter-readme";

const answers = { title: "Kettle <beta>", tagline: "Tea in_a_minute", url: "https://kettle.example/tea", blog: "no" };

test("a new site's README has its title, its address, commands, places and the way to the guide", () => {
  const readme = starterReadme(answers);
  expect(readme.split("\n\n").slice(0, 3)).toEqual([
    String.raw`# Kettle \<beta>`,
    String.raw`Tea in\_a\_minute`,
    "<https://kettle.example/tea>",
  ]);
  for (const part of ["    npm start  ", "`content/docs/`", "`src/site.ts`", "[The guide](../README.md)"])
    expect(readme).toContain(part);
  expect(readme).not.toContain("`content/blog/`");
  expect(starterReadme({ ...answers, blog: "yes" })).toContain("`content/blog/`");
  expect(starterReadme({ ...answers, tagline: "" })).toMatch(/^# .*\n\n<https/);
});

test("the engine's README stays as a guide without its introduction", () => {
  const before = "# Docs on Gatsby\n\n    npm start\n\n";
  const after = "## Write\n\nThis is a documentation site.\n\n## More\n";
  const guide = asGuide(`${before}This is a documentation site of ours.\n\n![A picture](a.webp)\n\n${after}`);
  expect(guide.startsWith(before)).toBe(true);
  expect(guide.endsWith(`\n\n${after}`)).toBe(true);
  expect(guide).toContain("[The site's own README](.github/README.md)");
  expect(guide).not.toMatch(/of ours|picture/);
  expect(asGuide(guide)).toBe(guide);
});
