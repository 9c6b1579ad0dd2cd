import { buildSchema, graphql } from "graphql";
import { checkField } from "../../../src/build/schema/check-field";
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
  const { check } = checkField(() => problems).Query as { check: { resolve: () => unknown } };
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
