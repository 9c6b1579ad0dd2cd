import type { HeadProps } from "gatsby";
import { SeoHead } from "../../../article/head";
import { PlainPage } from "../../../article/plain-page";
import { MainSections } from "../../../layout/shell/main-sections";
import { translate } from "../../../lib/translate";
import { NEEDS_SCRIPTS } from "../../../ui/held-scripts";
import { useInBrowser } from "../../../ui/in-browser";
import { lazyPart } from "../../../ui/lazy-part";

const SiteSearchPage = lazyPart<{ route: string }>(() =>
  import("../components/site-search-page").then(({ SiteSearchPage: Part }) => ({ default: Part })),
);

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
  return <SeoHead title={translate({ id: "search.label" })} path={pageContext.route} noIndex />;
}
