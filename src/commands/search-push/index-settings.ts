import type { IndexSettings, SupportedLanguage, SynonymHit } from "algoliasearch";
import { HITS_PER_PAGE_OF_SITE } from "../../features/search/engine/search-client";
import { HIERARCHY_LEVELS } from "../../lib/pages/search-record";

/** Languages whose word forms Algolia knows; the other ones of its list are for whoever needs them to add. */
const LANGUAGES: readonly SupportedLanguage[] = [
  "ar",
  "de",
  "en",
  "es",
  "fr",
  "it",
  "ja",
  "ko",
  "nl",
  "pl",
  "pt",
  "ru",
];

/** How the hosted index ranks: as the site's own does, by title, headings and text, hits grouped by their page. */
export function indexSettings(locale: string): IndexSettings {
  const language = LANGUAGES.find((known) => locale.split("-")[0] === known);
  const headings = HIERARCHY_LEVELS.slice(1).map((level) => `unordered(hierarchy.${level})`);
  return {
    searchableAttributes: [...headings, "content", "unordered(hierarchy.lvl0)"],
    attributesForFaceting: ["docusaurus_tag", "language", "type", "version"],
    attributeForDistinct: "url_without_anchor",
    distinct: HITS_PER_PAGE_OF_SITE,
    attributesToHighlight: ["hierarchy", "content"],
    attributesToSnippet: ["content:20"],
    camelCaseAttributes: ["hierarchy", "content"],
    separatorsToIndex: "_",
    customRanking: ["desc(weight.pageRank)", "desc(weight.level)", "asc(weight.position)"],
    ranking: ["words", "typo", "attribute", "proximity", "exact", "filters", "custom"],
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    removeWordsIfNoResults: "allOptional",
    ...(language && { queryLanguages: [language], indexLanguages: [language], ignorePlurals: [language] }),
  };
}

/** Groups of words that stand for each other, as Algolia keeps them. */
export function synonymsOf(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((synonyms, index) => ({
    objectID: `site-${index}`,
    type: "synonym",
    synonyms: [...synonyms],
  }));
}
