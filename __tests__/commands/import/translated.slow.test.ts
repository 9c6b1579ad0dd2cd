import { FixtureSite, PROJECT } from "../../support/fixture-site";

const FRENCH = "i18n/fr";
const DOCS = `${FRENCH}/docusaurus-plugin-content-docs`;
const CONFIG = {
  title: "Kiln",
  url: "https://kiln.example",
  i18n: { defaultLocale: "en", locales: ["en", "fr"] },
  presets: [["classic", { docs: { sidebarPath: "./sidebars.js" } }]],
  plugins: [["@docusaurus/plugin-content-docs", { id: "guild", path: "guild", routeBasePath: "guild" }]],
  themeConfig: { navbar: { title: "Kiln", items: [{ label: "Docs", to: "/docs/intro" }, { type: "localeDropdown" }] } },
};
const message = (texts: Record<string, string>) =>
  JSON.stringify(Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { message: text }])));
const FILES = {
  "docusaurus.config.js": `module.exports = ${JSON.stringify(CONFIG)};`,
  "sidebars.js": 'module.exports = { main: ["intro", { type: "category", label: "Guide", items: ["guide/fire"] }] };',
  "versions.json": '["1.0"]',
  "versioned_sidebars/version-1.0-sidebars.json": '{ "main": ["intro"] }',
  "docs/intro.md": "# Intro",
  "docs/guide/fire.md": "# Fire",
  "versioned_docs/version-1.0/intro.md": "# Intro",
  "guild/team.md": "# Team",
  "blog/2024-01-01-hello.md": "---\ntitle: Hello\n---\nHi.",
  "src/pages/about.md": "# About",
  "static/img/a.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  [`${DOCS}/current/intro.md`]: "# Début\n\n[feu](./guide/fire.md#chaud) ![four](../../../../static/img/a.svg)",
  [`${DOCS}/current/guide/fire.md`]: "# Feu\n\n## Chaud",
  [`${DOCS}/version-1.0/intro.md`]: "# Début",
  [`${DOCS}-guild/current/team.md`]: "# Équipe",
  [`${DOCS}/current.json`]: message({ "version.label": "Prochaine", "sidebar.main.category.Guide": "Le guide" }),
  [`${FRENCH}/docusaurus-plugin-content-blog/2024-01-01-hello.md`]: "---\ntitle: Bonjour\n---\nSalut.",
  [`${FRENCH}/docusaurus-plugin-content-pages/about.md`]: '# À propos\n\nimport Kiln from "./_kiln";\n\n<Kiln />',
  [`${FRENCH}/docusaurus-plugin-content-pages/_kiln.js`]:
    'import { kiln } from "../../../src/components/kiln"; export default () => kiln;',
  [`${FRENCH}/docusaurus-plugin-content-pages/_bad.md`]: "# Mal\n\n<a ../",
  "src/components/kiln.js": 'export const kiln = "Kiln";',
  [`${FRENCH}/docusaurus-theme-classic/navbar.json`]: message({ title: "Four", "item.label.Docs": "Documentation" }),
  [`${FRENCH}/code.json`]: message({ "theme.common.editThisPage": "Modifier" }),
};

/** A command that prints titles of pages by their routes, as a check knows them in the language that is asked for. */
const LIST_TITLES = `
  import { checkedPages } from "../build/hooks/create-pages";
  import { features } from "../features";
  import { site } from "../site";
  import { siteInLocale } from "../lib/settings/locale-site";
  import { contentStore } from "./check/check-content";
  import { inStandIn } from "./check/stand-in";
  void inStandIn(process.cwd(), siteInLocale(site, "fr"), { production: true }, async (context) => {
    const { args } = await contentStore(features, context);
    const nodes = ["Doc", "BlogPost", "SitePageMdx"].flatMap((type) => args.getNodesByType(type));
    console.log(JSON.stringify(Object.fromEntries(nodes.map(({ permalink, title }) => [permalink, title]))));
  });
`;

test("a project in two languages is taken over in both, and the site that it makes has no mistakes", async () => {
  const site = new FixtureSite("__tests__/fixtures/docusaurus");
  try {
    site.remove(PROJECT);
    // The content of a site without files of settings is not copied.
    if (site.names(".").includes("content")) site.remove("content");
    site.remove("src/site.ts");
    for (const [file, text] of Object.entries(FILES)) site.write(`${PROJECT}/${file}`, text);
    const { code, text } = await site.command("import", PROJECT);
    expect(code === 0 ? "" : text).toBe("");
    expect(site.files("content/i18n")).toEqual([
      "fr/blog/2024-01-01-hello.md",
      "fr/docs/guide/fire.md",
      "fr/docs/intro.md",
      "fr/guild/team.md",
      "fr/src/pages/_bad.md",
      "fr/src/pages/_kiln.js",
      "fr/src/pages/about.md",
      "fr/versioned_docs/version-1.0/intro.md",
    ]);
    expect(site.read("content/i18n/fr/docs/intro.md")).toContain("![four](../static/img/a.svg)");
    expect(site.read("content/i18n/fr/src/pages/_kiln.js")).toContain('"../../../../src/components/kiln"');
    expect(site.read("import.md")).toMatch(/_bad\.md \|.* Paths in it are as they were, since it cannot be parsed: /);
    const settings = site.read("src/site.ts");
    for (const said of ['content: "content/i18n/fr"', '"Le guide"', '"Prochaine"', '"page.edit": "Modifier"', '"Four"'])
      expect(settings).toContain(said);
    const checked = await site.command("check");
    expect(checked.text).toContain(" 0 errors");
    site.write("src/commands/list-titles.ts", LIST_TITLES);
    const listed = await site.command("list-titles");
    expect(JSON.parse(listed.text)).toEqual({
      "/about/": "À propos",
      "/blog/2024/01/01/hello/": "Bonjour",
      "/docs/intro/": "Début",
      "/docs/next/guide/fire/": "Feu",
      "/docs/next/intro/": "Début",
      "/guild/team/": "Équipe",
    });
  } finally {
    site.end();
  }
});
