import type { SiteFile } from "./lib/site-config";

const repository = "https://github.com/facebook/docusaurus";
/** Where the original keeps its docs of version 2. */
const archive = "https://docusaurus-archive-october-2023.netlify.app";
/** What edit links begin with: the address at which files of this site's own repository are edited. */
const edited = `${repository}/edit/main`;

/** Everything that makes this site this site. An adopter edits this file and `content/`; pictures lie in `static/`. */
export const site = {
  title: "Docusaurus",
  tagline: "Build optimized websites quickly, focus on your content",
  url: "https://docusaurus.io",
  baseUrl: "/",
  favicon: "/img/logo.svg",
  i18n: {
    defaultLocale: "en",
    locales: { en: { label: "English", direction: "ltr", htmlLang: "en-GB", calendar: "gregory", path: "en" } },
  },
  trailingSlash: true,
  // A link to a file that is not there is told; a broken link or anchor ends the build, as by default.
  checks: { brokenFileLinks: "warn" },
  docs: [
    {
      id: "default",
      content: "content/docs",
      routeBasePath: "/docs",
      lastVersion: "current",
      versions: { current: { label: "Canary 🚧" } },
      archived: [
        ...["2.3.1", "2.2.0", "2.1.0", "2.0.1"].map((label) => ({ label, href: `${archive}/docs/${label}` })),
        { label: "1.x.x", href: "https://v1.docusaurus.io/docs/en/installation" },
      ],
      editUrl: `${edited}/content/docs`,
      showLastUpdateTime: true,
      showLastUpdateAuthor: true,
      showContributors: true,
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
      title: "Docs tests",
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
      feed: { title: "Docusaurus Tests Blog" },
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
  showcase: {
    content: "content/showcase",
    title: "Showcase",
    description: "Sites that people made with Docusaurus, as they were listed in 2022",
    addUrl: `${repository}/discussions/7826`,
  },
  featureRequests: {
    content: "content/feature-requests",
    title: "Feature requests",
    description: "What people asked Docusaurus for in public, and what has become of it",
    areas: {
      docs: "Docs",
      blog: "Blog",
      search: "Search",
      i18n: "Translations",
      theme: "Theme",
      mdx: "Markdown and MDX",
      build: "Build",
      deployment: "Deployment",
    },
    addUrl: `${repository}/issues/new/choose`,
    editUrl: `${edited}/content/feature-requests`,
  },
  feedback: { issueUrl: `${repository}/issues/new` },
  home: { content: "content/home" },
  // Files that authors edit, at /admin/ too. For a value that needs code, write the value here in place of its file.
  navbar: "content/settings/navbar.yml",
  footer: "content/settings/footer.yml",
  announcementBar: "content/settings/announcement.yml",
  glossary: "content/settings/glossary.yml",
  sidebar: { autoCollapseCategories: true, hideable: true },
  storage: { namespace: "docusaurus" },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  markdown: {
    codeLanguages: ["java", "latex", "haskell", "matlab", "php", "powershell", "bash", "diff", "json", "scss"],
    admonitions: ["my-custom-admonition"],
    pullRequests: `${repository}/pull/`,
  },
  // The maintainers' test page of front matter that the site changes.
  frontMatter: ({ force_unlisted_parseFrontMatter_test: isForced, ...written }) =>
    isForced ? { ...written, unlisted: true } : written,
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  search: {
    agent: { name: "docusaurus", version: "3.3.2" },
    reportUrl: `${repository}/issues/new/choose`,
    suggestions: ["admonitions", "deploy", "broken links", "translate"],
    synonyms: [
      ["i18n", "internationalization", "localization"],
      ["admonitions", "admonition", "callouts", "callout"],
      ["gtag", "ga4"],
      ["node", "nodejs"],
    ],
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
  install: {
    icon: "/img/logo.svg",
    themeColor: { light: "#ffffff", dark: "#181920" },
    screenshots: [
      { src: "/img/install/wide.png", label: "A doc with its sidebar and table of contents" },
      { src: "/img/install/narrow.png", label: "The home page on a phone" },
    ],
    shortcuts: [
      { name: "Docs", url: "/docs/" },
      { name: "Search", url: "/search/" },
      { name: "Blog", url: "/blog/" },
    ],
  },
  structuredData: { software: { name: "Docusaurus", operatingSystem: "Linux, macOS, Windows", version: "3.3.2" } },
  // A test page embeds objects and plugin data.
  securityHeaders: { allowBelow: { tests: { "object-src": ["'self'"] } } },
  customFields: {
    // For `npm run changelog:import`.
    changelog: { name: "Docusaurus", repository, packagePrefix: "docusaurus-" },
  },
} satisfies SiteFile;
