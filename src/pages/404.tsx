import { withPrefix } from "gatsby";
import { useEffect } from "react";
import { SeoHead } from "../article/head";
import { NearestPages } from "../layout/shell/nearest-pages";
import { PlainParts } from "../ui/plain-parts";
import { usePageInfo } from "../ui/page-info";
import { PlainPage } from "../article/plain-page";
import { SiteLink } from "../ui/site-link";
import { translate } from "../lib/translate";
import { withoutHtmlSuffix } from "../lib/url";

/**
 * The page at every address that has none; an address that ends in `.html` is tried again without it (spec, section 2).
 */
export default function NotFoundPage() {
  const { path } = usePageInfo();
  useEffect(() => {
    const route = withoutHtmlSuffix(path.replace(/\/$/, ""));
    if (!route) return;
    void fetch(withPrefix(route), { method: "HEAD" }).then(
      ({ ok }) => ok && window.location.replace(withPrefix(route)),
      () => undefined,
    );
  }, [path]);
  return (
    <PlainPage title={translate({ id: "notFound.title" })} lead={translate({ id: "notFound.lead" })}>
      <p>
        <SiteLink href="/">{translate({ id: "notFound.home" })}</SiteLink>
      </p>
      <PlainParts place="not-found" />
      <NearestPages path={path} />
    </PlainPage>
  );
}

export function Head() {
  return <SeoHead title={translate({ id: "notFound.title" })} path="/404/" noIndex />;
}
