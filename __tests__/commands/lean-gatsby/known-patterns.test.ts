import { createRequire } from "node:module";
import { withKnownPatterns, type Minimatch } from "../../../src/commands/lean-gatsby/known-patterns.cjs";

const real = createRequire(require.resolve("gatsby-plugin-sitemap"))("minimatch") as Minimatch;
const read = jest.fn((pattern: string) => new real.Minimatch(pattern));
const Counted = function (pattern: string) {
  return read(pattern);
} as unknown as Minimatch["Minimatch"];
const known = withKnownPatterns(Object.assign((...of: Parameters<Minimatch>) => real(...of), { Minimatch: Counted }));

test.each([
  ["/404", "/404"],
  ["/404.html", "/404"],
  ["/docs/a", "/docs/*"],
  ["/docs/a/b", "/docs/*"],
  ["/docs/a/b", "/docs/**"],
  ["/#a", "#a"],
])("of %s and %s it says what minimatch does", (file, pattern) => {
  expect(known(file, pattern)).toBe(real(file, pattern));
  expect(known("/DOCS/a", pattern, { nocase: true })).toBe(real("/DOCS/a", pattern, { nocase: true }));
});

test("each pattern is read once", () => {
  for (const file of ["/a", "/b", "/c"]) known(file, "/once/*");
  expect(read.mock.calls.filter(([pattern]) => pattern === "/once/*")).toHaveLength(1);
});
