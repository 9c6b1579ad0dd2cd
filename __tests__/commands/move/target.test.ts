import path from "node:path";
import { movedFile, pathFromRoot, targetOf } from "../../../src/commands/move/target";

const files = ["content/docs/a.mdx", "content/docs/guides/b.md", "content/docs/guides/_p.mdx", "content/blog/c.mdx"];
const place = {
  from: "content/docs/a.mdx",
  contentRoot: "content/docs",
  files,
  isThere: (file: string) => files.includes(file),
};

describe("pathFromRoot", () => {
  it("takes whole paths from the site's root, with the slash that makes a folder", () => {
    const root = path.resolve("/home/ada/site");
    const whole = path.join(root, "content/docs/a.mdx");
    expect(pathFromRoot(whole, root)).toBe("content/docs/a.mdx");
    expect(pathFromRoot(path.join(root, "content/docs/guides/"), root)).toBe("content/docs/guides/");
    expect(pathFromRoot(path.resolve("/home/ada/other/a.mdx"), root)).toBe("../other/a.mdx");
  });

  it("leaves all others", () => {
    for (const written of ["./content/docs/a.mdx", "content/docs/guides/"])
      expect(pathFromRoot(written, path.resolve("/home/ada/site"))).toBe(written);
  });
});

describe("movedFile", () => {
  it("finds a file by its path, with or without its ending", () => {
    expect(movedFile("content/docs/a.mdx", place)).toBe("content/docs/a.mdx");
    expect(movedFile("./content/docs/guides/b", place)).toBe("content/docs/guides/b.md");
  });

  it("refuses what is no file, and names the nearest", () => {
    expect(() => movedFile("content/docs/aa.mdx", place)).toThrowErrorMatchingInlineSnapshot(
      `"There is no doc 'content/docs/aa.mdx'. Valid, nearest first: content/docs/a.mdx, content/blog/c.mdx, content/docs/guides/_p.mdx, content/docs/guides/b.md."`,
    );
    expect(() => movedFile("content/docs/guides/", place)).toThrowErrorMatchingInlineSnapshot(
      `"'content/docs/guides' is a folder: its files move one by one. Valid, nearest first: content/docs/guides/b.md, content/docs/guides/_p.mdx, content/docs/a.mdx, content/blog/c.mdx."`,
    );
  });
});

test("parts of the home page are none of the files that move, but for partials beside them", () => {
  const withHome = { ...place, files: [...files, "content/home/a.mdx", "content/home/_p.mdx"], home: "content/home" };
  for (const [written, part] of [
    ["content/home/a.mdx", "content/home/a.mdx"],
    ["content/home/a", "content/home/a.mdx"],
    ["content/home/", "content/home"],
  ] as const)
    expect(() => movedFile(written, withHome)).toThrow(
      `'${part}' belongs to the home page, whose files have no routes of their own, and only docs, posts, pages and partials are moved by this command. Rename it by hand:`,
    );
  expect(movedFile("content/home/_p.mdx", withHome)).toBe("content/home/_p.mdx");
  expect(() => movedFile("content/home/b.mdx", withHome)).toThrow(
    /^There is no doc 'content\/home\/b.mdx'\. Valid, nearest first: (?!.*content\/home\/a)/,
  );
});

test("a file that is there and no MDX is to be moved by hand", () =>
  expect(() =>
    movedFile("content/docs/pot.png", { files, isThere: (file) => file === "content/docs/pot.png" }),
  ).toThrow(/^'content\/docs\/pot\.png' is no MDX file, .* Move it by hand: `npm run check` tells which links/));

describe("targetOf", () => {
  it("keeps the name in a folder and the ending of a path without one, dots or not", () => {
    expect(targetOf("content/docs/guides", place)).toBe("content/docs/guides/a.mdx");
    expect(targetOf("content/docs/new/", place)).toBe("content/docs/new/a.mdx");
    expect(targetOf("content/docs/v1.2", place)).toBe("content/docs/v1.2.mdx");
    expect(targetOf("content/docs/../docs/x.md", place)).toBe("content/docs/x.md");
  });

  it("refuses paths that are taken, outside, no page, or of another kind", () => {
    expect(() => targetOf("content/docs/guides/b.md", place)).toThrowErrorMatchingInlineSnapshot(
      `"content/docs/guides/b.md is there already. Choose another path, or remove that file first."`,
    );
    expect(() => targetOf("content/docs/a", place)).toThrow("content/docs/a.mdx is there already.");
    expect(() => targetOf("content/docs/../blog/a", place)).toThrowErrorMatchingInlineSnapshot(
      `"'content/blog/a.mdx' lies outside of 'content/docs', in which content/docs/a.mdx has its links and its sidebars. Choose a path in that folder."`,
    );
    expect(() => targetOf("../a", place)).toThrow("'../a.mdx' lies outside of 'content/docs'");
    expect(() => targetOf("content/docs/a.json", place)).toThrowErrorMatchingInlineSnapshot(
      `"'content/docs/a.json' would be no page. Let the path end with .mdx or .md, or with neither."`,
    );
    expect(() => targetOf("content/docs/b?", place)).toThrowErrorMatchingInlineSnapshot(
      `"'content/docs/b?.mdx' holds '?', with which no link leads to a page. Choose a path without it."`,
    );
    expect(() => targetOf("content/docs/_a", place)).toThrowErrorMatchingInlineSnapshot(
      `"A file is a partial and no page if it, or a folder that it lies in, begins with '_'. content/docs/a.mdx and content/docs/_a.mdx must be of one kind."`,
    );
  });
});
