import { z } from "zod";
import { lineOfPath, readYamlData } from "../../../src/lib/content/front-matter";

const years = z.record(z.string(), z.strictObject({ label: z.string() }));
const problemsOf = (yaml: string) =>
  readYamlData({ yaml, file: "tags.yml", linesAbove: 0, what: "tags file" }, years).problems.map(
    ({ line, message }) => `${line}: ${message}`,
  );

test("a mistake below a key that is a number has the line and the name of that key", () => {
  expect(problemsOf("a:\n  label: A\n2023:\n  labl: X\n")).toEqual([
    "3: The tags file lacks '2023.label'.",
    "4: The tags file has no key '2023.labl'.",
  ]);
  expect(problemsOf("a:\n  label: A\n2023: X\n")).toEqual([
    "3: The value of '2023' is not valid: expected object, received string.",
  ]);
  expect(lineOfPath("a: 1\n2.5:\n  b: 1\n", ["2.5", "b"])).toBe(3);
});
