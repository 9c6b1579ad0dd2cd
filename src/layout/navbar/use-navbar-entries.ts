import { useEffect, useState } from "react";
import type { SiteSettings } from "../../lib/settings/site-settings";
import { projectNavbarParts } from "../../mdx/components/project/navbar-items";
import { useDocsData } from "../../ui/docs-data";
import { navbarParts } from "../../ui/frame-parts";
import { usePageInfo, type PageInfo } from "../../ui/page-info";
import { settings } from "../../ui/site-settings";
import { missingPageRoute } from "../navigation/first-page";
import { navbarEntriesOf } from "./navbar-entries";
import { usePreferredVersions } from "./preferred-version";

/** The entries of the navbar on the page that shows, by side. */
export function useNavbarEntries(
  items: SiteSettings["navbar"]["items"],
  i18n: SiteSettings["i18n"],
): ReturnType<typeof navbarEntriesOf> {
  const page = useDrawnPage();
  const docs = useDocsData();
  const preferred = usePreferredVersions(docs, page);
  const parts = [...projectNavbarParts(items), ...navbarParts()];
  return navbarEntriesOf(items, { docs, page, preferred, i18n, baseUrl: settings.baseUrl, parts });
}

/** The page that shows; in the first render that of the HTML, which is the same for all addresses without a page. */
function useDrawnPage(): PageInfo {
  const page = usePageInfo();
  const [first, setFirst] = useState(missingPageRoute);
  useEffect(() => setFirst(undefined), []);
  return first === undefined ? page : { ...page, path: first };
}
