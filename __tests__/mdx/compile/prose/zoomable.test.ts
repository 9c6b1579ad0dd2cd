import { proseOf, wordsOf } from "../../../../src/mdx/compile/prose/prose";
import type { ContentNode } from "../../../../src/mdx/content-node";

const IMAGE: ContentNode = ["img", { src: "/a.png", alt: "A chart", $zoom: "everywhere" }];
const PLAIN = '<img src="/a.png" alt="A chart">';

const htmlOf = (...nodes: ContentNode[]) => {
  const [drawn] = proseOf([["section", {}, ...nodes]], "/") as [[string, { $html?: string }]];
  return drawn[1].$html;
};

test("an image that is shown smaller than it is has a button with its name", () => {
  expect(htmlOf(IMAGE)).toBe(
    `<span class="zoomable">${PLAIN}<button type="button" aria-label="Enlarge picture: A chart"></button></span>`,
  );
});

test("without a description it has one without a name; on phones alone where it is large enough elsewhere", () => {
  expect(htmlOf(["img", { src: "/a.png", alt: "", $zoom: "phones" }])).toBe(
    '<span class="zoomable on-phones"><img src="/a.png" alt=""><button type="button" aria-label="Enlarge picture"></button></span>',
  );
});

test("an image of one colour mode shows in that mode with its button", () => {
  expect(htmlOf(["img", { src: "/a.png", alt: "Night", "data-show": "dark", $zoom: "everywhere" }])).toBe(
    '<span class="zoomable" data-show="dark"><img src="/a.png" alt="Night"><button type="button" aria-label="Enlarge picture: Night"></button></span>',
  );
});

test("a drawing has its button beside the figure, with the drawing's name", () => {
  const drawing: ContentNode = ["figure", { "aria-label": "Steps", $zoom: "phones", className: "diagram" }, "x"];
  expect(htmlOf(drawing)).toBe(
    '<div class="zoomable on-phones"><figure aria-label="Steps" class="diagram">x</figure><button type="button" aria-label="Enlarge picture: Steps"></button></div>',
  );
});

test("in a link, a button, a heading or the title of a block it has none", () => {
  for (const tag of ["a", "button", "summary", "h2"]) expect(htmlOf([tag, {}, ["b", {}, IMAGE]])).toContain(PLAIN);
  for (const tag of ["a", "button", "summary", "h2"])
    expect(htmlOf([tag, {}, ["b", {}, IMAGE]])).not.toContain("zoomable");
  expect(JSON.stringify(proseOf([["Admonition", { title: { $: [IMAGE] } }, "x"]], "/"))).not.toContain("zoom");
  expect(JSON.stringify(wordsOf([IMAGE], "/"))).not.toContain("zoom");
});

test("other images are as they were", () => {
  expect(htmlOf(["img", { src: "/a.png", alt: "A chart" }])).toBe(PLAIN);
});
