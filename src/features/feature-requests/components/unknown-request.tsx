import { decodeAddress } from "../../../lib/url";
import { useInBrowser } from "../../../ui/in-browser";
import { usePageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { SiteLink } from "../../../ui/site-link";
import { word } from "../words";

/** Says at an address below the feature requests that no request is there; the page lists the nearest ones below. */
export function UnknownRequest() {
  const { path } = usePageInfo();
  // The page of missing addresses is the same HTML for all of them.
  const isInBrowser = useInBrowser();
  const route = settings.featureRequests?.route;
  if (!isInBrowser || route === undefined || !path.startsWith(route) || path === route) return null;
  return (
    <p>
      {word("unknown", { slug: decodeAddress(path.slice(route.length).replace(/\/$/, "")) })}{" "}
      <SiteLink href={route}>{word("all")}</SiteLink>
    </p>
  );
}
