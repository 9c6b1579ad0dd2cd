import type {
  HighlightResult,
  HighlightResultOption,
  SearchParamsObject,
  SearchQuery,
  SearchResponse,
  SnippetResult,
} from "algoliasearch";
import { HIERARCHY_LEVELS, type SearchRecord } from "../../src/lib/pages/search-record";
import type { ServedIndex } from "./algolia-server";

type Tags = Pick<SearchParamsObject, "highlightPreTag" | "highlightPostTag">;

/** Answers a query as Algolia does: facet filters, groups of records, pages of them, and matches between tags. */
export function searchAnswer(request: SearchQuery, { settings, records }: ServedIndex): SearchResponse<SearchRecord> {
  const parameters = request as SearchParamsObject;
  const { query = "", page = 0, hitsPerPage = 20, facetFilters, facets = [], ...tags } = parameters;
  const matching = [...records.values()].filter(
    (record) =>
      textsOf(record).some((text) => text.toLowerCase().includes(query.toLowerCase())) && holds(record, facetFilters),
  );
  const groups = new Map<string, SearchRecord[]>();
  for (const record of matching)
    groups.set(record.url_without_anchor, [...(groups.get(record.url_without_anchor) ?? []), record]);
  const shown = [...groups.values()].slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: request.indexName,
    query,
    params: new URLSearchParams({ query }).toString(),
    hits: shown.flatMap((group) =>
      group
        .slice(0, Number(settings.distinct ?? 1))
        .map((record) => ({ ...record, ...highlightsOf(record, query, tags) })),
    ),
    nbHits: groups.size,
    page,
    nbPages: Math.ceil(groups.size / hitsPerPage),
    hitsPerPage,
    facets: Object.fromEntries(facets.map((name) => [name, counts(matching, name)])),
    exhaustive: { nbHits: true },
    exhaustiveNbHits: true,
    processingTimeMS: 1,
  };
}

function textsOf({ hierarchy, content }: SearchRecord): string[] {
  return [...Object.values(hierarchy), content].filter((text) => text !== null);
}

function valuesOf(record: SearchRecord, name: string): string[] {
  return [(record as unknown as Record<string, string | string[] | undefined>)[name] ?? []].flat();
}

function counts(records: readonly SearchRecord[], name: string): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const value of records.flatMap((record) => valuesOf(record, name))) sums[value] = (sums[value] ?? 0) + 1;
  return sums;
}

function holds(record: SearchRecord, filters: SearchParamsObject["facetFilters"]): boolean {
  const one = (filter: string) => {
    const [name = "", ...value] = filter.split(":");
    return valuesOf(record, name).includes(value.join(":"));
  };
  const all = typeof filters === "string" ? [filters] : (filters ?? []);
  return all.every((filter) => (typeof filter === "string" ? one(filter) : (filter as string[]).some(one)));
}

type Highlights = { _highlightResult: Record<string, HighlightResult>; _snippetResult: Record<string, SnippetResult> };

function highlightsOf(record: SearchRecord, query: string, tags: Tags): Highlights {
  const highlight = (text: string): HighlightResultOption => {
    const { highlightPreTag = "<em>", highlightPostTag = "</em>" } = tags;
    const value = text.replace(
      new RegExp(query.replace(/[^\p{L}\p{N} ]/gu, "\\$&"), "gi"),
      (match) => highlightPreTag + match + highlightPostTag,
    );
    return { value, matchLevel: value === text ? "none" : "full", matchedWords: value === text ? [] : [query] };
  };
  const levels = HIERARCHY_LEVELS.flatMap((level) => {
    const text = record.hierarchy[level];
    return text === null ? [] : [[level, highlight(text)] as const];
  });
  const content = record.content === null ? undefined : highlight(record.content);
  return {
    _highlightResult: { hierarchy: Object.fromEntries(levels), ...(content && { content }) },
    _snippetResult: content ? { content: { value: content.value, matchLevel: content.matchLevel } } : {},
  };
}
