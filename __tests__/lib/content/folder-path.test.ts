import { below, withinFolder } from "../../../src/lib/content/folder-path";
import { docsInstance } from "../../../src/lib/settings/instance-settings";

test.each([
  ["", "./docs/", "docs"],
  ["site", "docs//a/./b", "site/docs/a/b"],
  ["site", "../docs", "docs"],
  ["", "../docs", "../docs"],
  ["..", "../docs", "../../docs"],
  ["/site", "docs", "/site/docs"],
])("the path below '%s' of '%s' is '%s'", (folder, path, whole) => {
  expect(below(folder, path)).toBe(whole);
});

test.each([
  ["site", "site/docs/a.md", "docs/a.md"],
  ["site/src", "site/docs", "../docs"],
  ["site", "other", "../other"],
])("from '%s', '%s' is '%s'", (folder, file, path) => {
  expect(withinFolder(folder, file)).toBe(path);
});

test.each(["content/docs", "./content/docs", "content/docs/", "content\\docs"])(
  "an instance's folder has one name, also when it is written '%s'",
  (content) => {
    expect(docsInstance.shape.content.parse(content)).toBe("content/docs");
  },
);
