import { yaml } from "gray-matter/lib/engines";
import { guardFrontMatter } from "../../../src/build/nodes/front-matter-guard";

test("malformed front matter no longer ends the build, and other front matter is read as before", () => {
  const malformed = "title: [";
  expect(() => yaml.parse(malformed)).toThrow();
  guardFrontMatter();
  expect(yaml.parse(malformed)).toEqual({});
  expect(yaml.parse("title: A")).toEqual({ title: "A" });
});
