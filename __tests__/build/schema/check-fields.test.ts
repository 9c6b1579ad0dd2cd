import { buildSchema, graphql } from "graphql";
import { checkFields } from "../../../src/build/schema/check-fields";
import type { Problem } from "../../../src/lib/problem";

const problems: Problem[] = [
  { severity: "warning", file: "content/b.mdx", line: 2, message: "Nobody reads it.", remedy: "Link to it." },
  {
    severity: "error",
    file: "content/a.mdx",
    line: 3,
    column: 7,
    message: "It is wrong.",
    remedy: "Mend it.",
    choices: ["x"],
  },
];

test("an error of the content is an error of the answer, with its place; a warning is a text", async () => {
  const { check } = checkFields(() => problems).Query as { check: { resolve: () => unknown } };
  const { data, errors } = await graphql({
    schema: buildSchema("type Query { check: [String]! }"),
    source: "{ check }",
    rootValue: { check: check.resolve },
  });
  expect(data).toEqual({ check: [null, "content/b.mdx:2\n  Nobody reads it.\n  → Link to it."] });
  expect(errors?.map(({ message, path }) => ({ message, path }))).toEqual([
    { message: "content/a.mdx:3:7\n  It is wrong.\n  → Mend it.\n  valid: x", path: ["check", 0] },
  ]);
});

test("as data all is told in order, or what is wrong with one file", () => {
  const { problems: field } = checkFields(() => problems).Query as {
    problems: { resolve: (source: unknown, args: { file?: string | null }) => Problem[] };
  };
  const filesOf = (args: { file?: string | null }) => field.resolve({}, args).map(({ file }) => file);
  expect([filesOf({}), filesOf({ file: null })]).toEqual([
    ["content/a.mdx", "content/b.mdx"],
    ["content/a.mdx", "content/b.mdx"],
  ]);
  expect(field.resolve({}, { file: "content/a.mdx" })).toEqual([problems[1]]);
  expect(filesOf({ file: "content/c.mdx" })).toEqual([]);
});
