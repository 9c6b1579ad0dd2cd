import { inlineDrawing, svgOfAddress } from "../../../../src/mdx/compile/builders/images/inline-drawing";

const DOT = '<svg viewBox="0 0 2 2" stroke-width="2"><path d="M0 0h2" fill="#f00"/></svg>';

test.each([
  [`data:image/svg+xml,${DOT.replaceAll("#", "%23")}`, DOT],
  [`data:image/svg+xml;charset=utf-8,${encodeURIComponent(DOT)}`, DOT],
  [`data:image/svg+xml;base64,${Buffer.from(DOT).toString("base64")}`, DOT],
  ["data:image/svg+xml,", undefined],
  ["data:image/png;base64,AAAA", undefined],
])("the drawing of %s", (address, text) => {
  expect(svgOfAddress(address)).toBe(text);
});

test("a drawing has the props of its tag after its own, and a text without one is none", () => {
  expect(inlineDrawing(`<?xml version="1.0"?>${DOT}`, { viewBox: "0 0 4 4", className: "dot" })).toEqual([
    "svg",
    {
      viewBox: "0 0 4 4",
      strokeWidth: "2",
      className: "dot",
      dangerouslySetInnerHTML: { __html: '<path d="M0 0h2" fill="#f00"/>' },
    },
  ]);
  expect(inlineDrawing("<b>", {})).toBeUndefined();
});
