import { plainElement } from "../../../../src/mdx/compile/prose/plain-elements";
import type { ContentNode, ContentProps } from "../../../../src/mdx/content-node";
import { SiteLink } from "../../../../src/ui/site-link";
import { renderNodes } from "../../../../src/mdx/render/render";
import { createElement } from "react";
import { markupOf } from "../../../support/markup";

const made = (tag: string, props: ContentProps, ...children: ContentNode[]) =>
  plainElement(tag, props, children, "/base/");

describe("a link", () => {
  test.each<[href: string, props: object]>([
    ["/docs/", { href: "/base/docs/" }],
    ["/docs/a?b=c#d", { href: "/base/docs/a/?b=c#d" }],
    ["/docs/a.html", { href: "/base/docs/a.html" }],
    ["#part", { href: "#part" }],
    ["mailto:someone@example.org", { href: "mailto:someone@example.org" }],
    ["/img/a.png", { href: "/base/img/a.png" }],
    ["pathname:///report.pdf", { href: "/base/report.pdf" }],
    ["pathname:///other-site/", { href: "/base/other-site/", "data-full-load": "" }],
  ])("to %s", (href, props) => {
    expect(made("a", { href, title: "T" }, "x")).toEqual(["a", { title: "T", ...props }, "x"]);
  });

  test("to a term has a note beside it", () => {
    expect(made("a", { href: "/words/#a", $term: { id: "term-a", description: "A letter." } }, "a")).toEqual([
      "span",
      { className: "glossary-term" },
      ["a", { href: "/base/words/#a", interestfor: "term-a", "aria-describedby": "term-a" }, "a"],
      ["span", { id: "term-a", popover: "hint", role: "tooltip" }, "A letter."],
    ]);
  });

  test("without an address stays one", () => {
    expect(made("a", { id: "x" }, "y")).toEqual(["a", { id: "x" }, "y"]);
  });

  test("whose words are its address may be broken between the parts of it", () => {
    const address = "https://example.org/documentation/";
    expect(made("a", { href: address }, address).slice(2, 5)).toEqual([
      "https://example.",
      ["wbr", {}],
      "org/documentation/",
    ]);
    expect(made("a", { href: "/docs/" }, "See", " ", address)).toContainEqual(["wbr", {}]);
    expect(made("a", { href: address }, "Documentation of Example")).not.toContainEqual(["wbr", {}]);
  });

  test("to another site is drawn as the site's own links are; what its author says of it counts", () => {
    const link = made("a", { href: "https://example.org", rel: "me" }, "There");
    expect(markupOf(renderNodes([link]))).toBe(
      markupOf(createElement(SiteLink, { href: "https://example.org", rel: "me" }, "There")),
    );
  });

  test.each<[ContentProps, ContentNode[]]>([
    [{ className: "button" }, ["There"]],
    [{ style: { color: "red" } }, ["There"]],
    [{}, [["img", { src: "/a.png", alt: "There" }]]],
  ])("with a look of its own (%j) has the words for that without an icon", (look, words) => {
    const href = "https://example.org";
    expect(markupOf(renderNodes([made("a", { href, ...look }, ...words)]))).toBe(
      markupOf(createElement(SiteLink, { href, ...look, isMarked: false }, renderNodes(words))),
    );
  });
});

test("a heading links to itself by its name, but for one without an id", () => {
  expect(made("h2", { id: "a" }, "Set ", ["code", {}, "id"])).toEqual([
    "h2",
    { id: "a", "aria-label": "Set id" },
    "Set ",
    ["code", {}, "id"],
    ["a", { className: "heading-anchor", href: "#a", "aria-label": "Link to Set id" }, "#"],
  ]);
  expect(made("h2", { id: "a" }, ["img", { src: "/a.svg" }]).at(-1)).toMatchObject([
    "a",
    { "aria-label": "Link to a" },
    "#",
  ]);
  expect(made("h3", {}, "B")).toEqual(["h3", {}, "B"]);
  const link = made("a", { href: "https://example.org" }, "There");
  expect(made("h2", { id: "a" }, "Go ", link).at(-1)).toMatchObject(["a", { "aria-label": "Link to Go There" }, "#"]);
});

test.each<[name: string | undefined, props: ContentProps, ...words: ContentNode[]]>([
  ["Set up", {}, ["em", { className: "x" }, "Set"], " up"],
  ["Go There", {}, "Go ", made("a", { href: "https://example.org" }, "There")],
  ["Its own", { "aria-label": "Its own" }, "Set up"],
  [undefined, {}, "A ", ["img", { src: "/a.svg", alt: "picture" }]],
  [undefined, {}, "A ", ["Formula", { html: "x" }]],
  [undefined, {}, "A ", ["span", { hidden: true }, "note"]],
  [undefined, {}, "A", ["br", {}], "B"],
  [undefined, {}, ["img", { src: "/a.svg", alt: "picture" }]],
])("a heading is called %j, without its link, where its text is all that it says", (name, props, ...words) => {
  const [, { "aria-label": label }] = made("h2", { id: "a", ...props }, ...words);
  expect(label).toBe(name);
});

test("long names in headings and titles of code may be broken where their parts meet, and not in their labels", () => {
  const code: ContentNode = ["code", {}, "getSwizzleComponentList()"];
  const broken = ["code", {}, "getSwizzle", ["wbr", {}], "ComponentList()"];
  expect(made("h2", { id: "a" }, code)).toEqual([
    "h2",
    { id: "a", "aria-label": "getSwizzleComponentList()" },
    broken,
    ["a", { className: "heading-anchor", href: "#a", "aria-label": "Link to getSwizzleComponentList()" }, "#"],
  ]);
  expect(made("h3", {}, code)).toEqual(["h3", {}, broken]);
  const title = { $: ["src/styles/price.", ["wbr", {}], "module.css"] };
  expect(made("CodeBlock", { title: "src/styles/price.module.css", html: "a" })).toEqual([
    "CodeBlock",
    { title, html: "a" },
  ]);
  expect(made("CodeBlock", { title: { $: [code] } })).toEqual(["CodeBlock", { title: { $: [broken] } }]);
  expect(made("CodeBlock", { title: "a.js" })).toEqual(["CodeBlock", { title: "a.js" }]);
});

test("a table stands in a box that scrolls", () => {
  expect(made("table", { id: "t" }, ["tbody", {}])).toEqual([
    "div",
    { className: "table-scroll", role: "group", "aria-label": "Table" },
    ["table", { id: "t" }, ["tbody", {}]],
  ]);
});

describe("an image", () => {
  test("offers its copies, the newest format first", () => {
    const sizes = "(max-width: 44rem) 100vw, 44rem";
    const props = { src: "/assets/a.png", alt: "A", width: 1200, copies: "/assets/a-1", widths: [640, 1030] };
    expect(made("img", props)).toEqual([
      "picture",
      {},
      [
        "source",
        {
          type: "image/avif",
          srcSet: "/base/assets/a-1-640.avif 640w, /base/assets/a-1-1030.avif 1030w",
          sizes,
        },
      ],
      [
        "source",
        {
          type: "image/webp",
          srcSet: "/base/assets/a-1-640.webp 640w, /base/assets/a-1-1030.webp 1030w",
          sizes,
        },
      ],
      ["img", { src: "/base/assets/a.png", alt: "A", width: 1200 }],
    ]);
  });

  test("has the base before each address of a `srcSet`", () => {
    expect(made("img", { src: "/a.png", srcSet: "/a.png, https://e.org/b.png 2x, /c.png 3x", alt: "A" })).toEqual([
      "img",
      { src: "/base/a.png", srcSet: "/base/a.png, https://e.org/b.png 2x, /base/c.png 3x", alt: "A" },
    ]);
  });

  test("of another host, without a text, stays where it is", () => {
    expect(made("img", { src: "https://example.org/a.png" })).toEqual([
      "img",
      { src: "https://example.org/a.png", alt: "" },
    ]);
  });
});

test("a video of the site gets the site's base URL, one of another host does not", () => {
  expect(made("video", { src: "/assets/a.mp4", poster: "/assets/a.png", controls: true })).toEqual([
    "video",
    { controls: true, src: "/base/assets/a.mp4", poster: "/base/assets/a.png" },
  ]);
  expect(made("source", { src: "//example.org/a.mp4" })).toEqual(["source", { src: "//example.org/a.mp4" }]);
});
