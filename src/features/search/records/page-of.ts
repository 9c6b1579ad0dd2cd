import type { PageSearch } from "../../../lib/pages/search-record";
import { DEFAULT_TAG, docsTagOf } from "../../../lib/pages/search-record";
import type { SearchedPage, SearchedSection } from "./searched-page";

/** What is known of a finished page. */
type FinishedPage = { route: string; title: string; sections: readonly SearchedSection[] };

/** A finished page as the index keeps it; `language` is the key of its locale. */
export function searchedPageOf(
  { route, title, sections }: FinishedPage,
  { group, label, docs, rank = 1, lists }: PageSearch,
  language: string,
): SearchedPage {
  return {
    url: route,
    title,
    ...(label !== undefined && label !== title && { label }),
    group,
    language,
    tag: docs ? docsTagOf(docs.instance, docs.version) : DEFAULT_TAG,
    ...(docs && { version: docs.label }),
    rank,
    ...(lists && { lists }),
    sections: sections.map(({ id, heading, level, text, names }) => ({ id, heading, level, text, names })),
  };
}
