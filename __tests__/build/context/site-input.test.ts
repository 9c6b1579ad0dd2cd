import { folderChoiceOf, siteInputOf } from "../../../src/build/context/site-input";
import type { SiteInput } from "../../../src/lib/site-config";

const own = { title: "Own" } as SiteInput;

test("a site of its own content has no folder", () => {
  expect(folderChoiceOf(own, {})).toBeUndefined();
  expect(siteInputOf(own)).toEqual(own);
});

test("the folder is that of the environment, else that of src/site.ts with its settings", () => {
  const site = { debug: true };
  expect(folderChoiceOf({ docusaurus: "../a" }, {})).toEqual({ folder: "../a", settings: {} });
  expect(folderChoiceOf({ docusaurus: { folder: "../a", site } }, {})).toEqual({ folder: "../a", settings: site });
  expect(folderChoiceOf({ docusaurus: { folder: "../a" } }, { DOCUSAURUS: "../b" })).toEqual({
    folder: "../b",
    settings: {},
  });
  expect(folderChoiceOf(own, { DOCUSAURUS: "../b" })).toEqual({ folder: "../b", settings: {} });
});
