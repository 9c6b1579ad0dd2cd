import { parsedJson } from "../../../src/docusaurus/read/parsed-json";

test("a file may begin with a byte-order mark, as Docusaurus reads it", () => {
  expect(parsedJson('\uFEFF["2.0"]', "docs/versions.json")).toEqual(["2.0"]);
});

test("a file that is no JSON is named, with the place of the mistake", () => {
  expect(parsedJson('["2.0"]', "docs/versions.json")).toEqual(["2.0"]);
  expect(() => parsedJson('["2.0"', "docs/versions.json")).toThrow(/^docs\/versions\.json is no JSON: .+\n {2}→ Mend/);
});
