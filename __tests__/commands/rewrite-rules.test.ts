import { readRewriteRules } from "../../src/commands/rewrite-rules.mjs";
import { rewritesFileOf } from "../../src/features/redirects/redirects-file";

test("what is written is read back, below a base URL; a rule for one page is none for what is below it", () => {
  const text = rewritesFileOf([{ to: "/wünsche/", pages: ["/wünsche/tee/"] }], "/base/");
  expect(readRewriteRules(text)).toEqual([{ prefix: "/base/w%C3%BCnsche/", to: "/base/w%C3%BCnsche/" }]);
});

test.each(["/a/* /b/ 301", "/a/ /b/ 200", "/a/* /b/:splat 200", "/a/* https://example.org/ 200"])(
  "'%s' is no such rule",
  (line) => expect(readRewriteRules(`${line}\n`)).toEqual([]),
);

test("a site's own rules may be forced, and stand anywhere", () => {
  expect(readRewriteRules("# Own\n/x /y 301\n/a/*  /b/  200!\n/ /c/ 200")).toEqual([{ prefix: "/a/", to: "/b/" }]);
});
