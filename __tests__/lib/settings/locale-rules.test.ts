import { localeFaults } from "../../../src/lib/settings/locale-rules";

const english = { htmlLang: "en-GB", calendar: "gregory", path: "en" };
const faultsOf = (own: Partial<typeof english>, lenient = false) =>
  localeFaults({ i18n: { defaultLocale: "en", locales: { en: { ...english, ...own } } }, lenient });

test.each(["en", "pt-BR", "zh-hans"])("takes the language tag '%s'", (htmlLang) => {
  expect(faultsOf({ htmlLang })).toEqual([]);
});

test.each([
  ["en_GB", ["en-GB", "en"]],
  ["", ["en"]],
])("refuses '%s' as a language tag, and names what may be meant", (htmlLang, choices) => {
  expect(faultsOf({ htmlLang })).toEqual([
    {
      path: ["i18n", "locales", "en", "htmlLang"],
      message: `'i18n.locales.en.htmlLang' is "${htmlLang}", which is no language tag`,
      choices,
      remedy: "Write a language, and where needed its script and region, with hyphens between them, such as `en-GB`.",
    },
  ]);
});

test.each(["gregory", "Gregory", "islamicc", "ethiopic-amete-alem", "roc"])("takes the calendar '%s'", (calendar) => {
  expect(faultsOf({ calendar })).toEqual([]);
});

test.each(["gregorian", "julian", ""])("refuses the calendar '%s', and names those that there are", (calendar) => {
  const [fault, ...others] = faultsOf({ calendar });
  expect(others).toEqual([]);
  expect(fault).toMatchObject({
    path: ["i18n", "locales", "en", "calendar"],
    message: `'i18n.locales.en.calendar' is "${calendar}", and there is no such calendar`,
    choices: expect.arrayContaining(["gregory", "persian"]) as string[],
  });
});

test("names the nearest calendar first", () => {
  expect(faultsOf({ calendar: "gregorian" })[0]?.choices[0]).toBe("gregory");
});

test("leaves both to projects of Docusaurus", () => {
  expect(faultsOf({ htmlLang: "en_GB", calendar: "gregorian" }, true)).toEqual([]);
});
