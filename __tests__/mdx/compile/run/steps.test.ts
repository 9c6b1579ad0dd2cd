/** @optimized */
import { STEP_LIMIT } from "../../../../src/mdx/compile/run/steps";
import { compiled, compileInScratch, problemsOf, treeOf, write } from "../../../support/compiled";

compileInScratch();

/** The places and the beginnings of a file's problems. */
async function endsOf(...lines: string[]): Promise<string[]> {
  return (await problemsOf(...lines)).map((problem) => problem.replace(/( \| The \w+ )(.*?):.*/, "$1$2"));
}

describe("JavaScript that does not end", () => {
  it("says what is wrong and how to mend it", async () => {
    expect(await problemsOf("Text.", "", "{(() => { while (true) {} })()}")).toMatchInlineSnapshot(`
      [
        "content/page.mdx:3:11 | The loop does not end: the JavaScript of the page takes more than 10,000,000 steps. | Give the loop a condition that ends it; prepare large data outside content, and import the result.",
      ]
    `);
  });

  it.each([
    ["a loop with a condition", ["export const a = () => {", "  while (true) {}", "};", "", "{a()}"], "2:3", "loop"],
    ["a loop without a condition", ["{(() => {", "  for (;;) ;", "})()}"], "2:3", "loop"],
    [
      "a loop at the top of the file",
      ["export const a = [];", "", "export const b = (() => {", "  do { a.push(1); } while (a);", "})();"],
      "4:3",
      "loop",
    ],
    [
      "a loop that calls functions",
      ["export const a = () => 1;", "export function b() {", "  while (true) a();", "}", "", "{b()}"],
      "3:3",
      "loop",
    ],
    [
      "a loop around loops that end",
      [
        "export const a = (list) => { for (const item of list) item; };",
        "export function b() {",
        "  for (;;) {",
        "    for (const item of [1, 2]) a([1, 2, 3]);",
        "  }",
        "}",
        "",
        "{b()}",
      ],
      "3:3",
      "loop",
    ],
    [
      "a loop that catches what stops it",
      ["export function a() {", "  while (true) {", "    try { for (;;) {} } catch {}", "  }", "}", "", "{a()}"],
      "3:11",
      "loop",
    ],
    ["a generator", ["export function* a() {", "  while (true) yield 1;", "}", "", "{[...a()]}"], "2:3", "loop"],
    [
      "an iterator",
      [
        "export const a = {",
        "  [Symbol.iterator]: () => a,",
        "  next: () => ({ done: false }),",
        "};",
        "",
        "{Math.max(...a)}",
      ],
      "3:9",
      "function",
    ],
    [
      "a set that grows while it is read",
      ["export const a = new Set([1]);", "", "{a.forEach((item) => { a.delete(item); a.add(item); })}"],
      "3:12",
      "function",
    ],
    [
      "functions that call each other more and more often",
      ["export const a = (n) => n && a(n - 1) + a(n - 1);", "", "{a(40)}"],
      "1:18",
      "function",
    ],
    ["an attribute", ["<b title={(() => { for (;;) {} })()}>Text</b>"], "1:20", "loop"],
  ])("is named: %s", async (_what, lines, place, kind) => {
    expect(await endsOf(...lines)).toEqual([`content/page.mdx:${place} | The ${kind} does not end`]);
  });

  it("is named in a partial and in a module that content imports", async () => {
    write("content/_part.mdx", "Text.\n\n{(() => {\n  while (true) {}\n})()}\n");
    write("content/part.ts", 'import { wait } from "./wait.js";\n\nexport const part: number = wait();\n');
    write("content/wait.js", "// A comment, which goes away.\nexport function wait() {\n  for (;;) {}\n}\n");
    write("package.json", "{}");
    expect(await endsOf('import Part from "./_part.mdx";', "", "<Part />")).toEqual([
      "content/_part.mdx:4:3 | The loop does not end",
    ]);
    expect(await endsOf('import { part } from "./part.ts";', "", "{part}")).toEqual([
      "content/wait.js:3:3 | The loop does not end",
    ]);
  });

  it("is named when the page calls a function of a module", async () => {
    write("content/wait.js", "export function wait() {\n  for (;;) {}\n}\n");
    write("package.json", "{}");
    expect(await endsOf('import { wait } from "./wait.js";', "", "{wait()}")).toEqual([
      "content/wait.js:2:3 | The loop does not end",
    ]);
  });

  it("is named when it caught what stopped it", async () => {
    expect(await endsOf("{(() => {", "  try { for (;;) {} } catch { return 1; }", "})()}")).toEqual([
      "content/page.mdx:2:9 | The loop does not end",
    ]);
  });
});

describe("a recursion without an end", () => {
  it("is named with a function of it", async () => {
    const lines = [
      "export const even = (n) =>",
      "  n === 0.5 || odd(n - 1);",
      "export const odd = (n) =>",
      "  even(n - 1);",
    ];
    const [problem = "", ...others] = await problemsOf(...lines, "", "{even(1)}");
    expect(others).toEqual([]);
    expect(problem.replace(/:[13]:\d+ /, ":(1 or 3) ")).toMatchInlineSnapshot(
      `"content/page.mdx:(1 or 3) | The function calls itself too often, directly or through others: the call stack is full. | Give the recursion a condition that ends it."`,
    );
  });

  it("is named in a module", async () => {
    write(
      "content/deep.js",
      "export const a = 1;\nexport function deep(n) {\n  return deep(n + 1) + 1;\n}\nexport const b = deep(0);\n",
    );
    write("package.json", "{}");
    expect(await endsOf('import { b } from "./deep.js";', "", "{b}")).toEqual([
      "content/deep.js:2:8 | The function calls itself too often, directly or through others",
    ]);
  });

  it("of components is an error of the file", async () => {
    expect(await problemsOf("export const A = () => <A />;", "", "Text.", "", "<A />")).toHaveLength(1);
  });
});

describe("JavaScript that ends", () => {
  it("may take many steps", async () => {
    expect(
      await treeOf(
        "export const sum = (count) => {",
        "  let result = 0;",
        "  outer: for (let a = 0; a < count; a += 1) {",
        "    if (a % 2) continue outer;",
        "    result += a;",
        "  }",
        "  return result;",
        "};",
        "",
        "{sum(100_000)}",
      ),
    ).toBe('"2499950000"');
  });

  it("is counted for each file anew", async () => {
    const most = Math.floor(STEP_LIMIT * 0.6);
    const lines = [`{(() => { for (let a = 0; a < ${most}; a += 1); return "done"; })()}`];
    for (let file = 0; file < 2; file += 1) expect((await compiled(...lines)).facts.problems).toEqual([]);
  });
});
