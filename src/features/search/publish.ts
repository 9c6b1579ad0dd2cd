import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { SEARCH_FOLDER } from "./index-files/layout";
import { SiteWriter } from "./index-files/site-writer";
import { searchedPageOf } from "./records/page-of";

/** Writes the site's index from the finished pages that features declare as searched, page by page. */
export const publishSearch: StartPublisher = ({ root, site }) => {
  const writer = new SiteWriter(path.join(root, "public", SEARCH_FOLDER), site.search.synonyms);
  return {
    page: (page) => {
      if (!page.search || page.hidden || page.noIndex) return;
      const { route, title } = page;
      writer.add(searchedPageOf({ route, title, sections: page.sections() }, page.search, site.i18n.defaultLocale));
    },
    end: () => writer.finish(),
  };
};
