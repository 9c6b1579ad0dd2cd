import type { SiteSettings } from "../../lib/settings/site-settings";
import { useDocsData } from "../../ui/docs-data";
import { navbarParts } from "../../ui/frame-parts";
import { usePageInfo } from "../../ui/page-info";
import { settings } from "../../ui/site-settings";
import { navbarEntriesOf } from "./navbar-entries";
import { usePreferredVersions } from "./preferred-version";

/** The entries of the navbar on the page that shows, by side. */
export function useNavbarEntries(
  items: SiteSettings["navbar"]["items"],
  i18n: SiteSettings["i18n"],
): ReturnType<typeof navbarEntriesOf> {
  const page = usePageInfo();
  const docs = useDocsData();
  const preferred = usePreferredVersions(docs, page);
  return navbarEntriesOf(items, { docs, page, preferred, i18n, baseUrl: settings.baseUrl, parts: navbarParts() });
}
