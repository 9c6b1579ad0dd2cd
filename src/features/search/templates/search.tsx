import type { HeadProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { MainSections } from "../../../layout/shell/main-sections";
import { translate } from "../../../lib/words/translate";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { useInBrowser } from "../../../ui/in-browser";
import { lazyPart } from "../../../ui/lazy-part";
import { searchPageState } from "../ui/search-page-address";
import { searchTitle } from "../ui/search-title";

const SiteSearchPage = lazyPart<{ route: string }>(async () => {
  // Beside the page, which asks for it where there is a query.
  if (searchPageState(window.location.search).query) void import("../components/search-results").catch(() => undefined);
  const { SiteSearchPage: Part } = await import("../components/site-search-page");
  return { default: Part };
});

/** The page of all results of a query; only a browser knows the query. Without scripts it leads to the sections. */
export default function SearchTemplate({ pageContext }: { pageContext: { route: string } }) {
  const isInBrowser = useInBrowser();
  return (
    <PlainPage title={translate({ id: "search.label" })}>
      <div className="without-scripts">
        <p>{translate({ id: "search.scripts" })}</p>
        <MainSections />
      </div>
      <div className="search-page" {...{ [NEEDS_SCRIPTS]: "now" }}>
        {isInBrowser && <SiteSearchPage route={pageContext.route} />}
      </div>
    </PlainPage>
  );
}

export function Head({ pageContext }: HeadProps<object, { route: string }>) {
  // Gatsby draws the head anew on the way back to a query, and knows no more of the address than its path.
  const search = typeof window === "undefined" ? "" : window.location.search;
  return <SeoHead title={searchTitle(searchPageState(search).query)} path={pageContext.route} noIndex />;
}
