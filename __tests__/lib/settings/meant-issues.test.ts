import { z } from "zod";
import { functionSetting } from "../../../src/lib/settings/function-settings";
import { meantIssues } from "../../../src/lib/settings/meant-issues";

const link = z.union([
  z.strictObject({ type: z.literal("doc"), id: z.string() }),
  z.strictObject({ type: z.literal("index"), title: z.string().optional() }),
]);
const tag = z.union([z.string(), z.number(), z.strictObject({ label: z.string(), permalink: z.string() })]);
const schema = z.object({ link: link.nullable().optional(), tags: z.array(tag).optional() });

const told = (value: object) =>
  schema
    .safeParse(value)
    .error?.issues.flatMap(meantIssues)
    .map(({ path, message, ...issue }) => [
      `${path.join(".")}: ${message}`,
      ...("values" in issue ? issue.values : []),
      ...("keys" in issue ? issue.keys : []),
    ]);

test.each([
  [
    "a key by which kinds differ, with its values",
    { link: { type: "indx" } },
    ["link.type: there is no such kind", "doc", "index"],
  ],
  ["the kind that is named", { link: { type: "index", titel: "A" } }, ['link: Unrecognized key: "titel"', "titel"]],
  [
    "a key that the kind lacks",
    { link: { type: "doc" } },
    ["link.id: Invalid input: expected string, received undefined"],
  ],
  [
    "the only kind that has keys",
    { tags: [{ label: "A" }] },
    ["tags.0.permalink: Invalid input: expected string, received undefined"],
  ],
  [
    "all kinds, of a value that is none",
    { tags: [true] },
    ["tags.0: expected string or number or object, received boolean"],
  ],
  ["what is no matter of kinds", { tags: 1 }, ["tags: Invalid input: expected array, received number"]],
])("tells of %s", (_what, value, expected) => {
  expect(told(value)).toEqual([expected]);
});

test("values count as kinds of their own", () => {
  const { error } = z.union([z.string(), z.literal(false)]).safeParse(5);
  expect(error?.issues.flatMap(meantIssues)).toMatchObject([{ message: "expected string or false, received number" }]);
});

test("functions count as kinds by what they are of", () => {
  const { error } = z.union([z.boolean(), functionSetting("a name")]).safeParse("no");
  expect(error?.issues.flatMap(meantIssues)).toMatchObject([
    { message: "expected boolean or function of a name, received string" },
  ]);
});

test("words of a schema's own stay", () => {
  const { error } = z.union([z.string(), z.literal(false)], "must be a route, or false").safeParse(true);
  expect(error?.issues.flatMap(meantIssues)).toMatchObject([{ message: "must be a route, or false" }]);
});
