import { FixtureSite } from "../../support/fixture-site";

const site = new FixtureSite();
afterAll(() => site.end());

const DOC = "content/docs/2.0/01-install.mdx";
const changes = async (since = "HEAD") => {
  const text = await site.git("diff", since, "--unified=0", "--no-prefix");
  return text.replace(/^(?:index|similarity|@@|diff) .*\n/gm, "");
};

// Beside what the fixture says of the doc, all other ways to name one.
beforeAll(async () => {
  site.edit(
    DOC,
    "# Installation\n",
    'import Steps from "./guides/_steps.mdx";\n\n# Installation\n\n<Steps />\n\n![A tern](./tern.svg) [the bell](../../status/bell.yml) [harbours](../guides/harbours/)\n',
  );
  site.write("content/docs/2.0/tern.svg", site.read("static/img/tern.svg"));
  site.write("content/docs/2.0/guides/_steps.mdx", "Go [back](../01-install.mdx#from-source).\n");
  site.edit("content/docs/2.0/guides/harbours.mdx", "---\ntags", "---\npagination_next: install\ntags");
  site.edit(
    "content/docs/2.0/guides/harbours.mdx",
    "# Harbours\n",
    '# Harbours\n\nSee [one], <a href="/docs/install">two</a> and {["/docs/install/#from-source"].map((to) => <Link to={to}>three</Link>)}. {/* ../01-install.mdx */}\n\n[one]: /01-install.mdx "The \\"first\\""\n',
  );
  site.write(
    "content/docs/2.0/sidebars.yml",
    "guide: # All of it.\n  - install\n  - { type: category, label: install, link: { type: doc, id: install }, items: [guides/harbours] }\n",
  );
  site.edit(
    "content/docs/1.0/pencils.mdx",
    "# Pencils\n",
    "# Pencils\n\n[New](@site/content/docs/2.0/01-install.mdx)\n",
  );
  await site.git("init", "--quiet");
  await site.git("add", "content", "src/site.ts");
  await site.git("commit", "--quiet", "--message", "All");
});

describe("npm run move", () => {
  it("begins with a site without mistakes", async () => {
    expect((await site.command("check")).text).toMatch(/: 0 errors, 0 warnings\.$/);
  });

  it("says what it would do, and does nothing", async () => {
    const { code, text } = await site.command("move", DOC, "content/docs/2.0/guides/set-up.mdx", "--dry-run");
    expect({ code, text }).toMatchInlineSnapshot(`
      {
        "code": 0,
        "text": "move content/docs/2.0/01-install.mdx → content/docs/2.0/guides/set-up.mdx
      route /docs/install/ → /docs/guides/set-up/, and the old one leads on
      id install → guides/set-up
      content/docs/1.0/pencils.mdx:3  @site/content/docs/2.0/01-install.mdx → @site/content/docs/2.0/guides/set-up.mdx
      content/docs/2.0/01-install.mdx:3  + redirect_from: - /docs/install/
      content/docs/2.0/01-install.mdx:5  ./guides/_steps.mdx → ./_steps.mdx
      content/docs/2.0/01-install.mdx:11  ./tern.svg → ../tern.svg
      content/docs/2.0/01-install.mdx:11  ../../status/bell.yml → ../../../status/bell.yml
      content/docs/2.0/01-install.mdx:11  ../guides/harbours/ → /docs/guides/harbours/
      content/docs/2.0/01-install.mdx:21  ./guides/harbours.mdx#anchorage → ./harbours.mdx#anchorage
      content/docs/2.0/guides/_steps.mdx:1  ../01-install.mdx#from-source → ./set-up.mdx#from-source
      content/docs/2.0/guides/harbours.mdx:2  install → guides/set-up
      content/docs/2.0/guides/harbours.mdx:8  /docs/install → /docs/guides/set-up
      content/docs/2.0/guides/harbours.mdx:8  /docs/install/#from-source → /docs/guides/set-up/#from-source
      content/docs/2.0/guides/harbours.mdx:10  /01-install.mdx → /guides/set-up.mdx
      content/docs/2.0/index.mdx:8  ./01-install.mdx → ./guides/set-up.mdx
      content/docs/2.0/sidebars.yml:2  install → guides/set-up
      content/docs/2.0/sidebars.yml:3  install → guides/set-up
      content/status/table.yml:3  /docs/install/#from-source → /docs/guides/set-up/#from-source
      src/site.ts:36  install → guides/set-up
      src/site.ts:52  /docs/install/#with-a-package → /docs/guides/set-up/#with-a-package",
      }
    `);
    expect(await changes()).toBe("");
  });

  it("takes whole paths as those from the site's root", async () => {
    const { text } = await site.command("move", site.path(DOC), site.path("content/docs/2.0/guides/"), "--dry-run");
    expect(text).toMatch(/^move content\/docs\/2.0\/01-install.mdx → content\/docs\/2.0\/guides\/01-install.mdx$/m);
  });

  it("moves the file and follows it everywhere, and leaves all other bytes", async () => {
    const { code } = await site.command("move", DOC, "content/docs/2.0/guides/set-up.mdx");
    expect(code).toBe(0);
    // Git knows of the new path.
    expect(await site.git("status", "--short", "--", "content/docs/2.0/guides/set-up.mdx", DOC)).toMatch(/^R/);
    expect(await changes()).toMatchInlineSnapshot(`
      "--- content/docs/1.0/pencils.mdx
      +++ content/docs/1.0/pencils.mdx
      -[New](@site/content/docs/2.0/01-install.mdx)
      +[New](@site/content/docs/2.0/guides/set-up.mdx)
      deleted file mode 100644
      --- content/docs/2.0/01-install.mdx
      +++ /dev/null
      ----
      -tags: [setup]
      ----
      -
      -import Steps from "./guides/_steps.mdx";
      -
      -# Installation
      -
      -<Steps />
      -
      -![A tern](./tern.svg) [the bell](../../status/bell.yml) [harbours](../guides/harbours/)
      -
      -Tern needs a disk and a clock.
      -
      -## With a package
      -
      -Unpack it below deck.
      -
      -## From source
      -
      -Build it at [anchor](./guides/harbours.mdx#anchorage).
      --- content/docs/2.0/guides/_steps.mdx
      +++ content/docs/2.0/guides/_steps.mdx
      -Go [back](../01-install.mdx#from-source).
      +Go [back](./set-up.mdx#from-source).
      --- content/docs/2.0/guides/harbours.mdx
      +++ content/docs/2.0/guides/harbours.mdx
      -pagination_next: install
      +pagination_next: guides/set-up
      -See [one], <a href="/docs/install">two</a> and {["/docs/install/#from-source"].map((to) => <Link to={to}>three</Link>)}. {/* ../01-install.mdx */}
      +See [one], <a href="/docs/guides/set-up">two</a> and {["/docs/guides/set-up/#from-source"].map((to) => <Link to={to}>three</Link>)}. {/* ../01-install.mdx */}
      -[one]: /01-install.mdx "The \\"first\\""
      +[one]: /guides/set-up.mdx "The \\"first\\""
      new file mode 100644
      --- /dev/null
      +++ content/docs/2.0/guides/set-up.mdx
      +---
      +tags: [setup]
      +redirect_from:
      +  - /docs/install/
      +---
      +
      +import Steps from "./_steps.mdx";
      +
      +# Installation
      +
      +<Steps />
      +
      +![A tern](../tern.svg) [the bell](../../../status/bell.yml) [harbours](/docs/guides/harbours/)
      +
      +Tern needs a disk and a clock.
      +
      +## With a package
      +
      +Unpack it below deck.
      +
      +## From source
      +
      +Build it at [anchor](./harbours.mdx#anchorage).
      --- content/docs/2.0/index.mdx
      +++ content/docs/2.0/index.mdx
      -Tern keeps tide tables. Begin with the [installation](./01-install.mdx), and see the [status](/status/) of its services.
      +Tern keeps tide tables. Begin with the [installation](./guides/set-up.mdx), and see the [status](/status/) of its services.
      --- content/docs/2.0/sidebars.yml
      +++ content/docs/2.0/sidebars.yml
      -  - install
      -  - { type: category, label: install, link: { type: doc, id: install }, items: [guides/harbours] }
      +  - guides/set-up
      +  - { type: category, label: install, link: { type: doc, id: guides/set-up }, items: [guides/harbours] }
      --- content/status/table.yml
      +++ content/status/table.yml
      -link: /docs/install/#from-source
      +link: /docs/guides/set-up/#from-source
      --- src/site.ts
      +++ src/site.ts
      -      { type: "doc", position: "left", docId: "install", label: "Install" },
      +      { type: "doc", position: "left", docId: "guides/set-up", label: "Install" },
      -    { from: ["/start/", "/old/start"], to: "/docs/install/#with-a-package" },
      +    { from: ["/start/", "/old/start"], to: "/docs/guides/set-up/#with-a-package" },"
    `);
    expect((await site.command("check")).text).toMatch(/: 0 errors, 0 warnings\.$/);
  });

  it("moves it back, so that only its ways of writing differ", async () => {
    await site.git("commit", "--quiet", "--all", "--message", "Moved");
    const { code } = await site.command("move", "content/docs/2.0/guides/set-up", DOC);
    expect(code).toBe(0);
    expect(await changes("HEAD~1")).toMatchInlineSnapshot(`
      "--- content/docs/2.0/01-install.mdx
      +++ content/docs/2.0/01-install.mdx
      +redirect_from:
      +  - /docs/guides/set-up/
      -![A tern](./tern.svg) [the bell](../../status/bell.yml) [harbours](../guides/harbours/)
      +![A tern](./tern.svg) [the bell](../../status/bell.yml) [harbours](/docs/guides/harbours/)"
    `);
    expect((await site.command("check")).text).toMatch(/: 0 errors, 0 warnings\.$/);
  });

  it("refuses a doc that is not there, and a route that another page has", async () => {
    const gone = await site.command("move", "content/docs/2.0/1-install", "content/docs/2.0/a");
    expect(gone.code).toBe(1);
    expect(gone.text).toContain(
      "There is no doc 'content/docs/2.0/1-install'. Valid, nearest first: content/docs/2.0/01-install.mdx,",
    );
    const taken = await site.command("move", DOC, "content/docs/2.0/guides/2-harbours.mdx");
    expect(taken.code).toBe(1);
    expect(taken.text).toBe(
      "content/docs/2.0/guides/2-harbours.mdx would have the route '/docs/guides/harbours/', which is that of content/docs/2.0/guides/harbours.mdx. Choose another path.",
    );
  });

  it("explains itself", async () => {
    const help = await site.command("move", "--help");
    expect(help.code).toBe(0);
    expect(help.text).toContain("npm run move -- DOC TO [--dry-run]");
    const nowhere = await site.command("move", DOC);
    expect(nowhere.code).toBe(1);
    expect(nowhere.text).toBe(
      `'${DOC}' is to go nowhere: write behind it a folder or a file, such as content/docs/current/a.mdx.`,
    );
  });
});
