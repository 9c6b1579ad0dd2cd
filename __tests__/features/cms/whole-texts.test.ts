import { readFileSync } from "node:fs";
import { withWholeTexts } from "../../../src/features/cms/whole-texts";

const script = () => readFileSync("node_modules/@sveltia/cms/npm/index.js", "utf8");

test("texts of files go to formats as they are read, and to files as formats give them", () => {
  const [before, after] = [script(), withWholeTexts(script())];
  expect(before).toMatch(/Collection file not found`\);(\w+)=\1\.trim\(\)/);
  const read = /=async (\w+)=>new TextDecoder\("utf-8",{ignoreBOM:true}\)\.decode\(await \1\.arrayBuffer\(\)\),/;
  expect(after).toMatch(read);
  expect(after).toMatch(/Collection file not found`\);let /);
  expect(after).toMatch(/\?\.formatter;if\((\w+)\)return await \1\(\w+\);/);
  expect(before.length - after.length).toBeLessThan(100);
});

test("a release that reads otherwise is told", () =>
  expect(() => withWholeTexts("export default {}")).toThrow(
    "@sveltia/cms has 0 places that read as the text of a file of this machine, where one is looked for: see src/features/cms/whole-texts.ts",
  ));
