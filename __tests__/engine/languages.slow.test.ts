/** @jest-environment jsdom */
import { BuiltSite, errorsIn, type Build } from "./support/built-site";
import { canonicalOf, linksOf, textOf } from "./support/page";

// Builds take as long as they take.
jest.setTimeout(60 * 60 * 1000);

const site = new BuiltSite();
afterAll(() => site.end());

const LOCALE = `direction: "ltr", calendar: "gregory"`;
const FRENCH = `fr: {
  label: "Français", htmlLang: "fr", path: "fr", ${LOCALE},
  content: "content/i18n/fr",
  site: { tagline: "Tables de marées", words: { "toc.label": "Sur cette page" } },
},`;
const IN_FRENCH = "content/i18n/fr/docs/2.0";
const INSTALL = "/docs/install/";

/** Builds the site in both of its languages. */
async function buildAll(): Promise<Build> {
  const build = await site.buildAll();
  expect({ code: build.code, errors: errorsIn(build) }).toEqual({ code: 0, errors: undefined });
  return build;
}

/** What a build says of how much it compiled, of each language. */
const compiledIn = ({ output }: Build) => output.match(/compile: \d+ files/g);

/** Hash, language and address of the alternates of a page. */
const alternatesOf = (page: Document) =>
  [...page.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
    link.getAttribute("hreflang"),
    link.getAttribute("href"),
  ]);

describe("a site in two languages", () => {
  beforeAll(async () => {
    site.edit("src/site.ts", "locales: {", `locales: { ${FRENCH}`);
    site.edit(
      "src/site.ts",
      `{ type: "docsVersionDropdown",`,
      `{ type: "localeDropdown" }, { type: "docsVersionDropdown",`,
    );
    site.write(
      `${IN_FRENCH}/01-install.mdx`,
      "# Mise en place\n\nVoir [les ports](./guides/harbours.mdx).\n\n## De la source {#from-source}\n",
    );
    site.write(`${IN_FRENCH}/guides/_category_.yml`, "label: Guides de port\nposition: 2\n");
    site.write(
      "content/i18n/fr/blog/authors.yml",
      "ada:\n  name: Ada\n  title: Capitaine\n  page: true\nben:\n  name: Ben\n  page: true\n",
    );
    await buildAll();
  });

  it("has its default language at the root, and the other one below its path", () => {
    expect(textOf(site.page(INSTALL), "h1")).toBe("Installation");
    const page = site.page(`/fr${INSTALL}`);
    expect(textOf(page, "h1")).toBe("Mise en place");
    expect([page.documentElement.lang, canonicalOf(page)]).toEqual(["fr", `https://tern.example/manual/fr${INSTALL}`]);
    expect(textOf(page, ".toc-column .title")).toBe("Sur cette page");
    expect(linksOf(page, ".prose")).toContain("les ports → /manual/fr/docs/guides/harbours/");
  });

  it("shows what is not translated as it is, with categories and authors in the language", () => {
    const page = site.page("/fr/docs/guides/harbours/");
    expect(textOf(page, "h1")).toBe(textOf(site.page("/docs/guides/harbours/"), "h1"));
    expect(textOf(page, ".sidebar-menu .category .row")).toBe("Guides de port");
    expect(textOf(site.page("/fr/blog/authors/ada/"), "main")).toContain("Capitaine");
    expect(textOf(site.page("/blog/authors/ada/"), "main")).toContain("Skipper");
  });

  it("leads from each page to the same one in the other language, also search engines", () => {
    const addresses = [
      ["fr", `https://tern.example/manual/fr${INSTALL}`],
      ["en-GB", `https://tern.example/manual${INSTALL}`],
      ["x-default", `https://tern.example/manual${INSTALL}`],
    ];
    for (const folder of ["", "/fr"]) {
      const page = site.page(`${folder}${INSTALL}`);
      expect(alternatesOf(page)).toEqual(addresses);
    }
    expect(linksOf(site.page(INSTALL), "nav")).toContain(`Français → /manual/fr${INSTALL}`);
    expect(linksOf(site.page(`/fr${INSTALL}`), "nav")).toContain(`English → /manual${INSTALL}`);
    const notFound = new DOMParser().parseFromString(site.read("public/404.html"), "text/html");
    expect(linksOf(notFound, "nav")).toContain("Français → /manual/fr/404/");
  });

  it("compiles what has changed in its language alone, and nothing again", async () => {
    site.edit(`${IN_FRENCH}/01-install.mdx`, "Mise en place", "Installer");
    site.write("content/i18n/fr/docs/current/moon.mdx", "# La lune\n");
    expect(compiledIn(await buildAll())).toEqual(["compile: 0 files", "compile: 2 files"]);
    expect(textOf(site.page(`/fr${INSTALL}`), "h1")).toBe("Installer");
    expect(textOf(site.page("/fr/docs/next/moon/"), "h1")).toBe("La lune");
    site.remove("content/i18n/fr/docs/current/moon.mdx");
    expect(compiledIn(await buildAll())).toEqual(["compile: 0 files", "compile: 1 files"]);
    expect(textOf(site.page("/fr/docs/next/moon/"), "h1")).toBe(textOf(site.page("/docs/next/moon/"), "h1"));
  });

  it("tells mistakes in the file of the translation", async () => {
    process.env.SITE_LOCALE = "fr";
    site.write(
      `${IN_FRENCH}/01-install.mdx`,
      "---\ntagz: [a]\n---\n\n# Installer\n\n[Nulle part](/nulle-part/)\n\n## De la source {#from-source}\n",
    );
    const { code, text } = await site.command("check");
    expect(code).toBe(1);
    expect(text.match(/^error: .*$/gm)).toEqual([
      `error: ${IN_FRENCH}/01-install.mdx:2`,
      `error: ${IN_FRENCH}/01-install.mdx:7:1`,
    ]);
    process.env.SITE_LOCALE = "de";
    const { text: unknown } = await site.command("check");
    expect(unknown).toContain("SITE_LOCALE is 'de', and the site is not built in such a language.");
    delete process.env.SITE_LOCALE;
    site.edit("src/site.ts", `tagline: "Tables de marées"`, "tagline: 5");
    const { text: inEnglish } = await site.command("check");
    expect(inEnglish).toMatch(/error: src\/site\.ts:\d+\n {2}'tagline' is 5/);
  });
});
