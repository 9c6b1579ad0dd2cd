import { svgTextOf } from "../../../src/lib/html/svg-text";

test("an SVG file has the attributes of its root and what is inside", () => {
  const text = `<?xml version="1.0"?><svg width="2" data-a='>' viewBox = "0 0 2 2"><g><svg/></g></svg>`;
  expect(svgTextOf(text)).toEqual({
    attributes: [
      ["width", "2"],
      ["data-a", ">"],
      ["viewBox", "0 0 2 2"],
    ],
    inner: "<g><svg/></g>",
  });
});

test("a comment is no part of an SVG file", () => {
  expect(svgTextOf(`<!-- <svg a="x"> --><svg width="1">i<!-- </svg> --></svg>`)).toEqual({
    attributes: [["width", "1"]],
    inner: "i",
  });
});

test.each([`<svg width="2" />`, `<svg width="2"/>\n`, `<svg\n  width="2"\n></svg>`])("%s has nothing inside", (text) =>
  expect(svgTextOf(text)).toEqual({ attributes: [["width", "2"]], inner: "" }),
);

test.each(["", "<p>svg</p>", "<svg width='2'"])("%s is no SVG file", (text) => expect(svgTextOf(text)).toBeUndefined());
