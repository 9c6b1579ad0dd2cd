import { translate } from "../../../lib/words/translate";
import { SiteLink } from "../../../ui/site-link";
import { searchPageAddress } from "../ui/search-page-address";
import { resultCount } from "./result-count";
import type { SearchedVersion } from "./search-scope";

type SearchFootProps = {
  query: string;
  total: number;
  /** The one version of docs that is searched; undefined where the page belongs to none. */
  version: SearchedVersion | undefined;
  /** Route of the search page; false where there is none. */
  searchPagePath: string | false;
  onClose: () => void;
};

/** What stands below the results: the link to the page of all of them, and what keys do. */
export function SearchFoot({ query, total, version, searchPagePath, onClose }: SearchFootProps) {
  const versions = version && { [version.instance]: version.version };
  const words = total === 1 ? resultCount(total) : translate({ id: "search.seeAll" }, { count: total });
  return (
    <div className="foot">
      {searchPagePath && total > 0 && (
        <p className="all">
          <SiteLink href={searchPageAddress(searchPagePath, { query, versions })} onClick={onClose}>
            {[words, version?.label].filter(Boolean).join(" · ")}
          </SiteLink>
        </p>
      )}
      {/* Screen readers tell what keys a combobox has. */}
      <p className="keys" aria-hidden="true">
        {/* Where words are English still on a page from right to left, each stays with its key. */}
        <bdi>
          <kbd>↑↓</kbd> {translate({ id: "search.keyChoose" })}
        </bdi>
        <bdi>
          <kbd>↵</kbd> {translate({ id: "search.keyOpen" })}
        </bdi>
        <bdi>
          {/* The word says how both are written, not the key. */}
          <kbd dir="ltr">esc</kbd> {translate({ id: "search.keyClose" })}
        </bdi>
      </p>
    </div>
  );
}
