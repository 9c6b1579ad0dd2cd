import { brokenLinksIn } from "../../../src/commands/docusaurus-expect/broken-links";

test("broken links and anchors are those below the headings of a build's lists", () => {
  const output = [
    "[WARNING] Docusaurus found broken links!",
    "- Broken link on source page path = /manual/docs/next/odd:",
    "   -> linking to ./lost.md (resolved as: /manual/docs/next/lost.md)",
    "   -> linking to /manual/lost",
    "[WARNING] Docusaurus found broken anchors!",
    "- Broken anchor on source page path = /manual/:",
    "   -> linking to /manual/a#b",
  ].join("\n");
  expect(brokenLinksIn(output, "/manual")).toEqual({
    brokenLinks: { "/docs/next/odd/": ["./lost.md", "/manual/lost"] },
    brokenAnchors: { "/": ["/manual/a#b"] },
  });
});
