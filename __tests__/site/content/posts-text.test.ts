import { contentFiles } from "../../support/content-files";

const posts = contentFiles("content/blog");
const words = (text: string) => text.match(/[\p{L}\p{N}'’.-]+/gu) ?? [];
/** The values that more than one post has. */
const shared = (of: (post: (typeof posts)[number]) => string) => {
  const values = posts.map(of);
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
};

describe("the text of the posts", () => {
  it("leaves what a post retells to its front matter", () => {
    expect(
      posts.filter(({ frontMatter }) => !/^https:/.test(String(frontMatter.retells))).map(({ file }) => file),
    ).toEqual([]);
    expect(
      posts.filter(({ body }) => /\bretells?\b|original (?:post|announcement)/.test(body)).map(({ file }) => file),
    ).toEqual([]);
  });

  it("begins differently in each post", () =>
    expect(shared(({ body }) => words(body).slice(0, 3).join(" "))).toEqual([]));

  it("ends below a different heading in each post", () =>
    expect(shared(({ body }) => body.match(/^## .+$/gm)?.at(-1) ?? "")).toEqual([]));

  it.each(["announcing-docusaurus-2.0", "preparing-your-site-for-docusaurus-v3"])(
    "has the depth of its subject in %s",
    (name) => {
      const [post] = posts.filter(({ file }) => file.includes(name));
      const count = words(post?.body ?? "").length;
      expect(count).toBeGreaterThanOrEqual(900);
      expect(count).toBeLessThanOrEqual(1800);
    },
  );
});

describe("the text of the changelog", () => {
  const entries = contentFiles("content/changelog");

  it("says what each change in an open list is about", () => {
    const bare = entries.flatMap(({ file, body }) =>
      body
        .replace(/<details>[\s\S]*?<\/details>/g, "")
        .split("\n")
        .filter((line) => /^- (?:\[#|And \d)/.test(line))
        .map((line) => `${file}: ${line.slice(0, 60)}`),
    );
    expect(bare).toEqual([]);
  });

  it("shows at most twenty entries of a list before the reader opens the rest", () => {
    const long = entries.flatMap(({ file, body }) =>
      body
        .replace(/<details>[\s\S]*?<\/details>/g, "")
        .split(/^## /m)
        .filter((group) => (group.match(/^- /gm) ?? []).length > 20)
        .map((group) => `${file}: ${group.slice(0, 30)}`),
    );
    expect(long).toEqual([]);
  });
});
