import type { CreatePagesArgs, Node } from "gatsby";
import type { SiteContext } from "../../build/context/context";
import type { FeaturePages, Page } from "../../build/feature";
import { docFeedOf } from "../../lib/pages/doc-feed";
import type { FrameContext } from "../../lib/pages/frame-context";
import { pageRoute, pageTitle } from "../../lib/pages/list-pages";
import type { Site } from "../../lib/site-config";
import { pairDocs } from "./doc-pairs";
import { DocChanges, type ComparedDoc } from "./files";
import { changesRoute, versionPairs, type PairedVersion, type VersionPair } from "./version-pairs";
import { DOCS_ON_PAGE, pagesOfList, type KindCounts } from "./list-parts";
import { changesTitle, word } from "./words";

/** A version as its node has it. */
export type ComparedVersion = Node & PairedVersion & { isLast: boolean };

/**
 * The pages of each version that has one before it, and for each doc that differs from the one before what its page has
 * to know of that.
 */
export function docChangesPages(
  { getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">,
  { root, production, site, part }: Pick<SiteContext, "root" | "production" | "site" | "part">,
): FeaturePages {
  const versions = getNodesByType("DocsVersion") as ComparedVersion[];
  const docs = (getNodesByType("Doc") as ComparedDoc[]).filter((doc) => isCompared(doc, production));
  const changes = new DocChanges({ root, site });
  const pages: Page[] = [];
  const frames = new Map<string, FrameContext>();
  for (const { id, showChanges } of site.docs) {
    if (!showChanges) continue;
    for (const pair of versionPairs(versions, id)) {
      const docsOf = ({ name }: PairedVersion) =>
        docs.filter(({ instance, version }) => instance === id && version === name);
      const { kept, added, removed } = pairDocs(docsOf(pair.newer), docsOf(pair.older));
      const list = changesRoute(pair.newer, site.docs[0]?.id ?? "");
      const since = pair.older.label;
      // Another part makes the pages of the version, and knows how many changed.
      const isOwn = part?.holdsPage({ context: { instance: id, version: pair.newer.name } }) ?? true;
      let changed = 0;
      for (const [newer, older] of kept) {
        if (!isOwn) continue;
        const differs = changes.between(newer, older);
        if (!differs) continue;
        changed += 1;
        frames.set(newer.permalink, { changes: { ...differs, since, list } });
      }
      const counts = { added: added.length, removed: removed.length, changed };
      pages.push(...listPages(pair, list, counts, site).slice(0, isOwn ? undefined : 1));
    }
  }
  changes.finish();
  return { pages, frames };
}

/** Whether a doc is compared: readers find it, and its version is published. */
export function isCompared({ draft, unlisted }: ComparedDoc, production: boolean): boolean {
  return !unlisted && !(production && draft);
}

function listPages(
  { newer, older }: VersionPair<ComparedVersion>,
  base: string,
  counts: KindCounts,
  site: Site,
): Page[] {
  const { title, docs } = site;
  const instance = newer.isLast ? docs.find(({ id }) => id === newer.instance) : undefined;
  const feed = instance && docFeedOf(instance, site);
  const context = { instance: newer.instance, version: newer.name, previous: older.name, base, counts };
  return Array.from({ length: pagesOfList(counts) }, (_, index) => ({
    path: pageRoute(base, index + 1),
    title: pageTitle(changesTitle(newer.label, older.label), index + 1),
    description: word("lead", { since: older.label }),
    component: "src/features/doc-changes/templates/changes.tsx",
    context: {
      ...context,
      page: index + 1,
      skip: index * DOCS_ON_PAGE,
      limit: DOCS_ON_PAGE,
      ...(feed && index === 0 && { feed }),
    },
    noIndex: newer.noIndex,
    isFallback: true,
    ...(index === 0
      ? {
          search: { group: title },
          sections: () => [{ heading: "", level: 1, text: word("lead", { since: older.label }) }],
        }
      : { continuesList: true }),
  }));
}
