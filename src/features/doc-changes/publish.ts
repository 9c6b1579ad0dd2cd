import type { PageNode } from "../../build/nodes/mdx-reader";
import { feedStylesheet } from "../../build/publish/feeds/stylesheet";
import { writeFeed } from "../../build/publish/feeds/write-feed";
import type { PublishedPage, StartPublisher } from "../../build/publish/publisher";
import { WrittenFiles } from "../../build/publish/written-files";
import { docFeedOf } from "../../lib/pages/doc-feed";
import type { PageFields } from "../../lib/content/page-fields";
import type { Site } from "../../lib/site-config";
import { absoluteAddress } from "../../lib/routes/url";
import { translate } from "../../lib/words/translate";
import { docItemOf, lastChanged, type FedDoc } from "./changed-docs";
import { CHANGES_FOLDER } from "./page-changes";

/** Address of the stylesheet of these feeds, without the base URL. */
const STYLESHEET = "/doc-feed.css";

/** Removes what earlier builds wrote of docs that no longer differ, or differ otherwise; writes the feeds of docs. */
export const publishDocChanges: StartPublisher = ({ root, site }, { targets }) => {
  const files = new WrittenFiles(root, "doc-changes");
  const docs: FedDoc[] = [];
  return {
    page: (page) => {
      const { changes } = page.frame ?? {};
      if (changes) files.keep(`${CHANGES_FOLDER}/${changes.file}`);
      docs.push(...fedDocOf(page));
    },
    endPart: () => files.finish(),
    end: () => {
      writeDocFeeds(files, docs, site, (route) => targets?.routes.has(route) === true);
      files.finish();
    },
  };
};

/** A page as the feed of its docs needs it; none that is no doc of the last version, or that is not to be found. */
function fedDocOf({ route, node, noIndex, hidden, olderVersion, frame }: PublishedPage): FedDoc[] {
  if (node?.internal.type !== "Doc" || noIndex || hidden || olderVersion !== undefined) return [];
  const { title, description, lastUpdate, gitDate } = node as PageNode & PageFields;
  // The rest of the node is let go.
  return [{ instance: frame?.instance ?? "", permalink: route, title, description, lastUpdate, gitDate }];
}

/** Writes the feeds of changed docs, one for each instance that has one; `isPage` says whether a route has a page. */
function writeDocFeeds(
  files: WrittenFiles,
  docs: readonly FedDoc[],
  site: Site,
  isPage: (route: string) => boolean,
): void {
  for (const instance of site.docs) {
    const feed = docFeedOf(instance, site);
    if (!feed) continue;
    const own = docs.filter((doc) => doc.instance === instance.id);
    const items = lastChanged(own, instance.feed.limit).map((doc) =>
      docItemOf(doc, (url) => absoluteAddress(url, site)),
    );
    // Docs may have no page at their root.
    const page = isPage(feed.route) ? feed.route : "/";
    const about = {
      copyright: instance.feed.copyright,
      pageWords: translate({ id: "docs.feedPage" }),
      stylesheet: STYLESHEET,
    };
    writeFeed({ ...feed, ...about, page }, items, { files, site });
    files.write(STYLESHEET, feedStylesheet(translate({ id: "docs.feedExplained" })));
  }
}
