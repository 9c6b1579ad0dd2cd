import { classesOfLine, markedCode } from "../../src/mdx/marked-code";

const comments = [{ className: "own", line: "mark" }];
const range = { from: 2, to: 3, written: "2-3" };

test("code has the lines of its ranges marked, and else those of its comments, which are gone", () => {
  expect(markedCode("// mark\na\nb", "js", [range], comments)).toEqual({
    code: "// mark\na\nb",
    classes: new Map([
      [1, ["own"]],
      [2, ["own"]],
    ]),
    mistakes: [],
  });
  expect(markedCode("// mark\na", "js", [], comments)).toEqual({
    code: "a",
    classes: new Map([[0, ["own"]]]),
    mistakes: [],
  });
});

test("a range beyond the code is told, and a site without comments has a class for ranges", () => {
  const { classes, mistakes } = markedCode("a\nb", "js", [range], []);
  expect(classes).toEqual(new Map([[1, ["highlighted"]]]));
  expect(mistakes).toEqual(["The range '2-3' goes beyond the last line of the code, which is 2."]);
});

test("only marked and numbered lines have an element", () => {
  expect(classesOfLine(["own", "own", "other"], false)).toBe("line own other");
  expect(classesOfLine(undefined, true)).toBe("line");
  expect(classesOfLine([], false)).toBeUndefined();
});
