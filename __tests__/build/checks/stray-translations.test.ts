import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { strayTranslations, unreadTranslations } from "../../../src/build/checks/stray-translations";
import type { Feature } from "../../../src/build/feature";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "stray-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const translations = [{ folder: "content", translated: "content/i18n/fr" }];
const inFrench = (file: string) => `i18n/fr/${file}`;
const write = (...files: string[]) => {
  for (const file of files) {
    mkdirSync(path.dirname(path.join(root, "content", file)), { recursive: true });
    writeFileSync(path.join(root, "content", file), "");
  }
};

test("a translation of a page that is not there is named, no picture and no partial", () => {
  write("docs/a.mdx", "i18n/fr/docs/a.mdx", "i18n/fr/docs/b.mdx", "i18n/fr/docs/_c.mdx", "i18n/fr/d.png");
  expect(strayTranslations({ root, site: readSite({ ...smallestSite, translations }) })).toEqual([
    {
      severity: "warning",
      file: "content/i18n/fr/docs/b.mdx",
      message: "It translates nothing: there is no 'content/docs/b.mdx'.",
      remedy: "Give it the path of the file that it translates, in the folder of translations, or remove it.",
    },
  ]);
});

test("a YAML or JSON file that nothing reads is named: what is the same in all languages, and what is no translation", () => {
  write("docs/versions.yml", "settings/navbar.yml");
  write(
    ...["docs/versions.yml", "settings/navbar.yml", "docs/sidebars.yml", "docs/data.json", "shops/a.yml"].map(inFrench),
  );
  const docs: Feature = {
    name: "docs",
    namedFiles: () => ["content/docs/versions.yml", "content/docs/sidebars.yml"],
    sourceFiles: () => ["content/docs/versions.yml"],
  };
  const nodes = [{ dependencies: { "content/i18n/fr/docs/data.json": "digest" } }];
  const site = readSite({ ...smallestSite, translations });
  const told = unreadTranslations([docs], nodes, { root, site });
  expect(told.map(({ file, message }) => `${file}: ${message}`).sort()).toEqual([
    "content/i18n/fr/docs/versions.yml: Nothing reads it: 'content/docs/versions.yml' is the same in all languages.",
    "content/i18n/fr/settings/navbar.yml: Nothing reads it: 'content/settings/navbar.yml' is the same in all languages.",
    "content/i18n/fr/shops/a.yml: It translates nothing: there is no 'content/shops/a.yml'.",
  ]);
  expect(unreadTranslations([docs], nodes, { root, site: { ...site, lenient: true } })).toEqual([]);
});
