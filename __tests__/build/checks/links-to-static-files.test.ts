import { checkLinks, type CheckedPage, type Targets } from "../../../src/build/checks/link-check";
import { formatProblem } from "../../../src/lib/problem";

const targets: Targets = {
  routes: new Set(["/docs/"]),
  routeChoices: new Set(),
  fileRoutes: new Map(),
  staticFiles: new Set(["/demo/a.html", "/manual.pdf", "/my notes", "/LICENSE"]),
};

function checked(page: Pick<CheckedPage, "route" | "links">) {
  const { problems } = checkLinks([{ file: "content/docs/a.mdx", contentRoot: "content/docs", ...page }], targets);
  return problems.map(formatProblem).join("\n");
}

test("links of a page to static files are errors where they become links to pages", () => {
  const urls = ["/demo/a.html", "/manual.pdf?a#b", "pathname:///my%20notes", "/my%20notes", "/LICENSE?a"];
  expect(checked({ route: "/docs/", links: urls.map((url, index) => ({ url, line: index + 1 })) }))
    .toMatchInlineSnapshot(`
    "content/docs/a.mdx:4
      The link '/my%20notes' is broken: it becomes one to a page, '/my%20notes/', and '/my notes' is a file.
      → Write \`pathname:///my%20notes\`, which leads to the file.
    content/docs/a.mdx:5
      The link '/LICENSE?a' is broken: it becomes one to a page, '/LICENSE/?a', and '/LICENSE' is a file.
      → Write \`pathname:///LICENSE\`, which leads to the file."
  `);
});

test.each([
  ["a sidebar's item becomes one to a page", true, /becomes one to a page/],
  ["HTML stays as it is", false, /^$/],
  ["a redirect stays as it is", undefined, /^$/],
])("a link on many pages: %s", (_what, isDrawn, words) => {
  expect(checked({ links: [{ url: "/LICENSE", isDrawn }] })).toMatch(words);
});
