import type { MouseEvent } from "react";
import { translate } from "../../../lib/words/translate";
import { setSearchQuery } from "../../../ui/search-dialog";
import type { SearchMeans } from "../ui/find";
import { hitAddress, type AddressRules } from "../ui/hit-address";
import { hitText } from "../ui/hit-groups";
import type { HistoryEntry } from "../ui/search-history";
import { textWithoutMarks } from "../ui/search-requests";
import { shownHits, type SearchState } from "../ui/search-state";
import type { SearchHit } from "../engine/search-client";
import { HistoryList } from "./history-list";
import { HitList } from "./hit-list";
import { NoResults } from "./no-results";
import { answerWords } from "./result-count";
import { SearchFailure } from "./search-failure";
import { SearchFoot } from "./search-foot";
import type { SearchedVersion } from "./search-scope";
import { SuggestedQueries } from "./suggested-queries";
import { useCombobox } from "./use-combobox";
import { useSearch } from "./use-search";
import { useSearchHistory } from "./use-search-history";

/** What the results below the field are given: the query, the field, and the means to search. */
export type SearchPanelProps = Omit<SearchMeans, "pause"> & {
  query: string;
  /** The field into which the query is typed. */
  field: HTMLInputElement;
  onClose: () => void;
  rules: AddressRules;
  /** What readers see of the versions of docs, by docs tag. */
  versionLabels: Readonly<Record<string, string>>;
  /** The version of the page, to which the search is limited; undefined where the page belongs to none. */
  version?: SearchedVersion;
  /** What the site offers to search for while nothing was opened yet, and where nothing is found. */
  suggestions: readonly string[];
  /** Route of the search page; false where there is none. */
  searchPagePath: string | false;
  reportUrl?: string;
};

/** What stands below the field of search: results as they are typed, or what was opened before. */
export function SearchPanel(props: SearchPanelProps) {
  const { query, field, onClose, rules, versionLabels, version, suggestions, searchPagePath, reportUrl } = props;
  const { state, moveTo, retry } = useSearch(query, props);
  const { history, change } = useSearchHistory();
  const { status, active, total } = state;
  const isEmpty = query.trim() === "";
  const hits = isEmpty ? [] : shownHits(state);
  const entries = isEmpty ? [...history.recent, ...history.favourites] : [];
  const isAnswered = isEmpty || (state.query === query && status !== "asked");
  useCombobox(field, { query, isAnswered, count: hits.length + entries.length, active, moveTo });
  const open = (entry: HistoryEntry, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
    change("open", entry);
    if (!ctrlKey && !metaKey && !shiftKey && !altKey) onClose();
  };
  const suggest = (suggestion: string) => setSearchQuery(field, suggestion);
  return (
    <>
      <p role="status" className="visually-hidden">
        {announcementOf(state)}
      </p>
      {version && <VersionLine {...version} />}
      <div className="results" aria-busy={status === "asked"}>
        {isEmpty && (
          <HistoryList
            {...{ history, active, moveTo }}
            help={<SuggestedQueries queries={suggestions} onChoose={suggest} />}
            addressOf={({ url }) => hitAddress(url, rules)}
            onOpen={open}
            onToggle={(entry) => change("toggle", entry)}
            onForget={(entry) => change("forget", entry)}
          />
        )}
        {hits.length > 0 && (
          <HitList {...{ state, rules, versionLabels, moveTo }} onOpen={(hit, event) => open(entryOf(hit), event)} />
        )}
        {status === "found" && hits.length === 0 && (
          <NoResults {...{ query, suggestions, reportUrl }} alike={state.suggestions} onSuggestion={suggest} />
        )}
        {status === "failed" && <SearchFailure onRetry={retry} />}
      </div>
      <SearchFoot {...{ query, total, version, searchPagePath, onClose }} />
    </>
  );
}

/** Which version is searched. */
function VersionLine({ title, label }: SearchedVersion) {
  return (
    <p className="scope">
      {translate({ id: "search.versionOf" }, { instance: title })}: <strong>{label}</strong>
    </p>
  );
}

/** What screen readers say once a query has its answer. */
function announcementOf({ status, query, total, elsewhere }: SearchState): string {
  if (status !== "found") return "";
  return answerWords(total + elsewhere.length, query);
}

function entryOf(hit: SearchHit): HistoryEntry {
  const { lvl1 } = hit.hierarchy;
  const title = textWithoutMarks(hitText(hit).title);
  return { url: hit.url, title, ...(lvl1 && lvl1 !== title && { page: lvl1 }) };
}
