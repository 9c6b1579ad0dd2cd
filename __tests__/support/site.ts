import type { NavbarItem } from "../../src/lib/settings/navbar-config";
import type { LineOf } from "../../src/lib/settings/site-issues";
import { readSite, type SiteInput } from "../../src/lib/site-config";
import { errorMessage } from "../../src/lib/values/error-of";

/** The configuration of a site with nothing that could be left out. */
export const smallestSite: SiteInput = {
  title: "Site",
  tagline: "A site",
  url: "https://example.org",
  baseUrl: "/",
  favicon: "/favicon.svg",
  i18n: {
    defaultLocale: "en",
    locales: { en: { label: "English", direction: "ltr", htmlLang: "en", calendar: "gregory", path: "en" } },
  },
  trailingSlash: true,
  docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs" }],
  blogs: [
    {
      id: "blog",
      content: "content/blog",
      routeBasePath: "/blog",
      title: "Blog",
      description: "Posts",
      postsPerPage: 5,
      sidebarTitle: "Posts",
    },
  ],
  pages: [{ id: "pages", content: "content/pages", routeBasePath: "/" }],
  home: { content: "content/home" },
  navbar: {
    title: "Site",
    logo: { alt: "", src: "/logo.svg" },
    hideOnScroll: true,
    items: [{ to: "/blog/", label: "Blog" }],
  },
  footer: { style: "dark", links: [], copyright: "Nobody" },
  colorMode: { defaultMode: "light", disableSwitch: false, respectPrefersColorScheme: true },
  tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  redirects: [],
  sitemap: { ignorePatterns: [] },
  customFields: {},
};

/** What is said of a configuration that is the smallest one but for some changes; throws where it is taken. */
export function messageOf(changes: Record<string, unknown>, lineOf?: LineOf): string {
  try {
    readSite({ ...smallestSite, ...changes }, lineOf);
  } catch (error) {
    return errorMessage(error);
  }
  throw new Error("The configuration was taken.");
}

/** A navbar item as `src/site.ts` may write it. */
export type NavbarItemInput = SiteInput["navbar"]["items"][number];

/** Navbar items as the schema gives them, with every default. */
export function navbarItemsOf(items: NavbarItemInput[]): NavbarItem[] {
  return readSite({ ...smallestSite, navbar: { ...smallestSite.navbar, items } }).navbar.items;
}
