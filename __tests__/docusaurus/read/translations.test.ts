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

test("words of components, of the theme and of plugins are read in the language that is built", async () => {
  configured(`{ defaultLocale: "fr", locales: ["fr"], path: "words", localeConfigs: { fr: { path: "french" } } }`);
  write(
    "words/french/code.json",
    `{ "a.b": { "message": "Bonjour", "description": "A" }, "Hello": { "message": "Salut" } }`,
  );
  write("words/french/docusaurus-theme-classic/navbar.json", `{ "item.label.Blog": { "message": "Journal" } }`);
  write("words/french/docusaurus-plugin-content-docs/current/a.md", "a");
  const { folder, notes } = await read();
  expect(folder.messages).toEqual({ "a.b": "Bonjour", Hello: "Salut" });
  expect(folder.texts).toEqual({ "docusaurus-theme-classic/navbar.json": { "item.label.Blog": "Journal" } });
  expect(notes).toEqual([]);
});

test("words that are not valid are named by their file", async () => {
  configured(`{ defaultLocale: "fr", locales: ["fr"] }`);
  write("i18n/fr/code.json", `{ "a": "b" }`);
  await expect(read()).rejects.toThrow("website/i18n/fr/code.json is not valid:");
  write("i18n/fr/code.json", `{`);
  await expect(read()).rejects.toThrow("website/i18n/fr/code.json is no JSON:");
});
