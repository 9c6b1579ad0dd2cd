import { z } from "zod";
import { readYamlData } from "../../../src/lib/content/front-matter";
import { parsedYaml } from "../../../src/lib/content/parsed-yaml";

test.each([
  ["title: A\nx: [1, [2]\ny: 3\n", "2:4", "[", "]"],
  ["title: A\nx: {a: [1}\n", "2:8", "[", "]"],
  ["title: A\nx:\n  - {a: 1\ny: 2\n", "3:5", "{", "}"],
  ["title: 'A\nx: 'b'\n", "1:8", "'", "'"],
  ['title: "A\nx: 1\n', "1:8", '"', '"'],
])("a bracket or quote without an end is told where it begins: %j", (yaml, place, open, close) => {
  const parsed = parsedYaml(yaml);
  if (!("fault" in parsed)) throw new Error("Nothing is wrong with it.");
  const { line, column, message, remedy } = parsed.fault;
  expect([`${line}:${column}`, message, remedy]).toEqual([
    place,
    `the \`${open}\` here is not closed`,
    `Close it with \`${close}\`, or put quotes around a text that begins with it.`,
  ]);
});

test.each([
  ["team:\n  a: 1\nteam:\n  b: 2\n", "3:1", "team"],
  ["a: { x y: 1, x y: 2 }", "1:14", "x y"],
  ["'a b': 1\n'a b' : 2\n", "2:1", "a b"],
])("a key that stands twice is named: %j", (yaml, place, key) => {
  expect(parsedYaml(yaml)).toMatchObject({
    fault: {
      line: Number(place.split(":")[0]),
      column: Number(place.split(":")[1]),
      message: `the key '${key}' stands here a second time`,
    },
  });
});

test("a key that names no value of its own is told", () => {
  expect(parsedYaml("ada:\n  name: A\n__proto__:\n  name: B\n")).toMatchObject({
    fault: { line: 3, column: 1, message: "no key can be called '__proto__'" },
  });
});

test.each([
  ["_category_.json", '{ "label": "A" "position": 2 }', "JSON", /^Mend the JSON: names and texts in double quotes/],
  ["_category_.yml", "label: a: b", "YAML", /^Mend the YAML: one `key: value` a line/],
])("the advice for a mistake in %s is for its language", (file, yaml, language, remedy) => {
  const { problems } = readYamlData({ yaml, file, linesAbove: 0, what: "category file" }, z.unknown());
  expect(problems).toMatchObject([
    {
      message: expect.stringContaining(`The category file is not valid ${language}: `) as string,
      remedy: expect.stringMatching(remedy) as string,
    },
  ]);
});
