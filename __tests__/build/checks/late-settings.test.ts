import { lateSettings } from "../../../src/build/checks/late-settings";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";
import { standOnSmallSite } from "../../support/small-site";

const small = standOnSmallSite();
const FILE = "content/settings/glossary.yml";

test("another `mark` of the glossary is told until the development server begins anew", () => {
  small.write(FILE, "terms: []", "mark: first");
  const glossary = { terms: [], mark: "first" as const };
  const site = readSite({ ...smallestSite, glossary, settingsFiles: { glossary: FILE } });
  expect(lateSettings({ root: small.root, site, termMarks: "none" })).toEqual([
    {
      severity: "warning",
      file: FILE,
      line: 2,
      message:
        "`mark` is 'first' by now, and was 'none' when `npm run develop` began: pages still mark terms as before.",
      remedy: "End `npm run develop` with Ctrl+C, and start it again.",
    },
  ]);
  expect(lateSettings({ root: small.root, site, termMarks: "first" })).toEqual([]);
  expect(lateSettings({ root: small.root, site: readSite(smallestSite), termMarks: "first" })).toEqual([]);
});
