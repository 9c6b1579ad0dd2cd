import { renamed, starterFiles, withOwnRoutes, withTitleWords } from "../../../../src/commands/new/site/starter-files";

const answers = { title: "Kettle & co", tagline: "Tea: for machines", blog: "no" };

test("a small site has docs, a home page, a page and an icon, and a blog where it is asked for", () => {
  const files = starterFiles(answers, "2024-05-03");
  expect(Object.keys(files)).toEqual([
    "static/img/icon.svg",
    "content/home/index.mdx",
    "content/docs/index.mdx",
    "content/docs/writing.mdx",
    "content/pages/about.mdx",
  ]);
  expect(files["content/home/index.mdx"]).toMatch(/^---\nheadline: Kettle & co\nlead: "Tea: for machines"\n/);
  expect(Object.keys(starterFiles({ ...answers, blog: "yes" }, "2024-05-03")).slice(5)).toEqual([
    "content/blog/authors.yml",
    "content/blog/2024-05-03-welcome.mdx",
  ]);
});

test("the icon is the first letter, also of a title that XML reads", () => {
  const icon = (title: string) => starterFiles({ ...answers, title }, "2024-05-03")["static/img/icon.svg"];
  expect(icon("kettle")).toContain(">K</text>");
  expect(icon("<kettle>")).toContain(">&lt;</text>");
  expect(icon("𝒦ettle")).toContain(">𝒦</text>");
});

test("a title that MDX reads is text in content", () => {
  const files = starterFiles({ ...answers, title: "a<b> {c}:d" }, "2024-05-03");
  const name = String.raw`a\<b> \{c\}\:d`;
  expect(files["content/docs/index.mdx"]).toContain(`begins with ${name}: what`);
  expect(files["content/pages/about.mdx"]).toContain(`who makes ${name}, and why`);
});

test("packages and their lock file have the site's name", () => {
  expect(renamed('{"name":"a","version":"1"}', "Kettle & co")).toBe('{\n  "name": "kettle-co",\n  "version": "1"\n}\n');
  expect(JSON.parse(renamed('{"name":"a","packages":{"":{"name":"a"},"b":{"name":"b"}}}', "Kettle"))).toEqual({
    name: "kettle",
    packages: { "": { name: "kettle" }, b: { name: "b" } },
  });
});

test("pages of the site are those that are measured", () => {
  expect(withOwnRoutes('"bench:pages": "node x bench-pages.ts / /blog/",')).toBe(
    '"bench:pages": "node x bench-pages.ts / /docs/",',
  );
});

test("the spelling check knows the words of the title", () => {
  expect(withTitleWords("a: 1\nwords:\n  - Lorber\n", "Kettle 2 & Häfen")).toBe(
    "a: 1\nwords:\n  # The site\n  - Kettle\n  - Häfen\n  - Lorber\n",
  );
});
