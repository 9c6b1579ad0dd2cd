import { closeSync, mkdirSync, openSync, writeSync } from "node:fs";
import path from "node:path";
import type { StartPublisher } from "../../build/publish/publisher";
import { SEARCH_FOLDER } from "./index-files/layout";
import { SiteWriter } from "./index-files/site-writer";
import { searchedPageOf } from "./records/page-of";
import { RECORDS_FILE } from "./records/records-file";
import { recordsOf } from "./records/searched-page";

/**
 * Writes the site's own index from the finished pages that features declare as searched, and the records for a hosted
 * one, page by page.
 */
export const publishSearch: StartPublisher = ({ root, site }) => {
  const writer = new SiteWriter(path.join(root, "public", SEARCH_FOLDER), site.search.synonyms);
  const file = path.join(root, RECORDS_FILE);
  mkdirSync(path.dirname(file), { recursive: true });
  const records = openSync(file, "w");
  return {
    page: (page) => {
      if (!page.search || page.hidden || page.noIndex) return;
      const searched = searchedPageOf(
        { route: page.route, title: page.title, sections: page.sections() },
        page.search,
        site.i18n.defaultLocale,
      );
      writer.add(searched);
      for (const record of recordsOf(searched)) writeSync(records, `${JSON.stringify(record)}\n`);
    },
    end: () => {
      closeSync(records);
      writer.finish();
    },
  };
};
