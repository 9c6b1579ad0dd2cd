import { withPrefix, type HeadProps } from "gatsby";
import { useEffect } from "react";
import { SeoHead } from "../article/head";
import { MainSections } from "../layout/shell/main-sections";
import { NearestPages } from "../layout/shell/nearest-pages";
import { PageOfRoute } from "../layout/shell/page-of-route";
import { partAbove } from "../ui/frame-parts";
import { useInBrowser } from "../ui/in-browser";
import { isWithoutNetwork, useOffline } from "../ui/offline";
import { PlainParts } from "../ui/plain-parts";
import { usePageInfo } from "../ui/page-info";
import { PlainPage } from "../article/plain-page";
import { NOT_FOUND_ROUTE } from "../lib/routes/nearest-routes";
import { translate } from "../lib/words/translate";
import { withoutHtmlSuffix } from "../lib/routes/url";

/** No routes: those that are kept are not known yet. */
const NONE: ReadonlySet<string> = new Set();

/**
 * The page at every address that has none; an address that ends in `.html` is tried again without it, and below a route
 * that is not exact the page of that route shows (spec, section 2).
 * Without a network nobody knows whether it has none, and the page leads to what the browser keeps.
 */
export default function NotFoundPage() {
  const { path } = usePageInfo();
  const { isOffline, kept } = useOffline();
  useEffect(() => {
    const route = withoutHtmlSuffix(path.replace(/\/$/, ""));
    // The file of this page is there, at an address of its own.
    if (!route || route === NOT_FOUND_ROUTE) return;
    void fetch(withPrefix(route), { method: "HEAD" }).then(
      ({ ok }) => ok && window.location.replace(withPrefix(route)),
      () => undefined,
    );
  }, [path]);
  // The HTML is the same for all addresses.
  const above = useInBrowser() && !isWithoutNetwork() ? partAbove(path) : undefined;
  if (above) return <PageOfRoute route={above.route} waiting={<PlainPage title={above.title} />} />;
  return (
    <PlainPage
      title={titleOf(isOffline)}
      lead={
        <span role="status">
          {isOffline ? translate({ id: "notFound.offlineLead" }) : translate({ id: "notFound.lead" })}
        </span>
      }
    >
      <PlainParts place="not-found" />
      <NearestPages path={path} kept={kept ?? (isOffline ? NONE : undefined)} />
      {kept?.size !== 0 && (
        <>
          <h2>{translate({ id: "notFound.sections" })}</h2>
          <MainSections kept={kept} />
        </>
      )}
    </PlainPage>
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
