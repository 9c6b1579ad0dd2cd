import { scratchDocusaurusFolder } from "../../support/docusaurus-folder";

const { write, read } = scratchDocusaurusFolder();

const PLUGIN = `module.exports = (context, { id }) => ({
  name: "kilns",
  loadContent: () => ({ gas: "Gas kiln", wood: "Wood kiln" }),
  getTranslationFiles: async ({ content }) => [
    { path: "names", content: Object.fromEntries(Object.keys(content).map((key) => [key, { message: content[key] }])) },
  ],
  translateContent: ({ translationFiles: [{ content }] }) =>
    Object.fromEntries(Object.keys(content).map((key) => [key, content[key].message])),
  contentLoaded: ({ content, actions }) => actions.setGlobalData(content),
});`;

function configured(locale: string): void {
  const i18n = `{ defaultLocale: "${locale}", locales: ["${locale}"] }`;
  const plugins = `[["./kilns.js", { id: "default" }], ["./kilns.js", { id: "own" }]]`;
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", i18n: ${i18n}, plugins: ${plugins} };`,
  );
  write("kilns.js", PLUGIN);
  write("i18n/fr/kilns/names.json", `{ "gas": { "message": "Four à gaz", "description": "A kiln" } }`);
  write("i18n/fr/kilns-own/names.json", `{ "wood": { "message": "Four à bois" } }`);
}

test("what a plugin loads is translated by its files in the language that is built, the rest stays as it is", async () => {
  configured("fr");
  write("i18n/fr/kilns/others.json", "{}");
  const { folder, notes, texts } = await read({ added: true });
  expect(notes).toEqual([]);
  expect(texts).toEqual(["kilns/names.json", "kilns-own/names.json"]);
  expect(folder.plugins.globalData.kilns).toEqual({
    default: { gas: "Four à gaz", wood: "Wood kiln" },
    own: { gas: "Gas kiln", wood: "Four à bois" },
  });
});

test("a language without a folder of translations has what the plugin loads", async () => {
  configured("en");
  const { folder } = await read({ added: true });
  expect(folder.plugins.globalData.kilns?.default).toEqual({ gas: "Gas kiln", wood: "Wood kiln" });
});

test("a file of a plugin that is not valid is named", async () => {
  configured("fr");
  write("i18n/fr/kilns/names.json", `{ "gas": "Four" }`);
  const { notes } = await read({ added: true });
  expect(notes.map(({ means }) => means)).toEqual([expect.stringContaining("i18n/fr/kilns/names.json is not valid")]);
});
