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

test.each([undefined, null, "site", () => own])(
  "what src/site.ts exports has to be a configuration: %p",
  (exported) => {
    const told =
      "src/site.ts:1\n  The file exports no configuration by the name `site`.\n" +
      "  → Write `export const site = { … } satisfies SiteFile;`.";
    expect(() => folderChoiceOf(exported as unknown as SiteInput, {})).toThrow(told);
    expect(folderChoiceOf(exported as unknown as SiteInput, { DOCUSAURUS: "../b" })?.folder).toBe("../b");
  },
);
