import type { ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { siteModule } from "../../../../src/mdx/components/island/site-modules";

const partOf = (name: string) => (siteModule(name) as { default: ComponentType<Record<string, unknown>> }).default;
const htmlOf = (name: string, props: object) => {
  const Part = partOf(name);
  return renderToStaticMarkup(<Part {...props} />);
};

test("an island has both images of a themed one, of which the stylesheet shows one", () => {
  expect(htmlOf("@theme/ThemedImage", { sources: { light: "/a.png", dark: "/b.png" }, className: "c" })).toBe(
    '<img class="c" alt="" src="/a.png" data-show="light"/><img class="c" alt="" src="/b.png" data-show="dark"/>',
  );
});

test.each(["/a.png", { default: "/a.png" }, { src: { src: "/a.png" } }])("an ideal image of %j is plain", (img) => {
  expect(htmlOf("@theme/IdealImage", { img, alt: "A" })).toBe('<img alt="A" src="/a.png"/>');
});

test("an island has a list of headings of the levels that it names", () => {
  const toc = [2, 3, 4].map((level) => ({ id: `h${level}`, level, value: `Level ${level}` }));
  const third = '<ul><li><a href="#h3">Level 3</a></li></ul>';
  expect(htmlOf("@theme/TOCInline", { toc })).toBe(
    `<ul class="toc-inline"><li><a href="#h2">Level 2</a>${third}</li></ul>`,
  );
  expect(htmlOf("@theme/TOCInline", { toc, minHeadingLevel: 5 })).toBe("");
});

test("a project's copy of the list of headings has its links inside", () => {
  const toc = [{ id: "a", level: 2, value: "A" }];
  const html = '<ul class="toc-inline"><li><a href="#a">A</a></li></ul>';
  expect(htmlOf("@theme/TOCItems", { toc, linkClassName: null })).toBe(html);
});

test("a layout has its class around what is inside", () => {
  expect(htmlOf("@theme/Layout", { wrapperClassName: "wide", children: "a" })).toBe('<div class="wide">a</div>');
  expect(htmlOf("@theme/Layout", { title: "T", children: "a" })).toBe("a");
});

test("a diagram of an island is its source", () => {
  expect(htmlOf("@theme/Mermaid", { value: "graph LR" })).toContain("<code>graph LR</code>");
});

test.each([
  ["More", "<summary>More</summary>"],
  [<summary className="own">More</summary>, '<summary class="own">More</summary>'],
  [undefined, ""],
])("a box that opens has its summary inside: %j", (summary, html) => {
  expect(htmlOf("@theme/Details", { summary, open: true, children: "a" })).toBe(`<details open="">${html}a</details>`);
});

// The build tells of modules that nothing stands for, and of these it does not.
test.each(["Admonition", "CodeBlock", "Tabs", "TabItem", "Details", "DocCard", "DocCardList", "Heading", "SearchBar"])(
  "what the theme has as %s is in islands, too",
  (name) => expect(partOf(`@theme/${name}`)).not.toBe(partOf("@theme/Nobody")),
);

test("details that themes share are those of the theme, by their name", () => {
  const { Details } = siteModule("@docusaurus/theme-common/Details") as { Details: ComponentType<object> };
  const html = renderToStaticMarkup(<Details {...{ summary: <summary>History</summary>, children: "a" }} />);
  expect(html).toBe(htmlOf("@theme/Details", { summary: "History", children: "a" }));
  expect(html).toContain("<summary>History</summary>");
});
