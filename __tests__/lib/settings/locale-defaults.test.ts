import { localeDefaults } from "../../../src/lib/settings/locale-defaults";

test.each([
  ["fr", "Français", "ltr"],
  ["pt-BR", "Português (Brasil)", "ltr"],
  ["ar", "العربية", "rtl"],
  ["he", "עברית", "rtl"],
  ["de_old", "de_old", "ltr"],
])("the language %s is called %s and written %s", (name, label, direction) => {
  expect(localeDefaults(name)).toEqual({ label, direction, htmlLang: name, calendar: "gregory", path: name });
});
