import { checkSiteInput, readSite } from "../../src/lib/site-config";
import { messageOf, smallestSite as smallest } from "../support/site";

describe("readSite", () => {
  it("names the configuration of another project, where the site is made of one", () => {
    const configFile = "../website/docusaurus.config.ts";
    expect(messageOf({ configFile, title: 1 })).toMatch(/^\.\.\/website\/docusaurus\.config\.ts is not valid:\n/);
    const navbar = { title: "Kiln", items: [{ label: "x" }, { type: "cone" }] };
    expect(messageOf({ configFile, navbar })).toMatch(
      /'themeConfig\.navbar\.items\.0' is .*\(themeConfig\.navbar\.items\.1\.type\)/s,
    );
    expect(messageOf({ navbar })).not.toContain("themeConfig");
    const lineOf = (keys: readonly PropertyKey[]) => (keys.join(".") === "themeConfig.colorMode.wide" ? 9 : undefined);
    expect(messageOf({ configFile, colorMode: { ...smallest.colorMode, wide: 1 } }, lineOf)).toContain(
      `\n${configFile}:9\n  Unknown key 'themeConfig.colorMode.wide'.\n  → `,
    );
    expect(messageOf({ title: 1 })).toMatch(/^src\/site\.ts is not valid:\n/);
  });

  it("names docs, and blogs, of one route, but in projects of Docusaurus", () => {
    const docs = (id: string, routeBasePath: string) => ({ id, content: `content/${id}`, routeBasePath });
    const lineOf = (keys: readonly PropertyKey[]) => (keys.join(".") === "docs.1.routeBasePath" ? 5 : undefined);
    expect(messageOf({ docs: [docs("a", "/a"), docs("b", "a/")] }, lineOf)).toContain(
      "\nsrc/site.ts:5\n  'docs.1.routeBasePath' is the route '/a/', and so is 'docs.0.routeBasePath': give one of them",
    );
    const list = { title: "B", description: "B", postsPerPage: 1, sidebarTitle: "B" };
    const blogs = [{ ...docs("c", "/"), ...list }];
    expect(readSite({ ...smallest, docs: [docs("a", "/")], blogs }).blogs).toHaveLength(1);
    expect(messageOf({ blogs: [...blogs, { ...docs("d", "/"), ...list }] })).toContain(
      "'blogs.1.routeBasePath' is the route '/', and so is 'blogs.0.routeBasePath'",
    );
    expect(readSite({ ...smallest, lenient: true, docs: [docs("a", "/a"), docs("b", "/a")] }).docs).toHaveLength(2);
  });

  it("names languages that are built below no folder of their own", () => {
    const english = { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory" };
    const i18n = (...paths: string[]) => {
      const others = paths.map(
        (path, index) => [`l${index}`, { ...english, path, content: `content/${index}` }] as const,
      );
      return { defaultLocale: "en", locales: { en: { ...english, path: "" }, ...Object.fromEntries(others) } };
    };
    for (const path of ["", "/", "/fr", "pt/br", "..", "é"])
      expect(messageOf({ i18n: i18n("fr", path) })).toContain(
        `'i18n.locales.l1.path' is "${path}": it must be the name of one folder, of letters, digits, `,
      );
    expect(messageOf({ i18n: i18n("fr", "fr") })).toContain(
      `'i18n.locales.l1.path' is "fr", and so is 'i18n.locales.l0.path': give one of them another path`,
    );
    const elsewhere = { ...english, path: "/de/at/" };
    const { defaultLocale, locales } = i18n("fr", "pt-BR", "zh_Hans");
    expect(readSite({ ...smallest, i18n: { defaultLocale, locales: { ...locales, elsewhere } } })).toBeDefined();
  });

  it("offers no key that the engine fills in", () => {
    const { faults = [] } = checkSiteInput({ ...smallest, definitons: {} });
    const keys = faults.flatMap(({ choices }) => choices);
    expect(keys).toEqual(expect.arrayContaining(["clientModules", "customFields", "staticFolders"]));
    const filledIn =
      "definitions fileRules globalData moduleAliases themeFolders compiledStyles settingsFiles siteConfig namedDocs configFile";
    expect(keys.filter((key) => `${filledIn} codeTranslations siteFolder lenient`.includes(key))).toEqual([]);
  });

  it("names languages that Prism does not have, with the nearest, but for projects of Docusaurus", () => {
    const markdown = { codeLanguages: ["bash", "sh", "haskel"] };
    const lineOf = (keys: readonly PropertyKey[]) => (keys.join(".") === "markdown.codeLanguages.2" ? 7 : undefined);
    expect(messageOf({ markdown }, lineOf)).toMatch(
      /^src\/site\.ts:7\n {2}'markdown\.codeLanguages\.2' is "haskel", for which .*\n {2}→ Take it out, .*\n {2}valid: haskell, /m,
    );
    expect(readSite({ ...smallest, markdown, lenient: true }).markdown).toMatchObject(markdown);
  });

  it("refuses a table of contents without levels, but of projects of Docusaurus", () => {
    const tableOfContents = { minHeadingLevel: 4, maxHeadingLevel: 3 };
    expect(messageOf({ tableOfContents })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'tableOfContents.minHeadingLevel' is 4, which must not be above 'tableOfContents.maxHeadingLevel', 3.
        → Write two levels from 2 to 6, the lesser number in this key."
    `);
    expect(readSite({ ...smallest, tableOfContents, lenient: true }).tableOfContents).toEqual(tableOfContents);
    const single = { minHeadingLevel: 3, maxHeadingLevel: 3 };
    expect(readSite({ ...smallest, tableOfContents: single }).tableOfContents).toEqual(single);
  });

  it("fills in the defaults of instances", () => {
    const site = readSite(smallest);
    expect(site.docs[0]).toEqual({
      id: "default",
      content: "content/docs",
      routeBasePath: "/docs",
      mdx: "full",
      versions: {},
      archived: [],
      breadcrumbs: true,
      categoryIndexNames: [],
      numberPrefixes: true,
      onInlineTags: "warn",
      tagsFile: "tags.yml",
      paths: { tags: "tags" },
      showLastUpdateTime: false,
      showLastUpdateAuthor: false,
      showContributors: false,
      showChanges: true,
      feed: { limit: 20, formats: ["rss", "atom", "json"] },
      noIndex: false,
      searched: true,
    });
    expect(site.blogs[0]).toMatchObject({
      archive: true,
      showReadingTime: true,
      wordsPerMinute: 200,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      layout: "list",
      onInlineTags: "warn",
      sidebarCount: "all",
    });
  });

  it.each([-1, 1.5, "ALL", null])("refuses %j as a number of posts in the sidebar of a blog", (sidebarCount) => {
    expect(messageOf({ blogs: [{ ...smallest.blogs[0], sidebarCount }] })).toContain(
      `'blogs.0.sidebarCount' is ${JSON.stringify(sidebarCount)}: must be a whole number from 0, or "all".`,
    );
  });

  it("needs the default locale among the locales", () => {
    expect(messageOf({ i18n: { ...smallest.i18n, defaultLocale: "fr" } })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'i18n.defaultLocale' is "fr": must be a key of i18n.locales.
        → Give the key a value of the kind that the message names."
    `);
  });

  it("refuses redirects to scripts, and takes all other addresses", () => {
    const redirectTo = (to: string) => ({ redirects: [{ from: ["/old/"], to }] });
    expect(messageOf(redirectTo("javascript:alert(1)"))).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'redirects.0.to' is "javascript:alert(1)": an address must not be a script.
        → Give the key a value of the kind that the message names."
    `);
    for (const to of ["/new/?a=1#b", "https://example.org/", "mailto:a@example.org"])
      expect(readSite({ ...smallest, ...redirectTo(to) }).redirects[0]?.to).toBe(to);
  });

  it("refuses two instances with one id, also where one has docs and the other one posts", () => {
    const [docs, blog] = [smallest.docs[0], smallest.blogs[0]];
    expect(messageOf({ docs: [docs, docs], blogs: [{ ...blog, id: docs?.id }] })).toMatchInlineSnapshot(`
      "src/site.ts is not valid:

      src/site.ts
        'docs.1.id' is "default", and so is 'docs.0.id': no two docs, blogs and pages may have the same id.
        → Give one of them another id.

      src/site.ts
        'blogs.0.id' is "default", and so is 'docs.0.id': no two docs, blogs and pages may have the same id.
        → Give one of them another id.

      src/site.ts
        'docs.1.routeBasePath' is the route '/docs/', and so is 'docs.0.routeBasePath': give one of them another route, as their pages would have the same addresses.
        → Give one of them another route.

      src/site.ts
        'docs.1.content' is "content/docs", and so is 'docs.0.content': a file of content belongs to one of them alone.
        → Give each a folder of its own; one may lie in that of the other."
    `);
  });

  it("keeps choices in local storage, without a namespace", () => {
    expect(readSite(smallest).storage).toEqual({ type: "localStorage", namespace: false });
    expect(readSite({ ...smallest, storage: { namespace: true } }).storage).toEqual({
      type: "localStorage",
      namespace: true,
    });
    expect(messageOf({ storage: { type: "sessionStorage" } })).toContain("'storage.type' is \"sessionStorage\"");
  });

  it("takes a regular expression for the hosts of deploy previews", () => {
    expect(readSite({ ...smallest, deployPreview: { hostPattern: "^preview-\\d+" } }).deployPreview).toEqual({
      hostPattern: "^preview-\\d+",
    });
    expect(messageOf({ deployPreview: { hostPattern: "(" } })).toContain(
      "'deployPreview.hostPattern' is \"(\": must be a regular expression",
    );
  });

  it("takes footer links as columns or as a flat list", () => {
    const columns = [{ title: "Learn", items: [{ label: "Docs", to: "/docs/" }] }];
    const flat = [{ label: "Docs", to: "/docs/" }, { html: "<b>x</b>" }];
    expect(readSite({ ...smallest, footer: { ...smallest.footer, links: columns } }).footer.links).toEqual(columns);
    expect(readSite({ ...smallest, footer: { ...smallest.footer, links: flat } }).footer.links).toEqual(flat);
  });

  it("takes a path prefix", () => {
    expect(readSite({ ...smallest, baseUrl: "/a/b/" }).baseUrl).toBe("/a/b/");
  });
});
