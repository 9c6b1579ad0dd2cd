import {
  columnsOf,
  groupsOfLines,
  htmlOfLines,
  isLongCode,
} from "../../../../src/mdx/compile/builders/code/line-groups";

const lines = (count: number, names?: string) =>
  Array.from({ length: count }, (_, index) => ({ html: `${index}\n`, names }));

test("code of more than 300 lines is long", () => {
  expect(["\n".repeat(299), "\n".repeat(300), ""].map(isLongCode)).toEqual([false, true, false]);
});

test("lines with classes are elements, others text", () => {
  expect(htmlOfLines([{ html: "a\n" }, { html: "<b>\n", names: "line" }])).toBe('a\n<span class="line"><b>\n</span>');
});

test("groups have 100 lines each, the last one what is left, and say their rows and the columns of all", () => {
  const html = groupsOfLines(lines(201), 80);
  expect(html.match(/<span [^>]+>/g)).toEqual([
    '<span class="code-lines" style="--rows:100;--columns:80">',
    '<span class="code-lines" style="--rows:100;--columns:80">',
    '<span class="code-lines" style="--rows:1;--columns:80">',
  ]);
  expect(html.replace(/<[^>]+>/g, "")).toBe(htmlOfLines(lines(201)));
});

test("the first numbered line of each group goes on from the group before", () => {
  const html = groupsOfLines(lines(102, "line"), 3, 7);
  expect(html.match(/<span class="line"[^>]*style[^>]*>\d+/g)).toEqual([
    '<span class="line" style="counter-reset:line 6">0',
    '<span class="line" style="counter-reset:line 106">100',
  ]);
});

test.each([
  ["", 0],
  ["a\nabc\nab", 3],
  ["\ta\tb", 5],
  ["日本 é e\u0301", 8],
])("the columns of %j are %i", (code, columns) => {
  expect(columnsOf(code)).toBe(columns);
});
