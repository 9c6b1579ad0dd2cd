import type { DocsData, DocsInstanceData } from "../../../lib/docs/docs-data";
import { docsTagOf } from "../../../lib/pages/search-record";
import { currentLocaleName } from "../../../lib/settings/locale";
import { translate } from "../../../lib/words/translate";
import { preferredVersionsOf } from "../../../layout/navbar/preferred-version";
import { shownVersion } from "../../../layout/navbar/navbar-versions";
import type { PageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { contextTags, contextualFacetFilters, type DocsVersionChoice } from "../engine/facet-filters";
import type { SearchParameters } from "../engine/search-client";
import type { SearchScope } from "../ui/find";
import { ALL_VERSIONS } from "../ui/search-page-address";
import type { SearchedInstance } from "../ui/search-parts";
import { INDEX_NAME } from "./site-client";

/**
 * The version of each docs instance that a reader reads: that of the page, else the one that they prefer, else the last
 * one.
 */
export function readVersions(docs: DocsData, page: PageInfo): DocsVersionChoice[] {
  const preferred = preferredVersionsOf(docs.instances);
  return searchedInstances(docs).map(({ id }) => ({
    instance: id,
    version: shownVersion({ docsPluginId: id }, { docs, page, preferred }).name,
  }));
}

/** The version to which a search is limited, with what readers see of it and of its docs instance. */
export type SearchedVersion = DocsVersionChoice & { title: string; label: string };

/** The version that a page belongs to, if it is one of several and the site searches no others. */
export function versionOfPage(docs: DocsData, { instance = "", version = "" }: PageInfo): SearchedVersion | undefined {
  const label = settings.search.contextualSearch && versionLabels(docs)[docsTagOf(instance, version)];
  return label ? { instance, version, title: instanceTitle(instance), label } : undefined;
}

/** What readers see of a docs instance. */
function instanceTitle(instance: string): string {
  return settings.docs.find(({ id }) => id === instance)?.title ?? translate({ id: "docs.title" });
}

/** What a search is limited to for some versions: nothing where the site does not limit it. */
export function scopeOf(docs: DocsData, versions: readonly DocsVersionChoice[]): SearchScope {
  const { contextualSearch, searchParameters: parameters } = settings.search;
  const own = (parameters as SearchParameters).facetFilters;
  if (!contextualSearch) return { indexName: INDEX_NAME, parameters, facetFilters: contextualFacetFilters({}, own) };
  const language = currentLocaleName(settings.i18n);
  const tags = contextTags(versions);
  const others = Object.keys(versionLabels(docs)).filter((tag) => !tags.includes(tag));
  return {
    indexName: INDEX_NAME,
    parameters,
    facetFilters: contextualFacetFilters({ language, tags }, own),
    ...(others.length > 0 && { otherVersions: contextualFacetFilters({ language, tags: others }, own) }),
  };
}

/** The docs instances of the page of results, each with what is searched of it until its reader chooses. */
export function instancesToChoose(docs: DocsData, page: PageInfo): (SearchedInstance & { title: string })[] {
  const read = readVersions(docs, page);
  const { contextualSearch } = settings.search;
  return searchedInstances(docs).map(({ id, versions }) => ({
    id,
    versions,
    title: instanceTitle(id),
    read: contextualSearch ? (read.find(({ instance }) => instance === id)?.version ?? "") : ALL_VERSIONS,
  }));
}

/** The docs instances whose pages search finds, in the order of the site's configuration. */
export function searchedInstances({ instances }: DocsData): DocsInstanceData[] {
  const searched = settings.docs.filter((instance) => instance.searched);
  return searched.flatMap(({ id }) => instances.find((instance) => instance.id === id) ?? []);
}

/** What readers see of the versions of docs, by docs tag; nothing of the only version of an instance. */
export function versionLabels(docs: DocsData): Record<string, string> {
  return Object.fromEntries(
    searchedInstances(docs).flatMap(({ id, versions }) =>
      versions.map(({ name, label }) => [docsTagOf(id, name), versions.length > 1 ? label : ""] as const),
    ),
  );
}
