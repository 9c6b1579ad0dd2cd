import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { strayTranslations } from "../../../src/build/checks/stray-translations";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "stray-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a translation of a page that is not there is named, no picture and no partial", () => {
  for (const file of [
    "docs/a.mdx",
    "i18n/fr/docs/a.mdx",
    "i18n/fr/docs/b.mdx",
    "i18n/fr/docs/_c.mdx",
    "i18n/fr/d.png",
  ]) {
    mkdirSync(path.dirname(path.join(root, "content", file)), { recursive: true });
    writeFileSync(path.join(root, "content", file), "");
  }
  const translations = [{ folder: "content", translated: "content/i18n/fr" }];
  expect(strayTranslations({ root, site: readSite({ ...smallestSite, translations }) })).toEqual([
    {
      severity: "warning",
      file: "content/i18n/fr/docs/b.mdx",
      message: "It translates nothing: there is no 'content/docs/b.mdx'.",
      remedy: "Give it the path of the file that it translates, in the folder of translations, or remove it.",
    },
  ]);
});
