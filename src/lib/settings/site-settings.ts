import { menuBelow, type MenuBelow } from "../style/bar-width";
import { servedHtml, withHtml } from "./settings-html";
import { CURRENT_VERSION, type Site } from "../site-config";
import { routeOf } from "../routes/url";
import { metaNamesIn } from "../html/head-element";
import { hashOf } from "../values/hash-of";

/**
 * What pages know of the site's configuration: its keys that browsers or the page's HTML need, with every default
 * filled in.
 */
export type SiteSettings = ReturnType<typeof settingsOf>;

/**
 * The part of the configuration that goes into the site's scripts, for a build (`production`) or for the development
 * server. Nothing of the content's folders, the build and the edit links is in it.
 */
export function settingsOf(site: Site, production: boolean) {
  const { title, titleDelimiter, tagline, url, baseUrl, favicon, i18n } = site;
  const { sidebar, storage, deployPreview, colorMode, hydrate, noIndex } = site;
  const served = (html: string) => servedHtml(html, site, production);
  const { navbar, footer, announcementBar } = withHtml(frameOf(site), served);
  return {
    title,
    titleDelimiter,
    tagline,
    url,
    baseUrl,
    favicon,
    i18n: publicLocales(i18n),
    navbar: publicNavbar(navbar),
    footer,
    // Components of a project of Docusaurus have addresses without a slash at their end where its routes have none.
    ...(site.relativeLinks !== "folder" && { bareAddresses: true }),
    announcementBar: announcementBar && { ...announcementBar, id: announcementId(site.announcementBar) },
    sidebar,
    storage,
    deployPreview,
    colorMode,
    hydrate,
    noIndex,
    socialCards: site.socialCards.draw,
    socialImage: site.socialCards.image,
    // Names of metadata that the head of every page has already.
    headNames: metaNamesIn(site.head),
    llms: site.llms,
    feedback: site.feedback,
    offline: site.offline.enabled,
    themeColor: site.install?.themeColor,
    docs: site.docs.map(({ id, title, archived, searched, breadcrumbs }) => ({
      id,
      title,
      archived,
      searched,
      breadcrumbs,
    })),
    blogs: site.blogs.map(({ id, title, description, layout, routeBasePath, feed }) => ({
      id,
      title,
      description,
      layout,
      route: routeOf(routeBasePath),
      feeds: feed.formats,
    })),
    ...publicCollections(site),
    search: publicSearch(site),
  };
}

/** The name by which a closed announcement is remembered: without one of its own, another text is another one. */
function announcementId({ id, content = "" }: Partial<NonNullable<Site["announcementBar"]>> = {}): string {
  return id ?? `announcement-${hashOf(content).toString(36)}`;
}

/** The languages as pages know them: nothing of their content's folders, and of settings that others have. */
function publicLocales({ locales, ...i18n }: Site["i18n"]): Site["i18n"] {
  const shown = Object.entries(locales).map(([name, { content: _, site: __, ...locale }]) => [name, locale] as const);
  return { ...i18n, locales: Object.fromEntries(shown) };
}

function frameOf({ navbar, footer, announcementBar }: Site): Pick<Site, "navbar" | "footer" | "announcementBar"> {
  return { navbar, footer, announcementBar };
}

/** The bar, and where it has no room for its items. */
function publicNavbar(navbar: Site["navbar"]): Site["navbar"] & { menuBelow?: MenuBelow } {
  return { ...navbar, menuBelow: menuBelow(navbar) };
}

/** What pages need of the showcase and of the feature requests, where the site has them. */
function publicCollections({ showcase, featureRequests }: Site) {
  const wordsOf = ({
    title,
    description,
    addUrl,
  }: Pick<NonNullable<Site["showcase"]>, "title" | "description" | "addUrl">) => ({
    title,
    description,
    addUrl,
  });
  return {
    showcase: showcase && wordsOf(showcase),
    featureRequests: featureRequests && {
      ...wordsOf(featureRequests),
      route: routeOf(featureRequests.routeBasePath),
    },
  };
}

/** What browsers need of search; the words that stand for each other are in its index. */
function publicSearch(site: Site) {
  const { synonyms: _, ...search } = site.search;
  return { ...search, movedPaths: movedPathsOf(site) };
}

/**
 * Beginnings of paths that a hosted index may still have, and what stands there now: where the version that is being
 * written is the last one, there is none under `next`, unless one has its path there. The site's own index is made with
 * its pages, of which some may well be below such a path.
 */
function movedPathsOf({ docs, search }: Site): { from: string; to: string }[] {
  if (search.appId === undefined) return [];
  return docs.flatMap(({ lastVersion, routeBasePath, versions }) => {
    const from = routeOf(routeBasePath, "next");
    const isThere = Object.entries(versions).some(([name, { path = name }]) => routeOf(routeBasePath, path) === from);
    if (lastVersion !== CURRENT_VERSION || isThere) return [];
    return [{ from, to: routeOf(routeBasePath, versions[CURRENT_VERSION]?.path ?? "") }];
  });
}
