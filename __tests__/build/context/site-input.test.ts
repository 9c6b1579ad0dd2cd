import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
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

test("a configuration that asks for the language of the pages gets its default one", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "french-"));
  const config = `module.exports = {
    title: "In " + process.env.DOCUSAURUS_CURRENT_LOCALE,
    url: "https://example.org",
    baseUrl: "/",
    i18n: { defaultLocale: "fr", locales: ["fr"] },
  };`;
  writeFileSync(path.join(folder, "docusaurus.config.js"), config);
  expect(siteInputOf({ docusaurus: folder })).toMatchObject({ title: "In fr", i18n: { defaultLocale: "fr" } });
  rmSync(folder, { recursive: true });
});
