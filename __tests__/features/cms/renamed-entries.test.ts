import { readFileSync } from "node:fs";
import { withRenames } from "../../../src/features/cms/renamed-entries";

const script = () => readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

test("names of files can be edited in folders, and only the seven places for that differ", () => {
  const [before, after] = [script(), withRenames(script())];
  expect(after).toMatch(/let\{collection:t\}=e;return [\w$]+\(t\)\.editable\.update/);
  expect(after).toContain('value:t.split("/").pop()');
  expect(after).toContain('(e.currentSlugs[key]??"").replace(/[^/]*$/,"")+');
  expect(after).toContain('(folder??"").replace(/^\\/|\\/$/g,"")');
  expect(after).toContain('{slug:i?.split("/").pop(),required:');
  expect(after).toMatch(/=t\.split\("\/"\)\.pop\(\);return/);
  expect(after).toMatch(/if\(![\w$]+\(e\)\)return!1;let\{defaultLocaleSlug:/);
  expect(after.length - before.length).toBeLessThan(300);
});

test("a release that reads otherwise is told", () =>
  expect(() => withRenames("export default {}")).toThrow(
    "@sveltia/cms has 0 places that read as whether the slug of an entry can be edited, where one is looked for",
  ));
