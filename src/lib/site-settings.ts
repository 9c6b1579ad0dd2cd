import type { Site } from "./site-config";

/**
 * What pages know of the site's configuration: its keys that browsers or the page's HTML need, with every default
 * filled in.
 */
export type SiteSettings = ReturnType<typeof settingsOf>;

/**
 * The part of the configuration that goes into the site's scripts. Nothing of the content's folders, the build and the
 * edit links is in it.
 */
export function settingsOf(site: Site) {
  const { title, tagline, url, baseUrl, favicon, i18n, home, navbar, footer } = site;
  const { announcementBar, sidebar, storage, deployPreview, colorMode, hydrate } = site;
  return {
    ...{ title, tagline, url, baseUrl, favicon, i18n, home, navbar, footer },
    ...{ announcementBar, sidebar, storage, deployPreview, colorMode, hydrate },
    docs: site.docs.map(({ id, archived }) => ({ id, archived })),
    blogs: site.blogs.map(({ id, title, description, layout }) => ({ id, title, description, layout })),
    search: site.search && publicSearch(site.search),
  };
}

/** What a browser needs to ask the search service; `apiKey` is the one that may only search. */
function publicSearch({
  appId,
  apiKey,
  indexName,
  contextualSearch,
  searchPagePath,
  externalUrlRegex,
}: NonNullable<Site["search"]>) {
  return { appId, apiKey, indexName, contextualSearch, searchPagePath, externalUrlRegex };
}
