import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { currentLocaleName } from "../../lib/settings/locale";
import { SEARCH_FOLDER } from "../../lib/routes/search-files";
import { SiteWriter, type IndexedPage } from "./index-files/site-writer";
import { searchedPageOf } from "./records/page-of";

/** Writes the site's index from the finished pages that features declare as searched, page by page. */
export const publishSearch: StartPublisher<IndexedPage> = ({ root, site }) => {
  const writer = new SiteWriter(path.join(root, "public", SEARCH_FOLDER), site.search.synonyms);
  return {
    page: (page, kept) => {
      if (!page.search || page.hidden || page.noIndex) return undefined;
      const again = kept && writer.addAgain(kept);
      if (again) return again;
      const { route, title } = page;
      const sections = page.sections();
      return writer.add(searchedPageOf({ route, title, sections }, page.search, currentLocaleName(site.i18n)));
    },
    endPart: () => writer.finish(),
    end: () => writer.finish(),
  };
};
