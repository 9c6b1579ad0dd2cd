import matter from "gray-matter";
import { yaml } from "gray-matter/lib/engines";
import { forgetFrontMatter, guardFrontMatter } from "../../../src/build/nodes/front-matter-guard";

test("malformed front matter no longer ends the build, and other front matter is read as before", () => {
  const malformed = "title: [";
  expect(() => yaml.parse(malformed)).toThrow();
  guardFrontMatter();
  expect(yaml.parse(malformed)).toEqual({});
  expect(yaml.parse("title: A")).toEqual({ title: "A" });
});

test("the texts of files that were read are kept no longer than asked for", () => {
  const { cache } = matter as unknown as { cache: object };
  matter("---\ntitle: A\n---\nText of a file.");
  expect(Object.keys(cache)).toEqual([expect.stringContaining("Text of a file.")]);
  forgetFrontMatter();
  expect((matter as unknown as { cache: object }).cache).toEqual({});
});
