import { parse } from "yaml";
import { contentOf, middleDoc } from "../../../src/commands/bench/site-content";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { readSettings } from "../../../src/read-settings";
import { site as siteFile } from "../../../src/site";

const ownSite = readSettings(siteFile);

const input = {
  ...ownSite,
  docs: [
    { id: "default", content: "content/docs", routeBasePath: "/docs", lastVersion: "current" },
    { id: "team", content: "content/team", routeBasePath: "/team" },
  ],
  blogs: [
    {
      id: "news",
      content: "content/news",
      routeBasePath: "/news",
      title: "News",
      description: "News",
      postsPerPage: 5,
      sidebarTitle: "Posts",
    },
  ],
  pages: [
    { id: "pages", content: "content/pages", routeBasePath: "/" },
    { id: "more", content: "content/more", routeBasePath: "/more" },
  ],
  home: { content: "content/home" },
  navbar: {
    ...ownSite.navbar,
    items: [
      { type: "doc", docId: "intro", label: "Docs" },
      { type: "docSidebar", sidebarId: "api", label: "API" },
      { to: "/team/people/ada/?a=1#b", label: "Ada" },
      { to: "/more/page/", label: "More" },
      { to: "/else/where", label: "Below no instance" },
      { to: "/all/", label: "A page of src/pages" },
      { href: "https://example.org", label: "Elsewhere" },
    ],
  },
  footer: {
    ...ownSite.footer,
    links: [
      { label: "A post", to: "/news/a/b/" },
      { label: "All", to: "/news/" },
    ],
  },
  redirects: [{ from: ["/old/"], to: "/docs/install/" }],
} satisfies SiteInput;

const site = readSite(input);

describe("contentOf", () => {
  const files = contentOf(site, 21, ["/", "/all/"]);

  it("has the corpus, and a file for everything that the configuration leads to", () => {
    const others = [...files.keys()].filter((file) => !file.includes("/part-1/"));
    expect(files.size - others.length).toBe(21);
    expect(others).toMatchInlineSnapshot(`
      [
        "content/docs/current/intro.mdx",
        "content/docs/current/install.mdx",
        "content/docs/current/api-start.mdx",
        "content/docs/current/sidebars.yml",
        "content/docs/versions.yml",
        "content/team/bench-start.mdx",
        "content/team/people/ada.mdx",
        "content/team/sidebars.yml",
        "content/news/first.mdx",
        "content/news/a-b.mdx",
        "content/pages/bench.mdx",
        "content/more/bench.mdx",
        "content/more/page.mdx",
        "content/home/index.mdx",
        "content/pages/else-where.mdx",
      ]
    `);
  });

  it("makes the navbar's doc the root of its version", () => {
    expect(files.get("content/docs/current/intro.mdx")).toMatch(/^---\nslug: \/\n---\n/);
  });

  it("has the sidebars that the navbar names beside those of the corpus", () => {
    expect(Object.keys(parse(files.get("content/docs/current/sidebars.yml") ?? "") as object)).toEqual([
      "start",
      "api",
      "part-1",
    ]);
  });

  it("writes a post for a link to one", () => {
    expect(files.get("content/news/a-b.mdx")).toContain('slug: "/a/b"');
  });
});

it("measures the middle doc", () => {
  expect(middleDoc(site, 300)).toEqual({
    file: "content/docs/current/part-1/topic-150.mdx",
    route: "/docs/part-1/topic-150/",
  });
});
