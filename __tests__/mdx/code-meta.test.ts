import { firstNumberOf, readCodeMeta } from "../../src/mdx/code-meta";
import type { MdxError } from "../../src/mdx/mdx-error";

const rangesOf = (metastring: string) => readCodeMeta(metastring).ranges.map(({ from, to }) => [from, to]);

function mistakeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    const { message, remedy, choices } = error as MdxError;
    return [message, remedy, choices.join(" ")].join(" | ");
  }
  throw new Error("There is no mistake.");
}

describe("the words after a fence's language", () => {
  it("say nothing when there are none", () => {
    expect(readCodeMeta("")).toEqual({ ranges: [] });
  });

  it.each([
    ['title="src/a b.js"', "src/a b.js"],
    ["title='the \"quoted\" one'", 'the "quoted" one'],
    ['title="it\'s {1} showLineNumbers"', "it's {1} showLineNumbers"],
    ["title=a.js", "a.js"],
    ['title=""', ""],
    ['subtitle="x"', undefined],
  ])("name the title: %s", (metastring, title) => {
    expect(readCodeMeta(metastring)).toEqual({ ...(title !== undefined && { title }), ranges: [] });
  });

  it.each([
    ["{3}", [[3, 3]]],
    [
      "{1,3-5}",
      [
        [1, 1],
        [3, 5],
      ],
    ],
    [
      "{1, 3 , 7-7}",
      [
        [1, 1],
        [3, 3],
        [7, 7],
      ],
    ],
    [
      '{2} title="{9}" {4-6}',
      [
        [2, 2],
        [4, 6],
      ],
    ],
    ["name={8} {2}", [[2, 2]]],
  ])("name lines: %s", (metastring, ranges) => {
    expect(rangesOf(metastring)).toEqual(ranges);
  });

  it.each([
    ["showLineNumbers", 1],
    ["showLineNumbers=10", 10],
    ["showLineNumbers={10}", 10],
    ["showLineNumbers=0", 0],
    ["showLineNumbers=false", undefined],
    ["showLineNumbersToo", undefined],
  ])("number the lines: %s", (metastring, firstNumber) => {
    expect(readCodeMeta(metastring).firstNumber).toBe(firstNumber);
  });

  it("come in any order, beside words that mean something elsewhere", () => {
    expect(readCodeMeta('live noInline {2}showLineNumbers=5 sync=true title="a.jsx"')).toEqual({
      title: "a.jsx",
      ranges: [{ from: 2, to: 2, written: "2" }],
      firstNumber: 5,
    });
  });

  it("may be any text without harm", () => {
    expect(readCodeMeta("a=b=c \"quoted {1\" 'x' = == } }{ ü 🙂")).toEqual({ ranges: [] });
  });

  it.each(["{}", "{0}", "{5-3}", "{a}", "{1-}", "{1,,2}", "{-1}", "{1.5}", "{1..3}", "{1,3"])(
    "cannot be the range %s",
    (metastring) => {
      expect(mistakeOf(() => readCodeMeta(metastring))).toBe(
        `'${metastring}' names no lines to highlight. | Write line numbers from 1 and ranges from a lower to a higher one, with commas between them. | {3} {2-5} {1,3-5}`,
      );
    },
  );

  it("cannot be a number that is none", () => {
    expect(mistakeOf(() => readCodeMeta("showLineNumbers=ten"))).toMatchInlineSnapshot(
      `"The value of showLineNumbers is 'ten', which is no line number. | Write the word alone, or the number of the first line. | showLineNumbers showLineNumbers=10"`,
    );
  });

  it("cannot be a title without its closing quote", () => {
    expect(mistakeOf(() => readCodeMeta('title="src/index.js'))).toMatchInlineSnapshot(
      `"The title "src/index.js has no closing quote. | Write the title between two quotes of the same kind, such as \`title="src/index.js"\`. | "`,
    );
  });
});

it.each([
  [true, 1],
  [false, undefined],
  [7, 7],
  ["7", 7],
])("the prop showLineNumbers may be %p", (value, firstNumber) => {
  expect(firstNumberOf(value)).toBe(firstNumber);
});

it.each([[1.5], [-1], [""], [null], [{}]])("the prop showLineNumbers cannot be %p", (value) => {
  expect(mistakeOf(() => firstNumberOf(value))).toMatch(/^The value of showLineNumbers is /);
});
