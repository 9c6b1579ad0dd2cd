import { Parser } from "acorn";
import type { Program } from "estree-jsx";
import { toJs } from "estree-util-to-js";
import { countSteps } from "../../../../src/mdx/compile/run/count-steps";

function counted(code: string, linesAbove?: number): string {
  const tree = Parser.parse(code, { ecmaVersion: "latest", locations: true }) as Program;
  return toJs(countSteps(tree, linesAbove)).value.replace(/\s+/g, " ").trim();
}

describe("countSteps", () => {
  it.each([
    ["while (a) b();", "{ __step(1, 1, 2); while (a) { __step(1, 1, 1); b(); } }"],
    ["do a(); while (b)", "{ __step(1, 1, 2); do { __step(1, 1, 1); a(); } while (b); }"],
    ["for (;;) ;", "{ __step(1, 1, 2); for (; ; ) { __step(1, 1, 1); ; } }"],
    ["for (const a in b) {}", "{ __step(1, 1, 2); for (const a in b) { __step(1, 1, 1); {} } }"],
    ["if (a) for (const b of c) {}", "if (a) { __step(1, 8, 2); for (const b of c) { __step(1, 8, 1); {} } }"],
  ])("counts the beginning and every round of %s", (code, expected) => {
    expect(counted(code)).toBe(expected);
  });

  it.each([
    ["function a() { return 1; }", "function a() { __step(1, 1, 0); return 1; }"],
    ["const a = () => ({});", "const a = () => (__step(1, 11, 0), {});"],
    ["const a = async b => b;", "const a = async b => (__step(1, 11, 0), b);"],
    ["const a = b => { c(); };", "const a = b => { __step(1, 11, 0); c(); };"],
    ["const a = { get b() { return 1; } };", "const a = { get b() { __step(1, 18, 0); return 1; } };"],
    [
      "class A extends B { constructor() { super(); } }",
      "class A extends B { constructor() { __step(1, 32, 0); super(); } }",
    ],
    ['function a() { "use strict"; b(); }', 'function a() { "use strict"; __step(1, 1, 0); b(); }'],
    ["function* a() { yield 1; }", "function* a() { __step(1, 1, 0); yield 1; }"],
  ])("counts every call of %s", (code, expected) => {
    expect(counted(code)).toBe(expected);
  });

  it("leaves labels at their loops", () => {
    expect(counted("a: b: while (c) { continue a; }")).toBe(
      "{ __step(1, 7, 2); a: b: while (c) { __step(1, 7, 1); { continue a; } } }",
    );
  });

  it("counts lines from where the code begins in its source", () => {
    expect(counted("\n\nwhile (a);", 10)).toBe("{ __step(13, 1, 2); while (a) { __step(13, 1, 1); ; } }");
  });
});
