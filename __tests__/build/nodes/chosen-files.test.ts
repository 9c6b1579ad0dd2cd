import { isChosen } from "../../../src/build/nodes/chosen-files";

test.each([
  ["a.md", true],
  ["a/b.mdx", true],
  ["_a.md", false],
  ["_a/b.md", false],
])("without globs, %s is chosen: %s", (path, expected) => {
  expect(isChosen(path, {})).toBe(expected);
});

const globs = { include: ["**/*.{md,mdx}"], exclude: ["**/_*.{js,md}", "**/drafts/**"] };
test.each([
  ["a.md", true],
  ["a/b.mdx", true],
  ["a/b.txt", false],
  ["a/_b.md", false],
  ["_a/b.md", true],
  ["drafts/b.md", false],
  ["a/drafts/c/b.md", false],
  [".hidden/b.md", true],
])("with globs, %s is chosen: %s", (path, expected) => {
  expect(isChosen(path, globs)).toBe(expected);
});
