import { FixtureSite } from "../../support/fixture-site";

const site = new FixtureSite();
afterAll(() => site.end());

test("a version made of docs with old routes is a site without mistakes: those lead to the docs being written", async () => {
  const rules = site.read("content/handbook/rules.mdx");
  expect(rules).toContain("redirect_from");
  const french = `label: "Français", direction: "ltr", htmlLang: "fr", calendar: "gregory", path: "fr"`;
  site.edit("src/site.ts", "locales: {", `locales: { fr: { ${french}, content: "content/i18n/fr/" },`);
  site.write("content/i18n/fr/handbook/rules.mdx", "# Les règles\n");
  const { code, text } = await site.command("docs-version", "1.0", "--instance", "handbook");
  expect(code).toBe(0);
  expect(text).toContain("content/handbook/1.0/rules.mdx is without `redirect_from`.");
  expect(site.read("content/handbook/current/rules.mdx")).toBe(rules);
  expect(site.read("content/handbook/1.0/rules.mdx")).not.toContain("redirect_from");
  for (const version of ["current", "1.0"])
    expect(site.read(`content/i18n/fr/handbook/${version}/rules.mdx`)).toBe("# Les règles\n");
  expect((await site.command("check")).text).not.toContain("stands twice");
});
