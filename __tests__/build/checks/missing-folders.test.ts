import { missingFolders } from "../../../src/build/checks/missing-folders";
import type { Feature } from "../../../src/build/feature";
import { formatProblem } from "../../../src/lib/problem";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({
  docs: [{ id: "default", content: "content/dcos", routeBasePath: "/docs" }],
  pages: [{ id: "pages", content: "text/pages", routeBasePath: "/" }],
});
const features: Feature[] = [
  { name: "docs", sources: ({ docs }) => docs.map(({ id, content }) => ({ name: id, folder: content })) },
  { name: "pages", sources: ({ pages }) => pages.map(({ id, content }) => ({ name: id, folder: content })) },
];

describe("missingFolders", () => {
  it("finds nothing wrong with folders that are there", () => {
    expect(missingFolders(features, site.context())).toEqual([]);
  });

  it("names the way out of a home page that the configuration does not name", () => {
    const { root, site: settings } = site.context();
    const feature: Feature = { name: "home", sources: () => [{ name: "home", folder: "content/home" }] };
    expect(missingFolders([feature], { root, site: { ...settings, home: { content: "content/home" } } })).toMatchObject(
      [{ remedy: expect.stringContaining("where `home: null` stands for no home page") as string }],
    );
  });

  it("names static folders in the same way, but for Gatsby's own", () => {
    site.write("files/a.svg", "<svg/>");
    const { root, site: settings } = site.context();
    const found = missingFolders([], { root, site: { ...settings, staticFolders: ["static", "fils", "files"] } });
    expect(found.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "src/site.ts
        Static files are to lie in 'fils', and there is no such folder.
        → Create the folder, or correct \`staticFolders\`.
        valid: files, src, text, content"
    `);
  });

  it("names folders of translations, but for those of a project of Docusaurus, which may have none", () => {
    site.write("content/i18n/fr/docs/a.mdx", "Un.");
    const { root, site: settings } = site.context();
    const english = settings.i18n.locales.en!;
    const locales = { en: english, fr: { ...english, path: "fr", content: "content/i18n/fr-FR/" } };
    const french = { ...settings, i18n: { defaultLocale: "en", locales } };
    expect(missingFolders([], { root, site: french }).map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "src/site.ts
        The translations into 'fr' are to lie in 'content/i18n/fr-FR/', and there is no such folder.
        → Create the folder, or correct \`content\` of this language in \`i18n.locales\`.
        valid: content/i18n/fr"
    `);
    expect(missingFolders([], { root, site: { ...french, lenient: true } })).toEqual([]);
    locales.fr.content = "content/i18n/fr/";
    expect(missingFolders([], { root, site: french })).toEqual([]);
  });

  it("names the folders that are not there, where the site names them, and those that are", () => {
    site.remove("content/dcos", "text");
    site.write("content/docs/a.mdx", "A.");
    expect(missingFolders(features, site.context()).map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "src/site.ts:23
        The content of 'default' is to lie in 'content/dcos', and there is no such folder.
        → Create the folder, or correct \`content\` of this instance.
        valid: content/docs, content/blog

      src/site.ts:41
        The content of 'pages' is to lie in 'text/pages', and there is no such folder.
        → Create the folder, or correct \`content\` of this instance."
    `);
  });
});
