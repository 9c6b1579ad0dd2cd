import { withPrefix, type HeadProps } from "gatsby";
import { useEffect, useState } from "react";
import { SeoHead } from "../article/head";
import { MainSections } from "../layout/shell/main-sections";
import { answeredPath, leaveHtmlSuffix } from "../layout/missing-page/answer";
import { NearestPages } from "../layout/missing-page/nearest-pages";
import { loadOnceThere } from "../layout/missing-page/page-to-come";
import { PageOfRoute } from "../layout/shell/page-of-route";
import { AroundPart } from "../mdx/components/project/around-part";
import { partAbove } from "../ui/frame-parts";
import { useInBrowser } from "../ui/in-browser";
import { isWithoutNetwork, useOffline } from "../ui/offline";
import { PlainParts } from "../ui/plain-parts";
import { usePageInfo } from "../ui/page-info";
import { PlainPage } from "../article/plain-page";
import { translate } from "../lib/words/translate";
import { NOT_FOUND_ROUTE } from "../lib/routes/not-found";

/** No routes: those that are kept are not known yet. */
const NONE: ReadonlySet<string> = new Set();

/**
 * The page at every address that has none; an address that ends in `.html` is tried again without it, and below a route
 * that is not exact the page of that route shows.
 * Without a network nobody knows whether it has none, and the page leads to what the browser keeps.
 */
export default function NotFoundPage() {
  const { path } = usePageInfo();
  const { isOffline, kept } = useOffline();
  const [answered] = useState(answeredPath);
  useEffect(() => {
    if (path !== answered) void leaveHtmlSuffix(path, withPrefix);
  }, [path, answered]);
  useEffect(() => {
    if (process.env.NODE_ENV !== "development") return undefined;
    const waiting = new AbortController();
    void loadOnceThere(path, waiting.signal);
    return () => waiting.abort();
  }, [path]);
  // The HTML is the same for all addresses.
  const above = useInBrowser() && !isWithoutNetwork() ? partAbove(path) : undefined;
  if (above) return <PageOfRoute route={above.route} waiting={<PlainPage title={above.title} />} />;
  return (
    <AroundPart place="notFound">
      <PlainPage
        title={titleOf(isOffline)}
        lead={
          <span role="status">
            {isOffline ? translate({ id: "notFound.offlineLead" }) : translate({ id: "notFound.lead" })}
          </span>
        }
      >
        <PlainParts place="not-found" />
        <script defer src={withPrefix(__MISSING_PAGE__)} />
        <NearestPages path={path} kept={kept ?? (isOffline ? NONE : undefined)} />
        {kept?.size !== 0 && (
          <>
            <h2>{translate({ id: "notFound.sections" })}</h2>
            <MainSections kept={kept} />
          </>
        )}
      </PlainPage>
    </AroundPart>
  );
}

export function Head({ location }: HeadProps) {
  const isOffline = isWithoutNetwork();
  const above = isOffline ? undefined : partAbove(`/${location.pathname.slice(withPrefix("/").length)}`);
  return <SeoHead title={above?.title ?? titleOf(isOffline)} path={NOT_FOUND_ROUTE} noIndex />;
}

function titleOf(isOffline: boolean): string {
  return isOffline ? translate({ id: "notFound.offline" }) : translate({ id: "notFound.title" });
}
