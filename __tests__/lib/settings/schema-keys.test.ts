import { z } from "zod";
import { keysAt } from "../../../src/lib/settings/schema-keys";

const link = z.strictObject({ label: z.string(), href: z.string() });
const schema = z
  .strictObject({
    title: z.string().optional(),
    links: z.array(link).default([]),
    byName: z.record(z.string(), z.strictObject({ path: z.string() })).prefault({}),
    words: z.partialRecord(z.enum(["more", "less"]), z.string()).default({}),
    date: z.date().transform(String),
    item: z.union([link, z.strictObject({ type: z.literal("html"), value: z.string() })]),
    kinds: z.discriminatedUnion("type", [
      z.strictObject({ type: z.literal("a"), one: z.string() }),
      z.strictObject({ type: z.literal("b"), two: z.string() }),
    ]),
  })
  .refine(() => true);

test.each<[string, PropertyKey[], string[]]>([
  ["the root, also of a refined object", [], ["title", "links", "byName", "words", "date", "item", "kinds"]],
  ["an entry of a list with a default", ["links", 3], ["label", "href"]],
  ["a value of a record", ["byName", "any"], ["path"]],
  ["a union: the keys of all its kinds", ["item"], ["label", "href", "type", "value"]],
  ["a discriminated union", ["kinds"], ["type", "one", "two"]],
  ["a record of known keys", ["words"], ["more", "less"]],
  ["text, which has none", ["title"], []],
  ["a path that is not there", ["nowhere", "at", "all"], []],
])("the keys of %s", (_what, path, keys) => {
  expect(keysAt(schema, path)).toEqual(keys);
});
