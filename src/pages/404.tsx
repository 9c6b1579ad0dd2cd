import { withPrefix } from "gatsby";
import { useEffect, useState } from "react";
import { SeoHead } from "../article/head";
import { MainSections } from "../layout/shell/main-sections";
import { NearestPages } from "../layout/shell/nearest-pages";
import { PlainParts } from "../ui/plain-parts";
import { usePageInfo } from "../ui/page-info";
import { PlainPage } from "../article/plain-page";
import { translate } from "../lib/translate";
import { withoutHtmlSuffix } from "../lib/url";

/**
 * The page at every address that has none; an address that ends in `.html` is tried again without it (spec, section 2).
 * Without a network nobody knows whether it has none.
 */
export default function NotFoundPage() {
  const { path } = usePageInfo();
  const [isOffline, setOffline] = useState(false);
  useEffect(() => setOffline(!navigator.onLine), []);
  useEffect(() => {
    const route = withoutHtmlSuffix(path.replace(/\/$/, ""));
    if (!route) return;
    void fetch(withPrefix(route), { method: "HEAD" }).then(
      ({ ok }) => ok && window.location.replace(withPrefix(route)),
      () => undefined,
    );
  }, [path]);
  return (
    <PlainPage
      title={isOffline ? translate({ id: "notFound.offline" }) : translate({ id: "notFound.title" })}
      lead={
        <span role="status">
          {isOffline ? translate({ id: "notFound.offlineLead" }) : translate({ id: "notFound.lead" })}
        </span>
      }
    >
      <NearestPages path={path} />
      <PlainParts place="not-found" />
      <h2>{translate({ id: "notFound.sections" })}</h2>
      <MainSections />
    </PlainPage>
  );
}

export function Head() {
  return <SeoHead title={translate({ id: "notFound.title" })} path="/404/" noIndex />;
}
