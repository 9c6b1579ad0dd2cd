import { useEffect, useState, type ComponentType } from "react";
import { Spinner } from "../../../ui/spinner";
import { SearchFailure } from "./search-failure";
import { loadSiteSearch } from "./search-loading";
import type { SiteSearchProps } from "./site-search";

/** What stands below the field of search: nothing but a sign of waiting until its code is here. */
export function SearchBody(props: SiteSearchProps) {
  const { query } = props;
  const [loaded, setLoaded] = useState<{ SiteSearch: ComponentType<SiteSearchProps> }>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(1);
  // The next letter asks again for what did not come, too.
  useEffect(() => {
    if (loaded) return;
    loadSiteSearch().then(
      ({ SiteSearch }) => setLoaded({ SiteSearch }),
      () => setFailed(true),
    );
  }, [loaded, query, tries]);
  if (loaded) return <loaded.SiteSearch {...props} />;
  return failed ? <SearchFailure onRetry={() => setTries(tries + 1)} /> : <Spinner />;
}
