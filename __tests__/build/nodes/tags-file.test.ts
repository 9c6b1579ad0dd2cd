import { GONE, md5 } from "../../../src/files/digest";
import { readTagsFile, tagsFileIn } from "../../../src/build/nodes/tags-file";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();

test("a tags file is where settings name it, in the folder of content or beside it", () => {
  expect(tagsFileIn("../website/docs", "tags.yml")).toBe("../website/docs/tags.yml");
  expect(tagsFileIn("../website/docs", "../words.yml")).toBe("../website/words.yml");
  expect(tagsFileIn("content/docs", null)).toBeUndefined();
});

test("a tags file is read by its name; without one nothing is, also where a file is there", () => {
  site.write("content/docs/tags.yml", "a: { label: A }");
  site.write("content/docs/words.yml", "b: { label: B }");
  const read = (name: string | null) => readTagsFile(site.root, "content/docs", name);
  expect(["tags.yml", "words.yml", null].map((name) => read(name).data)).toEqual([
    { a: { label: "A" } },
    { b: { label: "B" } },
    {},
  ]);
  expect(Object.keys(read("absent.yml").dependency)).toEqual(["content/docs/absent.yml"]);
  expect(read(null).dependency).toEqual({});
});

test("a translation is read in the place of a tags file, and looked for again where there is none", () => {
  const translations = [{ folder: "content", translated: "content/fr" }];
  const read = () => readTagsFile(site.root, "content/docs", "tags.yml", { translations });
  const [original, translation] = ["content/docs/tags.yml", "content/fr/docs/tags.yml"];
  expect(read()).toMatchObject({ file: original, dependency: { [original]: GONE, [translation]: GONE } });
  site.write(original, "a: { label: A }");
  expect(read().dependency).toEqual({ [original]: md5(site.read(original)), [translation]: GONE });
  site.write(translation, "a: { label: Un }");
  expect(read()).toMatchObject({ file: translation, data: { a: { label: "Un" } } });
  expect(read().dependency).toEqual({ [translation]: md5(site.read(translation)) });
});

test("tags without a label have their names with a capital in a project of Docusaurus alone", () => {
  site.write("content/docs/tags.yml", "how-to: {}", "API:", "next: { label: news }");
  const read = (lenient: boolean) => readTagsFile(site.root, "content/docs", "tags.yml", { lenient }).data;
  expect(read(true)).toEqual({ "how-to": { label: "How-to" }, API: { label: "Api" }, next: { label: "news" } });
  expect(read(false)).toEqual({ "how-to": {}, API: null, next: { label: "news" } });
});

test.each([
  ["an entry with a mistake", 'a: { label: A }\n"b c":\n  label: 5\n', { a: { label: "A" }, "b c": null }],
  ["what stands below a mistake of YAML", "a:\n  label: A\nb: [\nc:\n  label: C\n", { b: null, c: null }],
])("%s counts as listed", (_what, text, listed) => {
  site.write("content/docs/tags.yml", text);
  const { data, problems } = readTagsFile(site.root, "content/docs", "tags.yml");
  expect(data).toMatchObject(listed);
  expect(problems).toHaveLength(1);
});
