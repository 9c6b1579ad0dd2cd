import { FixtureSite } from "../../support/fixture-site";

const site = new FixtureSite();
afterAll(() => site.end());

const DOC = "content/docs/2.0/01-install.mdx";
const TO = "content/docs/2.0/guides/set-up.mdx";
const language = (name: string, content: string) =>
  `${name}: { label: "${name}", direction: "ltr", htmlLang: "${name}", calendar: "gregory", path: "${name}", content: "${content}" },`;

beforeAll(() => {
  const languages = [language("fr", "content/i18n/fr/"), language("de", "translations/de")];
  site.edit("src/site.ts", "locales: {", `locales: { ${languages.join(" ")}`);
  site.write("content/i18n/fr/docs/2.0/carte.svg", "<svg/>");
  site.write(
    "content/i18n/fr/docs/2.0/01-install.mdx",
    "---\nimage: ./carte.svg\n---\n\n# Installer\n\n[Ports](./guides/harbours.mdx#anchorage) ![Carte](./carte.svg)\n\n## De la source {#from-source}\n",
  );
  site.write(
    "content/i18n/fr/docs/2.0/guides/harbours.mdx",
    "---\npagination_next: install\n---\n\n# Ports\n\n[Installer](../01-install.mdx) [ici](/docs/install/)\n\n## Mouillage {#anchorage}\n",
  );
  site.write("content/i18n/fr/docs/2.0/sidebars.yml", "guide:\n  - install\n");
  site.write("translations/de/docs/2.0/01-install.mdx", "---\nslug: /start/\n---\n\n# Einrichten\n");
});

test("translations of a moved doc go along, and follow it as their originals do", async () => {
  const { code, text } = await site.command("move", DOC, TO);
  expect({ code, text: text.replace(/^content\/(?!i18n).*\n/gm, "") }).toMatchInlineSnapshot(`
    {
      "code": 0,
      "text": "move content/docs/2.0/01-install.mdx → content/docs/2.0/guides/set-up.mdx
    move content/i18n/fr/docs/2.0/01-install.mdx → content/i18n/fr/docs/2.0/guides/set-up.mdx
    move translations/de/docs/2.0/01-install.mdx → translations/de/docs/2.0/guides/set-up.mdx
    route /docs/install/ → /docs/guides/set-up/, and the old one leads on
    id install → guides/set-up
    content/i18n/fr/docs/2.0/01-install.mdx:2  ./carte.svg → ../carte.svg
    content/i18n/fr/docs/2.0/01-install.mdx:3  + redirect_from: - /docs/install/
    content/i18n/fr/docs/2.0/01-install.mdx:7  ./guides/harbours.mdx#anchorage → ./harbours.mdx#anchorage
    content/i18n/fr/docs/2.0/01-install.mdx:7  ./carte.svg → ../carte.svg
    content/i18n/fr/docs/2.0/guides/harbours.mdx:2  install → guides/set-up
    content/i18n/fr/docs/2.0/guides/harbours.mdx:7  ../01-install.mdx → ./set-up.mdx
    content/i18n/fr/docs/2.0/guides/harbours.mdx:7  /docs/install/ → /docs/guides/set-up/
    content/i18n/fr/docs/2.0/sidebars.yml:2  install → guides/set-up
    src/site.ts:36  install → guides/set-up
    src/site.ts:52  /docs/install/#with-a-package → /docs/guides/set-up/#with-a-package
    Done. \`npm run check\` looks for what is wrong.",
    }
  `);
  expect(site.read("content/i18n/fr/docs/2.0/guides/set-up.mdx")).toMatchInlineSnapshot(`
    "---
    image: ../carte.svg
    redirect_from:
      - /docs/install/
    ---

    # Installer

    [Ports](./harbours.mdx#anchorage) ![Carte](../carte.svg)

    ## De la source {#from-source}
    "
  `);
  expect(site.read("translations/de/docs/2.0/guides/set-up.mdx")).toBe("---\nslug: /start/\n---\n\n# Einrichten\n");
  expect(site.names("translations/de/docs/2.0")).toEqual(["guides"]);
  process.env.SITE_LOCALE = "fr";
  const checked = await site.command("check");
  delete process.env.SITE_LOCALE;
  expect(checked.text).toMatch(/: 0 errors, 0 warnings\.$/);
});

test("a move ends where another translation has the place", async () => {
  site.write("content/i18n/fr/docs/2.0/a.mdx", "# A\n");
  const { code, text } = await site.command("move", TO, "content/docs/2.0/a.mdx");
  expect([code, text]).toEqual([
    1,
    "content/i18n/fr/docs/2.0/a.mdx is there already, and content/i18n/fr/docs/2.0/guides/set-up.mdx would take its place. Remove one of them first.",
  ]);
});
