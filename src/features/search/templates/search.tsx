import type { HeadProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { MainSections } from "../../../layout/shell/main-sections";
import { translate } from "../../../lib/words/translate";
import { useAddressState, type AddressState } from "../../../ui/address-state";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { useInBrowser } from "../../../ui/in-browser";
import { lazyPart } from "../../../ui/lazy-part";
import { SearchForm } from "../components/search-form";
import { searchPageAddress, searchPageState, type SearchPageState } from "../ui/search-page-address";
import { searchTitle } from "../ui/search-title";

const SiteSearchPage = lazyPart<{ address: AddressState<SearchPageState> }>(async () => {
  // Beside the page, which asks for it where there is a query.
  if (searchPageState(window.location.search).query) void import("../components/search-results").catch(() => undefined);
  const { SiteSearchPage: Part } = await import("../components/site-search-page");
  return { default: Part };
});

/**
 * The page of all results of a query, which only a browser knows: without one its HTML has the field, and scripts wait
 * for the reader. Where there are no scripts it leads to the sections.
 */
export default function SearchTemplate({ pageContext }: { pageContext: { route: string } }) {
  const isInBrowser = useInBrowser();
  const address = useAddressState({
    read: searchPageState,
    addressOf: (shown) => searchPageAddress(pageContext.route, shown),
  });
  return (
    <PlainPage title={translate({ id: "search.label" })}>
      <div className="without-scripts">
        <p>{translate({ id: "search.scripts" })}</p>
        <MainSections />
      </div>
      <div className="search-page" {...{ [NEEDS_SCRIPTS]: "choice" }}>
        <SearchForm query={address.state.query} type={address.type} flush={address.flush} />
        {isInBrowser && <SiteSearchPage address={address} />}
      </div>
    </PlainPage>
  );
}

export function Head({ pageContext }: HeadProps<object, { route: string }>) {
  // Gatsby draws the head anew on the way back to a query, and knows no more of the address than its path.
  const search = typeof window === "undefined" ? "" : window.location.search;
  return <SeoHead title={searchTitle(searchPageState(search).query)} path={pageContext.route} noIndex />;
}
