import { boxOf } from "../../../../src/mdx/compile/mermaid/box";
import { labelSize } from "../../../../src/mdx/compile/mermaid/label";
import { numbersOf, pathCorners, pathLength } from "../../../../src/mdx/compile/mermaid/path";
import { openStage, type Stage } from "../../../../src/mdx/compile/mermaid/stage";
import { styleReader, type StyleReader } from "../../../../src/mdx/compile/mermaid/style";
import { textWidth } from "../../../../src/mdx/compile/mermaid/text";
import { textLength } from "../../../../src/mdx/compile/mermaid/text-layout";

test.each<[text: string, size: number, isBold: boolean, width: number]>([
  ["", 16, false, 0],
  ["Hello", 16, false, 36.46],
  ["Hello", 16, true, 39.11],
  ["é", 10, false, 5.56],
  ["日本", 16, false, 32],
  ["a\u0301", 10, false, 5.56],
])("the text '%s' of %d px is as wide as Arial", (text, size, isBold, width) => {
  expect(textWidth(text, size, isBold)).toBeCloseTo(width, 1);
});

test.each([
  ["M0 0 H10 V10 Z", [0, 0, 10, 10]],
  ["m5 5 l10 0 l0 20", [5, 5, 15, 25]],
  ["M0 0 A5 5 0 0 1 10 0", [0, -5, 10, 0]],
  ["M0 0 a1 1 0 0110 10", [0, -2.07, 12.07, 10]],
  ["M0 0 C0 20, 10 20, 10 0", [0, 0, 10, 15]],
  ["M0 0 Q5 20 10 0", [0, 0, 10, 10]],
  ["M4 3 H9", [4, 3, 9, 3]],
])("the corners of the path %s are those of the box that browsers give it", (d, [left, top, right, bottom]) => {
  const corners = pathCorners(d).map((point) => point.map((value) => Number(value.toFixed(2))));
  expect(corners).toEqual([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
});

test.each([
  ["M0 0 L3 4 L3 14", 15],
  ["M0 0 L3 4 M100 100 L100 110", 15],
  ["M0 0 A5 5 0 0 1 10 0", 15.708],
])("the length of the path %s is %d", (d, length) => {
  expect(pathLength(d)).toBeCloseTo(length, 2);
});

test.each(["", " ", "M 1 2 L 3", "M0 0 LNaN 3", "none"])("the path '%s' has no corners and no length", (d) => {
  expect([pathCorners(d), pathLength(d)]).toEqual([[], 0]);
});

test("the numbers of an attribute, however they are parted", () => {
  expect(numbersOf("1,-2 .5-3e2+4 NaN")).toEqual([1, -2, 0.5, -300, 4, NaN]);
});

describe("what Mermaid asks of a browser", () => {
  let stage: Stage;
  beforeAll(() => {
    stage = openStage();
  });

  const read = (html: string): { element: Element; styles: StyleReader } => {
    stage.reset();
    stage.document.body.innerHTML = html;
    const element = stage.document.querySelector("[data-it]");
    if (!element) throw new Error("The test marks no element.");
    return { element, styles: styleReader(stage.document, new Map()) };
  };
  const boxIn = (svg: string) => {
    const { element, styles } = read(`<svg>${svg}</svg>`);
    const { x, y, width, height } = boxOf(element, styles);
    return [x, y, width, height].map((value) => Number(value.toFixed(1)));
  };

  test.each([
    [
      "a group with a moved rectangle",
      '<g data-it><rect width="10" height="5" transform="translate(3, 4)"/></g>',
      [3, 4, 10, 5],
    ],
    [
      "a group that is moved itself",
      '<g data-it transform="translate(9 9)"><rect width="10" height="5"/></g>',
      [0, 0, 10, 5],
    ],
    ["what is turned", '<g data-it><rect width="10" height="5" transform="rotate(90)"/></g>', [-5, 0, 5, 10]],
    [
      "what is turned around a point",
      '<g data-it><rect width="10" height="5" transform="rotate(90, 10, 0)"/></g>',
      [5, -10, 5, 10],
    ],
    ["what is scaled", '<g data-it><circle r="5" transform="scale(2)"/></g>', [-10, -10, 20, 20]],
    [
      "a label of no size beside a shape",
      '<g data-it><foreignObject width="0" height="0"/><line x1="5" y1="5" x2="9" y2="6"/></g>',
      [5, 5, 4, 1],
    ],
    ["what is hidden", '<g data-it><rect width="10" height="5" style="display: none"/></g>', [0, 0, 0, 0]],
    ["a polygon", '<polygon data-it points="0,0 4,8 -4,8"/>', [-4, 0, 8, 8]],
    [
      "text in the middle",
      '<text data-it x="50" y="20" text-anchor="middle" font-size="10">ab</text>',
      [44.4, 11, 11.1, 11],
    ],
    [
      "lines of text",
      '<text data-it font-size="10"><tspan x="0" dy="1em">ab</tspan><tspan x="0" dy="1em">abab</tspan></text>',
      [0, 1, 22.2, 21],
    ],
  ])("the box of %s", (_, svg, box) => {
    expect(boxIn(svg)).toEqual(box);
  });

  test("the length of a text without the spaces around it, in the size of the nearest rule", () => {
    const { element, styles } = read(
      '<style>g text { font-size: 20px } .big { font-size: 10px }</style><svg><g class="big"><text data-it> ab  b </text></g></svg>',
    );
    expect(textLength(element, styles)).toBeCloseTo(0.02 * (556 * 3 + 278), 5);
  });

  test.each([
    [
      "one line",
      '<div data-it style="white-space: nowrap; max-width: 200px; line-height: 1.5"><p>abcd</p></div>',
      [34.7, 24],
    ],
    [
      "a line that is too long",
      '<div data-it style="width: 40px; line-height: 1.5"><p>abcd abcd abcd</p></div>',
      [40, 72],
    ],
    ["breaks", "<div data-it><p>ab<br>abcd</p></div>", [34.7, 48]],
    ["bold text", "<div data-it><p><b>ll</b></p></div>", [8.9, 24]],
    ["nothing", "<div data-it></div>", [0, 0]],
  ])("the size of a label with %s", (_, html, size) => {
    const { element, styles } = read(html);
    const { width, height } = labelSize(element, styles);
    expect([Number(width.toFixed(1)), height]).toEqual(size);
  });
});
