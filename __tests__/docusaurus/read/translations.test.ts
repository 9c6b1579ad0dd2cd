import { scratchDocusaurusFolder } from "../../support/docusaurus-folder";

const { write, read } = scratchDocusaurusFolder();
const configured = (i18n: string) =>
  write("docusaurus.config.js", `module.exports = { title: "K", url: "https://k.example", i18n: ${i18n} };`);

test.each(["fr", "en"])(
  "a configuration is told its default locale, %s, as the language that is built",
  async (locale) => {
    configured(`{ defaultLocale: "${locale}", locales: ["${locale}"] }`);
    await read();
    // What jest runs has a copy of the process' environment, and what a configuration's text runs in has not.
    expect(process.env.DOCUSAURUS_CURRENT_LOCALE).toBe(locale);
  },
);

test("words of components are read in the default language, and other translations into it are named", async () => {
  configured(`{ defaultLocale: "fr", locales: ["fr"], path: "words", localeConfigs: { fr: { path: "french" } } }`);
  write(
    "words/french/code.json",
    `{ "a.b": { "message": "Bonjour", "description": "A" }, "Hello": { "message": "Salut" } }`,
  );
  write("words/french/docusaurus-plugin-content-docs/current/a.md", "a");
  const { folder, notes } = await read();
  expect(folder.messages).toEqual({ "a.b": "Bonjour", Hello: "Salut" });
  expect(notes).toEqual([
    {
      name: "words/french: docusaurus-plugin-content-docs",
      means:
        "Translations into the default language are not read: pages have the content's and the settings' own texts.",
      remedy: "Write these texts into the content, the sidebars and the configuration itself.",
    },
  ]);
});

test("words that are not valid are named by their file", async () => {
  configured(`{ defaultLocale: "fr", locales: ["fr"] }`);
  write("i18n/fr/code.json", `{ "a": "b" }`);
  await expect(read()).rejects.toThrow("website/i18n/fr/code.json is not valid:");
  write("i18n/fr/code.json", `{`);
  await expect(read()).rejects.toThrow("website/i18n/fr/code.json is no JSON:");
});
