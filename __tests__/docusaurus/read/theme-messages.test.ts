import { scratchDocusaurusFolder } from "../../support/docusaurus-folder";

const { write, read } = scratchDocusaurusFolder();
const WORDS = "@docusaurus/theme-translations";

function install(modules: string): void {
  write(`${modules}/${WORDS}/package.json`, "{}");
  write(
    `${modules}/${WORDS}/locales/pt-BR/theme-common.json`,
    `{ "theme.docs.paginator.next": "Próxima", "theme.docs.paginator.next___DESCRIPTION": "A label" }`,
  );
  write(`${modules}/${WORDS}/locales/pt-BR/theme-search-algolia.json`, `{ "theme.SearchBar.label": "Buscar" }`);
}

const themeMessagesIn = async (locale: string) => {
  write(
    "docusaurus.config.js",
    `module.exports = { title: "K", url: "https://k.example", i18n: { defaultLocale: "${locale}", locales: ["${locale}"] } };`,
  );
  return (await read()).folder.themeMessages;
};

test("there are none of Docusaurus' words where its packages are not installed", async () => {
  expect(await themeMessagesIn("pt")).toEqual({});
});

test("the words of Docusaurus in the project's language are those of its packages", async () => {
  install("node_modules");
  const words = { "theme.docs.paginator.next": "Próxima", "theme.SearchBar.label": "Buscar" };
  expect(await themeMessagesIn("pt")).toEqual(words);
  expect(await themeMessagesIn("pt-BR")).toEqual(words);
  expect(await themeMessagesIn("en")).toEqual({});
});

test("they are found where packages lie in those that need them", async () => {
  write("node_modules/@docusaurus/preset-classic/package.json", "{}");
  install("node_modules/@docusaurus/preset-classic/node_modules");
  expect(await themeMessagesIn("pt")).toEqual({
    "theme.docs.paginator.next": "Próxima",
    "theme.SearchBar.label": "Buscar",
  });
});
