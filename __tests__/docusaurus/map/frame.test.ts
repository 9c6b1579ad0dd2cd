import { mapFrame } from "../../../src/docusaurus/map/frame";
import { folderWith } from "./folder";

describe("the frame", () => {
  it("gives a link that is an icon by its class one, where no stylesheet does", () => {
    const link = { href: "https://git.example", className: "header-github-link", "aria-label": "Repository" };
    const mappedItem = (item: object, styles: string[]) =>
      mapFrame(folderWith({ themeConfig: { navbar: { items: [item] } } }, { styles })).frame.navbar;
    expect(mappedItem(link, [])).toMatchObject({
      items: [{ className: "header-github-link", html: expect.stringMatching(/^<svg /) as string }],
    });
    const styled = [".header-github-link::before { content: ''; }"];
    expect(JSON.stringify([mappedItem(link, styled), mappedItem({ ...link, label: "Code" }, [])])).not.toContain("svg");
  });

  it("has the items of the navbar with the keys that the site knows", () => {
    const items = [
      { to: "docs/a", label: "A", position: "left", target: "_blank" },
      { type: "docSidebar", sidebarId: "s", label: "S", position: "right" },
      { label: "More", items: [{ href: "https://a.example", label: "H", prependBaseUrlToHref: true }] },
      { type: "docsVersionDropdown", dropdownItemsAfter: [{ to: "/versions", label: "All" }] },
      { href: "https://a.example", className: "icon", "aria-label": "Git", "data-x": 1 },
      { type: "ownThing" },
    ];
    const { frame, notes } = mapFrame(folderWith({ themeConfig: { navbar: { title: "K", items } } }));
    expect(frame.navbar).toEqual({
      title: "K",
      hideOnScroll: false,
      items: [
        { type: "default", position: "left", to: "/docs/a", label: "A" },
        { type: "docSidebar", position: "right", sidebarId: "s", label: "S" },
        {
          type: "dropdown",
          position: "left",
          label: "More",
          items: [{ type: "default", href: "https://a.example", label: "H" }],
        },
        {
          type: "docsVersionDropdown",
          position: "left",
          dropdownItemsAfter: [{ type: "default", to: "/versions", label: "All" }],
        },
        {
          type: "default",
          position: "left",
          href: "https://a.example",
          className: "icon",
          ariaLabel: "Git",
          label: "Git",
        },
      ],
    });
    expect(notes.map(({ name }) => name)).toEqual([
      "themeConfig.navbar.items: data-x",
      "themeConfig.navbar.items: type 'ownThing'",
    ]);
  });

  it("has all items of dropdowns before and after those of its own dropdowns", () => {
    const added = [
      { type: "html", value: "<hr>", className: "line" },
      { type: "default", to: "a", label: "A" },
      { type: "doc", docId: "a" },
    ];
    const items = [
      { type: "docsVersionDropdown", dropdownItemsBefore: added },
      { type: "localeDropdown", dropdownItemsAfter: added },
    ];
    const { frame, notes } = mapFrame(folderWith({ themeConfig: { navbar: { items } } }));
    const mapped = [
      { type: "html", value: "<hr>", className: "line" },
      { type: "default", to: "/a", label: "A" },
      { type: "doc", docId: "a" },
    ];
    expect(frame.navbar.items).toEqual([
      { type: "docsVersionDropdown", position: "left", dropdownItemsBefore: mapped },
      { type: "localeDropdown", position: "left", dropdownItemsAfter: mapped },
    ]);
    expect(notes).toEqual([]);
  });

  it("tells of items by their places in the configuration, also behind some that the site does not have", () => {
    const line: Record<string, number> = {
      "themeConfig.navbar.items.1.items.1.type": 12,
      "themeConfig.navbar.items.2.dropdownItemsAfter.1": 20,
    };
    const own = { type: "ownThing" };
    const items = [
      own,
      { label: "More", items: [own, { type: "doc" }] },
      { type: "docsVersionDropdown", dropdownItemsAfter: [own, { label: "A" }] },
      { type: "docSidebar" },
    ];
    const map = () =>
      mapFrame(folderWith({ themeConfig: { navbar: { items } } }, { lineOf: (keys) => line[keys.join(".")] }));
    expect(map).toThrowErrorMatchingInlineSnapshot(`
      "../website/docusaurus.config.js is not valid:

      ../website/docusaurus.config.js
        'themeConfig.navbar.items.1.items.1.docId' is missing: expected string, received undefined.
        → Add the key, or correct the name of the one that is meant for it.

      ../website/docusaurus.config.js:20
        'themeConfig.navbar.items.2.dropdownItemsAfter.1' is {"type":"default","label":"A"}: must have \`to\`, \`href\` or \`html\`.
        → Give the key a value of the kind that the message names.

      ../website/docusaurus.config.js
        'themeConfig.navbar.items.3.sidebarId' is missing: expected string, received undefined.
        → Add the key, or correct the name of the one that is meant for it."
    `);
  });

  it("keeps items of a project's own types where it has components for these", () => {
    const item = { type: "custom-kiln", hours: 9, stages: [{ to: 600 }] };
    const mapped = (ownParts: { name: string; isAround: boolean }[]) =>
      mapFrame(folderWith({ themeConfig: { navbar: { items: [item] } } }, { ownParts }));
    const { frame, notes } = mapped([{ name: "NavbarItem/ComponentTypes", isAround: true }]);
    expect([frame.navbar.items, notes]).toEqual([[{ position: "left", ...item }], []]);
    const without = mapped([]);
    expect(without.frame.navbar.items).toEqual([]);
    expect(without.notes.map(({ remedy }) => remedy)).toEqual([
      "Write it as a link, or as an item of the type `html`, or give `src/theme/NavbarItem/ComponentTypes.js` a component for it.",
    ]);
  });

  it("names what a logo and the dropdown of versions have not", () => {
    const logo = { src: "a.svg", target: "_self", className: "own", style: { width: 1 } };
    const items = [{ type: "docsVersionDropdown", versions: ["2.0"] }];
    const { notes } = mapFrame(folderWith({ themeConfig: { navbar: { logo, items } } }));
    expect(notes.map(({ name }) => name)).toEqual([
      "themeConfig.navbar.items: versions",
      "themeConfig.navbar.logo: target",
      "themeConfig.navbar.logo: className",
      "themeConfig.navbar.logo: style",
    ]);
  });

  it("has the site's title where that of the navbar is nothing", () => {
    const { frame } = mapFrame(folderWith({ title: "Kiln", themeConfig: { navbar: { title: null } } }));
    expect(frame.navbar.title).toBe("Kiln");
  });

  it("takes addresses with the base URL and without", () => {
    const items = [
      { to: "/kiln/docs", label: "A" },
      { to: "docs", label: "B" },
      { label: "More", items: [{ href: "/kiln/api/", label: "C" }] },
      { href: "https://a.example/kiln/", label: "D" },
    ];
    const navbar = { items, logo: { src: "/kiln/a.svg", href: "/kiln/" } };
    const { frame } = mapFrame(folderWith({ baseUrl: "/kiln/", themeConfig: { navbar } }));
    expect(frame.navbar).toMatchObject({
      logo: { src: "/a.svg", href: "/" },
      items: [{ to: "/docs" }, { to: "/docs" }, { items: [{ href: "/api/" }] }, { href: "https://a.example/kiln/" }],
    });
  });

  it("has the footer in columns or in one line, and logos with their sizes in pixels", () => {
    const logo = { src: "img/a.svg", srcDark: "https://a.example/b.svg", width: "32px", height: "100%" };
    const columns = [{ title: null, className: "c", items: [{ label: "A", to: "a" }, { html: "<b>B</b>" }] }];
    const inColumns = mapFrame(folderWith({ themeConfig: { footer: { style: "dark", logo, links: columns } } })).frame;
    expect(inColumns.footer).toEqual({
      style: "dark",
      logo: { alt: "", src: "/img/a.svg", srcDark: "https://a.example/b.svg", width: 32 },
      links: [{ title: "", className: "c", items: [{ label: "A", to: "/a" }, { html: "<b>B</b>" }] }],
      copyright: "",
    });
    const inLine = mapFrame(
      folderWith({ themeConfig: { footer: { links: [{ label: "A", href: "https://a.example" }] } } }),
    );
    expect(inLine.frame.footer.links).toEqual([{ label: "A", href: "https://a.example" }]);
  });
});
describe("links that are pictures by their class", () => {
  const itemOf = (className: string, styles: string[], more = {}) => {
    const items = [{ href: "https://clay.example", className, ...more }];
    return mapFrame(folderWith({ themeConfig: { navbar: { items } } }, { styles })).frame.navbar.items[0];
  };
  const named = { "aria-label": "Clay" };

  it("have the picture of the project's stylesheet, and a name", () => {
    const css = [".bar-link:before { content: '' }"];
    expect(itemOf("bar-link", css, named)).toMatchObject({ className: "bar-link", ariaLabel: "Clay" });
    expect(itemOf("bar-link", css, named)).not.toHaveProperty("label");
    expect(itemOf("bar-link", css)).toMatchObject({ ariaLabel: "https://clay.example" });
  });

  it("show their name where no stylesheet has a picture, but for GitHub's", () => {
    expect(itemOf("bar-link", [], named)).toMatchObject({ label: "Clay" });
    expect(itemOf("header-github-link", [], named)).toMatchObject({ html: expect.stringContaining("<svg") as string });
  });
});
