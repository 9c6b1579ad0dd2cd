import type { SiteInput } from "./lib/site-config";

const repository = "https://github.com/facebook/docusaurus";
/** What edit links begin with: the address at which files of this site's own repository are edited. */
const edited = `${repository}/edit/main`;

/** Everything that makes this site this site. An adopter edits this file and `content/`, nothing else. */
export const site = {
  title: "Docusaurus",
  tagline: "Build optimized websites quickly, focus on your content",
  url: "https://docusaurus.io",
  baseUrl: "/",
  favicon: "/img/logo.svg",
  i18n: {
    defaultLocale: "en",
    locales: { en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } },
  },
  trailingSlash: true,
  docs: [
    {
      id: "default",
      content: "content/docs",
      routeBasePath: "/docs",
      lastVersion: "current",
      versions: { current: { label: "Canary 🚧" } },
      archived: [{ label: "1.x.x", href: "https://v1.docusaurus.io/docs/en/installation" }],
      editUrl: `${edited}/content/docs`,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
    },
    {
      id: "community",
      title: "Community",
      content: "content/community",
      routeBasePath: "/community",
      editUrl: `${edited}/content/community`,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
    },
    {
      id: "docs-tests",
      content: "content/tests/docs",
      editUrl: `${edited}/content/tests/docs`,
      routeBasePath: "/tests/docs",
      categoryIndexNames: ["intro"],
      onInlineTags: "ignore",
      noIndex: true,
      searched: false,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
    },
  ],
  blogs: [
    {
      id: "blog",
      content: "content/blog",
      routeBasePath: "/blog",
      title: "Docusaurus blog",
      description: "What happened in the Docusaurus project, retold for today's readers",
      postsPerPage: 5,
      sidebarTitle: "All our posts",
      editUrl: `${edited}/content/blog`,
    },
    {
      id: "changelog",
      content: "content/changelog",
      routeBasePath: "/changelog",
      title: "Docusaurus changelog",
      description: "Every release of Docusaurus since version 2 began, with its changes and contributors",
      postsPerPage: 20,
      sidebarTitle: "Changelog",
      archive: false,
      showReadingTime: false,
      layout: "timeline",
      editUrl: `${edited}/content/changelog`,
    },
    {
      id: "blog-tests",
      content: "content/tests/blog",
      routeBasePath: "/tests/blog",
      title: "Docusaurus Tests Blog",
      description: "Posts that exercise the blog of this site",
      postsPerPage: 3,
      sidebarTitle: "All our posts",
      wordsPerMinute: 5,
      editUrl: `${edited}/content/tests/blog`,
      searched: false,
      feed: { formats: [] },
    },
  ],
  pages: [
    { id: "pages", content: "content/pages", routeBasePath: "/", editUrl: `${edited}/content/pages` },
    {
      id: "pages-tests",
      content: "content/tests/pages",
      routeBasePath: "/tests/pages",
      editUrl: `${edited}/content/tests/pages`,
      searched: false,
    },
  ],
  home: {
    buttons: [
      { label: "Get started", to: "/docs/" },
      { label: "What is new", to: "/blog/releases/3.3/" },
    ],
    features: [
      {
        title: "Powered by MDX",
        text: "Write docs and posts in Markdown, and use React components where words are not enough.",
        to: "/docs/create-doc/",
      },
      {
        title: "Built with React",
        text: "Extend or replace any part of the layout with components of your own.",
        to: "/docs/swizzling/",
      },
      {
        title: "Ready for translations",
        text: "Translate pages, menus and labels, with git or with a translation service.",
        to: "/docs/i18n/introduction/",
      },
      {
        title: "Versioned documents",
        text: "Keep the docs of every release that your users still run, one menu away.",
        to: "/docs/versioning/",
      },
      {
        title: "Search",
        text: "Give readers full-text search, hosted or local, limited to their version.",
        to: "/docs/search/",
      },
    ],
  },
  navbar: {
    title: "Docusaurus",
    logo: { alt: "", src: "/img/logo.svg", width: 32, height: 32 },
    hideOnScroll: true,
    items: [
      { type: "doc", position: "left", docId: "introduction", label: "Docs" },
      { type: "docSidebar", position: "left", sidebarId: "api", label: "API" },
      { to: "/blog/", label: "Blog", position: "left" },
      { to: "/community/support/", label: "Community", position: "left", activeBaseRegex: "/community/" },
      { type: "custom-tests", position: "left", to: "/tests/", label: "Tests" },
      {
        type: "docsVersionDropdown",
        position: "right",
        dropdownActiveClassDisabled: true,
        dropdownItemsAfter: [
          { href: "https://v1.docusaurus.io", label: "1.x.x" },
          { to: "/versions/", label: "All versions" },
        ],
      },
      {
        type: "localeDropdown",
        position: "right",
        dropdownItemsAfter: [{ href: `${repository}/issues/3526`, label: "Help us translate" }],
      },
      { href: repository, position: "right", label: "GitHub", ariaLabel: "GitHub repository" },
    ],
  },
  footer: {
    style: "dark",
    links: [
      {
        title: "Learn",
        items: [
          { label: "Introduction", to: "/docs/" },
          { label: "Installation", to: "/docs/installation/" },
          { label: "All versions", to: "/versions/" },
        ],
      },
      {
        title: "Community",
        items: [
          { label: "Stack Overflow", href: "https://stackoverflow.com/questions/tagged/docusaurus" },
          { label: "Discord", href: "https://discordapp.com/invite/docusaurus" },
          { label: "Help", to: "/community/support/" },
        ],
      },
      {
        title: "More",
        items: [
          { label: "Blog", to: "/blog/" },
          { label: "Changelog", to: "/changelog/" },
          { label: "GitHub", href: repository },
          { label: "Twitter", href: "https://twitter.com/docusaurus" },
        ],
      },
      {
        title: "Legal",
        items: [
          { label: "Privacy", href: "https://opensource.facebook.com/legal/privacy/" },
          { label: "Terms", href: "https://opensource.facebook.com/legal/terms/" },
          { label: "Cookie Policy", href: "https://opensource.facebook.com/legal/cookie-policy/" },
        ],
      },
    ],
    copyright:
      'An independent rebuild of the documentation of Docusaurus 3.3.2, not run by its makers. The original is at <a href="https://docusaurus.io">docusaurus.io</a>. Docusaurus is a trademark of Meta Platforms, Inc.',
  },
  announcementBar: {
    id: "announcementBar-v3.3",
    content: '🎉 <b><a href="https://docusaurus.io/blog/releases/3.3">Docusaurus v3.3</a></b> is out! 🥳',
    isCloseable: true,
  },
  sidebar: { autoCollapseCategories: true, hideable: true },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  markdown: {
    codeLanguages: ["java", "latex", "haskell", "matlab", "php", "powershell", "bash", "diff", "json", "scss"],
    admonitions: ["my-custom-admonition"],
  },
  // The maintainers' test page of front matter that the site changes.
  frontMatter: ({ force_unlisted_parseFrontMatter_test: isForced, ...written }) =>
    isForced ? { ...written, unlisted: true } : written,
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  search: {
    agent: { name: "docusaurus", version: "3.3.2" },
    reportUrl: `${repository}/issues/new/choose`,
    synonyms: [["i18n", "internationalization", "localization"]],
  },
  redirects: [
    { from: ["/community/", "/docs/support/", "/docs/next/support/"], to: "/community/support/" },
    { from: ["/docs/team/", "/docs/next/team/"], to: "/community/team/" },
    { from: ["/docs/resources/", "/docs/next/resources/"], to: "/community/resources/" },
    { from: ["/docs/introduction/", "/docs/next/introduction/"], to: "/docs/" },
    { from: ["/home/"], to: "/" },
    { from: ["/home/qs/"], to: "/?a=1" },
    { from: ["/home/anchor/"], to: "/#anchor" },
    { from: ["/home/absolute/"], to: "https://docusaurus.io/" },
    { from: ["/home/absolute/qs/"], to: "https://docusaurus.io/?a=1" },
    { from: ["/home/absolute/anchor/"], to: "https://docusaurus.io/#anchor" },
  ],
  deployPreview: { hostPattern: "^deploy-preview-\\d+--" },
  sitemap: { ignorePatterns: ["/tests/", "/tests/**"] },
  structuredData: { software: { name: "Docusaurus", operatingSystem: "Linux, macOS, Windows", version: "3.3.2" } },
  customFields: {
    announcedVersion: "3.3",
    // For `npm run changelog:import`.
    changelog: { name: "Docusaurus", repository, packagePrefix: "docusaurus-" },
  },
} satisfies SiteInput;
