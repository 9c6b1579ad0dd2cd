import { z } from "zod";
import { readLeniently } from "../../../src/lib/content/lenient-front-matter";

const schema = z.strictObject({
  title: z.string().optional(),
  sidebar_position: z.number().optional(),
  draft: z.boolean().default(false),
  authors: z.array(z.union([z.string(), z.looseObject({})])).default([]),
  keywords: z.array(z.string()).default([]),
  redirect_from: z.array(z.string().startsWith("/")).optional(),
});
const source = { file: "a.md", linesAbove: 1, what: "front matter" };
const read = (yaml: string) => readLeniently({ yaml, ...source }, schema, {});

test("keys that nobody knows are left alone", () => {
  expect(read("title: A\nreviewer: studio\n")).toEqual({
    data: { title: "A", draft: false, authors: [], keywords: [] },
    problems: [],
    others: { reviewer: "studio" },
  });
});

test("a key that is nearly that of another gets a word", () => {
  const { data, problems } = read("title: A\nsidebar_postion: 3\n");
  expect(data.sidebar_position).toBeUndefined();
  expect(problems).toEqual([
    {
      severity: "warning",
      file: "a.md",
      line: 3,
      message: "The front matter has a key 'sidebar_postion', which nobody knows.",
      remedy: "Write `sidebar_position` if that is meant.",
    },
  ]);
});

test.each([
  ["sidebar_position: '4'", { sidebar_position: 4 }],
  ["draft: 'true'", { draft: true }],
  ["title: 2024", { title: "2024" }],
  ["title: null", { draft: false }],
  ["title:", { draft: false }],
  ["keywords: a, b", { keywords: ["a", "b"] }],
])("%s is read as %j", (yaml, expected) => {
  const { data, problems } = read(yaml);
  expect(problems).toEqual([]);
  expect(data).toMatchObject(expected);
});

test("what cannot be meant stays an error", () => {
  const { problems } = read("sidebar_position: first");
  expect(problems.map(({ severity, line }) => [severity, line])).toEqual([["error", 2]]);
});

test("older keys of a post's author stand for `authors`, unless that is there", () => {
  const author = "author: Ada\nauthorTitle: Maintainer\nauthor_image_url: /a.png\n";
  expect(read(author).data.authors).toEqual([{ name: "Ada", title: "Maintainer", image_url: "/a.png" }]);
  expect(read(`${author}authors: [{ key: b }]\n`).data.authors).toEqual([{ key: "b" }]);
  expect(read(author).problems).toEqual([]);
});

test("an author's picture has two names", () => {
  expect(read("authors: [{ name: Ben, imageURL: /b.png }]").data.authors).toEqual([
    { name: "Ben", image_url: "/b.png" },
  ]);
  expect(read("authors: { name: Ben, imageURL: /b.png }").data.authors).toEqual([{ name: "Ben", image_url: "/b.png" }]);
});

test.each([undefined, null, "title: B", ["B"]])(
  "a function that gives %j in place of front matter is told",
  (given) => {
    const { data, problems } = readLeniently({ yaml: "title: A\n", ...source, change: () => given }, schema, {});
    expect(data).toMatchObject({ title: "A" });
    expect(problems.map(({ message }) => message)).toEqual([
      "The function `frontMatter` of src/site.ts failed for the front matter: it gave no front matter back.",
    ]);
  },
);

test("a number is an author's key or name, and `null` is no author", () => {
  expect(read("authors: [7, ada]").data.authors).toEqual(["7", "ada"]);
  expect(read("authors: 7").data.authors).toEqual(["7"]);
  expect(read("author: 7\nauthor_title: 8").data.authors).toEqual([{ name: "7", title: "8" }]);
  expect(read("authors:")).toMatchObject({ data: { authors: [] }, problems: [] });
});

test("a key of the site's own may have any value, which is told", () => {
  expect(read("title: A\nredirect_from: /old/").data).toMatchObject({ redirect_from: ["/old/"] });
  const { data, problems, others } = read("title: A\nredirect_from: [old]");
  expect(data).not.toHaveProperty("redirect_from");
  expect(others).toEqual({ redirect_from: ["old"] });
  expect(problems).toEqual([
    {
      severity: "warning",
      file: "a.md",
      line: 3,
      message: "The value of 'redirect_from' in the front matter has no effect here.",
      remedy: "Write it as `redirect_from: [/old/]`, or leave it as it is where the page needs none.",
    },
  ]);
});
