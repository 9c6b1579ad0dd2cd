import { build } from "esbuild";
import { catalogueText, hasWordForms, withCatalogue } from "../../../src/build/bundler/catalogue";
import { ownMessagesRules, placedMessagesRules } from "../../../src/build/bundler/placed-messages";
import { siteSettingsRule } from "../../../src/build/hooks/site-settings";
import { setWords } from "../../../src/lib/words/own-words";
import { readSite } from "../../../src/lib/site-config";
import { translate } from "../../../src/lib/words/translate";
import { smallestSite } from "../../support/site";

const root = process.cwd();
const settings = { root, site: readSite(smallestSite), production: true };

async function bundled(define: Record<string, string> = {}): Promise<string> {
  const contents =
    'import { translate } from "./src/lib/words/translate"; console.log(translate({ id: "tags.title" }));';
  const stdin = { contents, resolveDir: root };
  const options = { bundle: true, write: false, charset: "utf8", minifySyntax: true, treeShaking: true } as const;
  const { outputFiles } = await build({ stdin, ...options, plugins: withCatalogue(), define });
  return outputFiles[0]?.text ?? "";
}

test("a site without words of its own has the module as it is", async () => {
  expect([catalogueText(), withCatalogue(), ownMessagesRules(root)]).toEqual([undefined, [], []]);
  expect(siteSettingsRule(settings).options).not.toHaveProperty("words");
  expect(await bundled()).toContain('"tags.title": "Tags"');
});

test("words of the site's own are in each bundle, and in what this process says", async () => {
  setWords({ "tags.title": "Étiquettes" });
  expect(translate({ id: "tags.title" })).toBe("Étiquettes");
  expect(await bundled()).toContain('"tags.title": "Étiquettes"');
  expect(siteSettingsRule(settings).options.words).toBe(catalogueText());
  const [placed] = placedMessagesRules(root);
  expect(placed?.options).toMatchObject({ words: { "tags.title": "Étiquettes", "toc.label": "On this page" } });
  const [rule] = ownMessagesRules(root);
  expect(rule?.test(`${root}/src/lib/words/messages.en.ts`)).toBe(true);
  expect(rule?.options).toEqual({ text: catalogueText() });
});

test("what takes a form of words is left out of bundles of a site whose words have none", async () => {
  setWords({ "search.resultCount": "{count} pages" });
  expect(hasWordForms()).toBe(false);
  expect(await bundled()).toContain("PluralRules");
  expect(await bundled({ __WORD_FORMS__: "false" })).not.toContain("PluralRules");
  setWords({ "search.resultCount": "pl|{count} strona|{count} strony|{count} stron" });
  expect(hasWordForms()).toBe(true);
});
