import { forgetFrontMatter, guardFrontMatter } from "../../../src/build/nodes/front-matter-guard";
import { packagesOf } from "../../../src/build/packages-of.cjs";

const root = process.cwd();
const ofPlugin = packagesOf(root, "gatsby-plugin-mdx");
const matter = ofPlugin("gray-matter") as ((text: string) => unknown) & { cache: object };
const { yaml } = ofPlugin("gray-matter/lib/engines") as { yaml: { parse: (text: string) => unknown } };

test("malformed front matter no longer ends the build, and other front matter is read as before", () => {
  const malformed = "title: [";
  expect(() => yaml.parse(malformed)).toThrow();
  guardFrontMatter(root);
  expect(yaml.parse(malformed)).toEqual({});
  expect(yaml.parse("title: A")).toEqual({ title: "A" });
});

test("the texts of files that were read are kept no longer than asked for", () => {
  matter("---\ntitle: A\n---\nText of a file.");
  expect(Object.keys(matter.cache)).toEqual([expect.stringContaining("Text of a file.")]);
  forgetFrontMatter(root);
  expect(matter.cache).toEqual({});
});
