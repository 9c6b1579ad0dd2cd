import { filesBeside } from "../../../src/build/hooks/files-beside";
import { docs } from "../../../src/features/docs";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const filesOutside = (folders: readonly string[]) => [`none of ${folders.join()}`];
const beside = (changes: Partial<SiteInput>) =>
  filesBeside([docs], { filesOutside }, { root: "/none", site: readSite({ ...smallestSite, ...changes }) });

test("what nodes are made of outside of content is followed, and files of settings", () => {
  expect(beside({ settingsFiles: { footer: "content/settings/footer.yml" } })).toEqual([
    "none of content/docs",
    "content/settings/footer.yml",
  ]);
});

test("translations of sidebars, categories and tags are followed, whether they are there or not", () => {
  expect(beside({ translations: [{ folder: "content", translated: "content/i18n/fr" }] })).toEqual([
    "none of content/docs",
    "content/i18n/fr/docs/sidebars.yml",
    "content/i18n/fr/docs/tags.yml",
    ...["yml", "yaml", "json"].map((ending) => `content/i18n/fr/docs/_category_.${ending}`),
  ]);
});
