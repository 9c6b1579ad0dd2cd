import { parse } from "yaml";
import { edited } from "../../../src/commands/move/edits";
import { dataEdits, mdxEdits } from "../../../src/commands/move/file-edits";
import type { Move } from "../../../src/commands/move/move";
import { siteFileEdits } from "../../../src/commands/move/site-file";

const move: Move = {
  from: "content/docs/install.mdx",
  to: "content/docs/setup.mdx",
  contentRoot: "content/docs",
  route: { from: "/docs/install/", to: "/docs/setup/" },
  docId: { from: "install", to: "setup" },
  navbarInstance: "default",
};
const holder = { file: move.from, contentRoot: "content/docs", route: "/docs/install/" };
const ownAfter = (source: string) =>
  edited(
    source,
    mdxEdits(source, holder, move, () => false),
  );
const dataAfter = (file: string, source: string) => edited(source, dataEdits(source, file, move));

describe("redirect_from of the moved file", () => {
  it("is written below what the front matter has, or into a front matter of its own", () => {
    expect(ownAfter("---\ntitle: A # keep\n---\n\nText\n")).toBe(
      "---\ntitle: A # keep\nredirect_from:\n  - /docs/install/\n---\n\nText\n",
    );
    expect(ownAfter("# A\n")).toBe("---\nredirect_from:\n  - /docs/install/\n---\n\n# A\n");
  });

  it("keeps older routes, and loses the new one", () => {
    expect(ownAfter("---\nredirect_from: [/a/, /docs/setup]\ntitle: A\n---\n")).toBe(
      "---\nredirect_from:\n  - /a/\n  - /docs/install/\ntitle: A\n---\n",
    );
    expect(ownAfter("---\nredirect_from:\n  - /a/\n\ntitle: A\n---\n")).toBe(
      "---\nredirect_from:\n  - /a/\n  - /docs/install/\n\ntitle: A\n---\n",
    );
  });

  it.each([
    ["{ title: A }", "{ title: A, redirect_from: [/docs/install/] }"],
    ["{ title: A, } # c", "{ title: A, redirect_from: [/docs/install/], } # c"],
    [
      "{\n  title: A, # c\n  tags: [a, b] # d\n}",
      "{\n  title: A, # c\n  tags: [a, b], redirect_from: [/docs/install/] # d\n}",
    ],
    ["{}", "{ redirect_from: [/docs/install/] }"],
    ["{ title: }", "{ title:, redirect_from: [/docs/install/] }"],
    ["{ redirect_from: [/a/, '/docs/setup'], title: A }", "{ redirect_from: [/a/, /docs/install/], title: A }"],
    ["  title: A # c", "  title: A # c\n  redirect_from:\n    - /docs/install/"],
    ["  redirect_from: [/a/] # c\n  title: A", "  redirect_from: [/a/, /docs/install/] # c\n  title: A"],
    [
      "redirect_from: # one\n  - /a/ # two\n  # three\n  - /b/ # four\ntitle: A",
      "redirect_from: # one\n  - /a/ # two\n  # three\n  - /b/ # four\n  - /docs/install/\ntitle: A",
    ],
    ["title: A\nredirect_from:\n- '/a/'", "title: A\nredirect_from:\n- '/a/'\n- /docs/install/"],
    ["# c", "# c\nredirect_from:\n  - /docs/install/"],
  ])("is written into the mapping of the front matter '%s'", (yaml, after) => {
    expect(ownAfter(`---\n${yaml}\n---\n\nText\n`)).toBe(`---\n${after}\n---\n\nText\n`);
    const says = parse(after) as object;
    expect(says).toEqual({ ...(parse(yaml) as object | null), redirect_from: expect.any(Array) as unknown });
  });

  it("is written into a front matter without a key", () => {
    expect(ownAfter("---\n---\n\nText\n")).toBe("---\nredirect_from:\n  - /docs/install/\n---\n\nText\n");
  });

  it("has the line ends of its file", () => {
    const sources = ["---\ntitle: A\n---\n\nText\n", "---\nredirect_from: [/a/]\n---\n", "---\n---\n", "# A\n"];
    for (const source of sources) {
      expect(ownAfter(source.replaceAll("\n", "\r\n"))).toBe(ownAfter(source).replaceAll("\n", "\r\n"));
    }
  });

  it("is not needed where the route stays", () => {
    const source = "---\nslug: /start\n---\n\nText\n";
    const stays = { ...move, route: { from: "/docs/start/", to: "/docs/start/" } };
    expect(mdxEdits(source, holder, stays, () => false)).toEqual([]);
  });
});

describe("front matter of other files", () => {
  const after = (source: string, file = "content/docs/b.mdx") =>
    edited(
      source,
      mdxEdits(source, { ...holder, file, route: "/docs/b/" }, move, () => false),
    );

  it("follows ids in the same version, and routes", () => {
    expect(after("---\npagination_next: install\nhero: '/docs/install/#a'\nid: install\n---\n")).toBe(
      "---\npagination_next: setup\nhero: '/docs/setup/#a'\nid: install\n---\n",
    );
    const older = "---\npagination_next: install\n---\n";
    expect(after(older, "content/older/b.mdx")).toBe(older);
  });

  it("leaves keys alone that say where a page is", () => {
    const source = "---\nslug: /docs/install/\nredirect_from:\n  - /docs/install/\n---\n";
    expect(after(source)).toBe(source);
  });
});

describe("data files", () => {
  it("follow ids in sidebars, and leave labels and comments alone", () => {
    expect(
      dataAfter(
        "content/docs/sidebars.yml",
        'guide:\n  - install # first\n  - { type: doc, id: "install", label: install }\n  - Install:\n      - installs\n',
      ),
    ).toBe(
      'guide:\n  - setup # first\n  - { type: doc, id: "setup", label: install }\n  - Install:\n      - installs\n',
    );
    const other = "guide:\n  - install\n";
    expect(dataAfter("content/older/sidebars.yml", other)).toBe(other);
  });

  it("follow ids in category files, also in JSON and from the category's folder", () => {
    expect(dataAfter("content/docs/x/_category_.json", '{"link": {"type": "doc", "id": "install"}}')).toBe(
      '{"link": {"type": "doc", "id": "setup"}}',
    );
    const inside: Move = { ...move, docId: { from: "x/install", to: "x/setup" } };
    const source = "link: { type: doc, id: install }\n";
    const edits = dataEdits(source, "content/docs/01-x/_category_.yml", inside);
    expect(edited(source, edits)).toBe("link: { type: doc, id: x/setup }\n");
  });

  it("follow routes anywhere, and navbar items of settings", () => {
    expect(dataAfter("content/status/a.yml", "link: /docs/install#a\npermalink: /docs/install\nname: install\n")).toBe(
      "link: /docs/setup#a\npermalink: /docs/install\nname: install\n",
    );
    expect(dataAfter("content/settings/navbar.yml", "- docId: install\n  label: install\n")).toBe(
      "- docId: setup\n  label: install\n",
    );
    const item = "- to: /docs/install/\n  activeBasePath: /docs/install\n";
    expect(dataAfter("content/settings/navbar.yml", item)).toBe(item.replace("install/", "setup/"));
  });

  it("follow ids of navbar items in the doc's own instance alone", () => {
    const source = "- { docId: install, docsPluginId: b }\n- docId: install\n";
    expect(dataAfter("content/settings/navbar.yml", source)).toBe(source.replace("- docId: install", "- docId: setup"));
    const edits = dataEdits(source, "content/settings/navbar.yml", { ...move, navbarInstance: "b" });
    expect(edited(source, edits)).toBe(source.replace("docId: install,", "docId: setup,"));
  });

  it("follow links of the glossary to the file", () => {
    const source =
      "terms:\n  - { term: a, link: ../docs/install.mdx#b }\n  - link: /docs/install.mdx\n  - link: /docs/installs.mdx\n";
    expect(dataAfter("content/settings/glossary.yml", source)).toBe(source.replaceAll("install.mdx", "setup.mdx"));
    const elsewhere = "file: ../docs/install.mdx\n";
    expect(dataAfter("content/status/a.yml", elsewhere)).toBe(elsewhere);
  });

  it.each([
    `content: Read <a href="/docs/install/#a">it</a>, or <a title=b href=/docs/install>that</a>\n`,
    `content: >-\n  Read\n  <a href='/docs/install/'>it</a>\n`,
    `content: "<a href=\\"/docs/install/?a=1\\">it</a>"\n`,
    `content: '<a href=''/docs/install/''>it</a>'\n`,
  ])("follow links in the HTML of %j", (source) => {
    expect(dataAfter("content/settings/announcement.yml", source)).toBe(
      source.replaceAll("/docs/install", "/docs/setup"),
    );
  });
});

describe("src/site.ts", () => {
  const source =
    'export const site = { items: [{ docId: "install", label: "install" }, { docId: \'install\', docsPluginId: "b" }, { to: "/docs/install/#a" }] } satisfies X;';

  it("follows routes, and ids of the doc's own instance", () => {
    expect(edited(source, siteFileEdits(source, move))).toBe(
      source.replace('docId: "install"', 'docId: "setup"').replace("/docs/install/#a", "/docs/setup/#a"),
    );
  });

  it("keeps where pages lie, though the page that moves is the first one there", () => {
    const first = { ...move, route: { from: "/docs/", to: "/docs/start/" } };
    const own =
      'const site = { docs: [{ routeBasePath: "/docs" }], items: [{ to: "/docs/", activeBasePath: "/docs" }], search: { searchPagePath: "/docs/" } };';
    expect(edited(own, siteFileEdits(own, first))).toBe(own.replace('to: "/docs/"', 'to: "/docs/start/"'));
    const home = { ...move, route: { from: "/", to: "/start/" } };
    const site = 'const site = { baseUrl: "/", to: "/" };';
    expect(edited(site, siteFileEdits(site, home))).toBe('const site = { baseUrl: "/", to: "/start/" };');
  });

  it("follows routes in HTML, and links of the glossary to the file", () => {
    const own =
      'const site = { html: `<a href="/docs/install/">${a}</a>`, b: "<a href=\\"/docs/install\\">", link: "../content/docs/install.mdx" };';
    expect(edited(own, siteFileEdits(own, move))).toBe(own.replaceAll("install", "setup"));
  });

  it("keeps ids where the doc is of a version that navbar items do not name", () => {
    const older = { ...move, navbarInstance: undefined };
    expect(edited(source, siteFileEdits(source, older))).toBe(source.replace("/docs/install/#a", "/docs/setup/#a"));
  });
});
