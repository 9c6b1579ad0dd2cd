import { interfaceNotes } from "../../../src/docusaurus/map/no-equivalent";
import { mapSite } from "../../../src/docusaurus/map/site";
import { configWith, folderWith } from "./folder";

const inLocale = (defaultLocale: string) => ({ i18n: { defaultLocale, locales: [defaultLocale] } });

test.each([
  ["fr", {}, ["i18n.defaultLocale: fr"]],
  ["fr", { "theme.common.editThisPage": "Éditer cette page" }, ["code.json of 'fr': theme.*"]],
  ["en", { "theme.common.editThisPage": "Improve this page" }, ["code.json of 'en': theme.*"]],
  ["en-GB", {}, []],
  ["en", { "home.title": "Hello" }, []],
])("words of the interface in '%s' with the project's own %j are named: %j", (locale, messages, names) => {
  expect(interfaceNotes(configWith(inLocale(locale)), messages).map(({ name }) => name)).toEqual(names);
});

test("they are named among all that has no equivalent", () => {
  expect(mapSite(folderWith(inLocale("fr"))).notes).toEqual([
    {
      name: "i18n.defaultLocale: fr",
      means: "Buttons, menus and messages of the site have its own words, which are English.",
      remedy: "Write these words into src/lib/messages.en.ts, from the site's root.",
    },
  ]);
});
