import { mapBlog } from "../../../src/docusaurus/map/blog";
import { mapMarkdown } from "../../../src/docusaurus/map/markdown";
import { truncateMarkersOf, withTruncateMark } from "../../../src/docusaurus/map/truncate-markers";
import { folderWith } from "./folder";

const name = "@docusaurus/plugin-content-blog";
const marker = /<!--\s*more\s*-->/g;
const markers = [{ folder: "../website/blog", marker }];
const cutIn = (text: string, file = "../website/blog/a.md") => withTruncateMark(text, file, markers, false);

test("blogs with marks of their own have them in their folders", () => {
  const uses = [
    { name, options: { truncateMarker: marker } },
    { name, options: { path: "./news", truncateMarker: marker } },
    { name, options: { path: "other" } },
    { name: "@docusaurus/plugin-content-docs", options: { truncateMarker: marker } },
  ];
  expect(truncateMarkersOf(uses, folderWith())).toEqual([...markers, { folder: "../website/news", marker }]);
  expect(mapBlog({ name, options: { truncateMarker: marker } }, folderWith(), "blog").notes).toEqual([]);
});

test("the first mark of a post becomes the site's own", () => {
  expect(cutIn("A.\n\n<!-- more -->\n\nB.\n\n<!-- more -->")).toBe("A.\n\n<!-- truncate -->\n\nB.\n\n<!-- more -->");
  expect(cutIn("A.\n\n<!-- more -->", "../website/docs/a.md")).toBe("A.\n\n<!-- more -->");
  expect(cutIn("A.")).toBe("A.");
});

test("a mark that the site knows stays as it is", () => {
  const known = [{ folder: "../website/blog", marker: /\{\s*\/\*\s*truncate.*\*\/\}|<!-- *more *-->/ }];
  const text = "A.\n\n{/* truncate */}\n";
  expect(withTruncateMark(text, "../website/blog/a.mdx", known, false)).toBe(text);
  expect(withTruncateMark("<!-- more -->", "../website/blog/a.mdx", known, true)).toBe("{/* truncate */}");
});

test("texts are changed after a preprocessor has seen them, and not at all without either", () => {
  const uses = [{ name, options: { truncateMarker: marker } }];
  const preprocessor = ({ fileContent }: { fileContent: string }) => fileContent.replace("cut", "more");
  const changeOf = (markdown: object) => mapMarkdown(folderWith({ markdown }), uses).markdown.changeSource;
  expect(changeOf({ preprocessor })?.("<!-- cut -->", "../website/blog/a.md")).toBe("<!-- truncate -->");
  expect(changeOf({ mdx1Compat: { comments: false } })?.("<!-- more -->", "../website/blog/a.md")).toBe(
    "{/* truncate */}",
  );
  expect(mapMarkdown(folderWith(), []).markdown.changeSource).toBeUndefined();
});
