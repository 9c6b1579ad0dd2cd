import { docsName } from "../../../src/features/docs/docs-name";

test.each([
  ["Docs", "1.0", 2, "Docs 1.0"],
  ["Docs", "Next", 1, "Docs"],
  ["Docs", undefined, 2, "Docs"],
  [undefined, "1.0", 2, "Docs 1.0"],
])("docs of the instance %s in version %s of %d are called %s", (instance, version, count, name) => {
  expect(docsName(instance, version, count)).toBe(name);
});
