/** The routes of the fixture site. */
export const ROUTES = [
  "/",
  "/404/",
  "/a/b/",
  "/about/",
  "/blog/",
  "/blog/2024/01/10/launch/",
  "/blog/2024/02/10/storm/",
  "/blog/2024/04/10/treasure/",
  "/blog/archive/",
  "/blog/authors/",
  "/blog/authors/ada/",
  "/blog/authors/ada/page/2/",
  "/blog/page/2/",
  "/blog/tags/",
  "/blog/tags/boats/",
  "/blog/tags/news/",
  "/blog/tags/news/page/2/",
  "/blog/tags/secrets/",
  "/docs/",
  "/docs/1.0/",
  "/docs/1.0/install/",
  "/docs/1.0/pencils/",
  "/docs/category/guides/",
  "/docs/guides/harbours/",
  "/docs/guides/smugglers/",
  "/docs/install/",
  "/docs/next/",
  "/docs/next/install/",
  "/docs/next/moon/",
  "/docs/tags/",
  "/docs/tags/sea-charts/",
  "/docs/tags/setup/",
  "/handbook/",
  "/handbook/rules/",
  "/handbook/songs/",
  "/home/",
  "/laws/",
  "/old/start/",
  "/start/",
  "/status/",
  "/versions/",
  "/🦖/",
];

/** The routes after a page was deleted. */
export const ROUTES_AFTER = [
  ...ROUTES.filter((route) => !["/docs/next/moon/", "/handbook/songs/"].includes(route)),
  "/docs/next/tides-a-guide/",
].sort();

/** The routes that search engines are kept away from: unlisted pages and redirects. */
export const UNLISTED_ROUTES = [
  "/a/b/",
  "/blog/2024/04/10/treasure/",
  "/blog/tags/secrets/",
  "/docs/guides/smugglers/",
  "/home/",
  "/laws/",
  "/old/start/",
  "/start/",
  "/🦖/",
];

/** The routes of docs of other versions that the last one has, too. */
export const DUPLICATE_ROUTES = ["/docs/1.0/", "/docs/1.0/install/", "/docs/next/", "/docs/next/install/"];

/** The routes whose page data another doc of the newest version changes, and another title in the log's sidebar. */
export const CHANGED_BY_CMS = [
  ...ROUTES.filter((route) => route.startsWith("/blog/")),
  "/docs/next/",
  "/docs/next/install/",
  "/docs/next/moon/",
  "/docs/next/tides-a-guide/",
];
