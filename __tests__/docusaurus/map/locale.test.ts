import { mapSite } from "../../../src/docusaurus/map/site";
import { folderWith } from "./folder";

test.each([
  ["ar", {}, { label: "العربية", direction: "rtl", htmlLang: "ar" }],
  ["ar", { label: "A", direction: "ltr", htmlLang: "ar-EG" }, { label: "A", direction: "ltr", htmlLang: "ar-EG" }],
  ["fr", {}, { label: "Français", direction: "ltr", htmlLang: "fr" }],
])("a site in %s has what the configuration says of it, else what the language is: %j", (name, config, locale) => {
  const i18n = { defaultLocale: name, locales: [name], localeConfigs: { [name]: config } };
  expect(mapSite(folderWith({ i18n })).site.i18n.locales[name]).toMatchObject(locale);
});
