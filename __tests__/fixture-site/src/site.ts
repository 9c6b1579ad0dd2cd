import type { SiteFile } from "./lib/site-config";

/** The site that the tests of the engine build. It is served below a path, as many are. */
export const site = {
  title: "Tern",
  tagline: "Tide tables for small boats",
  url: "https://tern.example",
  baseUrl: "/manual/",
  favicon: "/img/tern.svg",
  i18n: {
    defaultLocale: "en",
    locales: { en: { label: "English", direction: "ltr", htmlLang: "en-GB", calendar: "gregory", path: "en" } },
  },
  trailingSlash: true,
  docs: [
    { id: "default", content: "content/docs", routeBasePath: "/docs" },
    { id: "handbook", content: "content/handbook", routeBasePath: "/handbook" },
  ],
  blogs: [
    {
      id: "blog",
      content: "content/blog",
      routeBasePath: "/blog",
      title: "Tern's log",
      description: "What happens on board",
      postsPerPage: 1,
      sidebarTitle: "All entries",
    },
  ],
  pages: [{ id: "pages", content: "content/pages", routeBasePath: "/" }],
  navbar: {
    title: "Tern",
    logo: { alt: "", src: "/img/tern.svg" },
    hideOnScroll: false,
    items: [
      { type: "doc", position: "left", docId: "install", label: "Install" },
      {
        type: "docSidebar",
        position: "left",
        sidebarId: "defaultSidebar",
        docsPluginId: "handbook",
        label: "Handbook",
      },
      { to: "/blog/", position: "left", label: "Log" },
      { type: "docsVersionDropdown", position: "right" },
    ],
  },
  footer: "content/settings/footer.yml",
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  redirects: [
    { from: ["/start/", "/old/start"], to: "/docs/install/#with-a-package" },
    { from: ["/home/", "/a%2Fb/", "/🦖/"], to: "/" },
  ],
  sitemap: { ignorePatterns: ["/handbook/rules/"] },
  customFields: {},
} satisfies SiteFile;
