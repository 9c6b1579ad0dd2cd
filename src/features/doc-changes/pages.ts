import type { CreatePagesArgs, Node } from "gatsby";
import type { SiteContext } from "../../build/context/context";
import type { FeaturePages, Page } from "../../build/feature";
import { docFeedOf } from "../../lib/pages/doc-feed";
import type { FrameContext } from "../../lib/pages/frame-context";
import type { Site } from "../../lib/site-config";
import { pairDocs } from "./doc-pairs";
import { DocChanges, type ComparedDoc } from "./files";
import { changesRoute, versionPairs, type PairedVersion, type VersionPair } from "./version-pairs";
import { changesTitle, word } from "./words";

/** A version as its node has it. */
export type ComparedVersion = Node & PairedVersion & { isLast: boolean };

/**
 * A page for each version that has one before it, and for each doc that differs from the one before what its page has
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
      const page = versionPage(pair, site);
      pages.push(page);
      const docsOf = ({ name }: PairedVersion) =>
        docs.filter(({ instance, version }) => instance === id && version === name);
      for (const [newer, older] of pairDocs(docsOf(pair.newer), docsOf(pair.older)).kept) {
        if (part?.holdsFile(newer.file) === false) continue;
        const differs = changes.between(newer, older);
        if (differs) frames.set(newer.permalink, { changes: { ...differs, since: pair.older.label, list: page.path } });
      }
    }
  }
  changes.finish();
  return { pages, frames };
}

/** Whether a doc is compared: readers find it, and its version is published. */
export function isCompared({ draft, unlisted }: ComparedDoc, production: boolean): boolean {
  return !unlisted && !(production && draft);
}

function versionPage({ newer, older }: VersionPair<ComparedVersion>, site: Site): Page {
  const { title, docs } = site;
  const instance = newer.isLast ? docs.find(({ id }) => id === newer.instance) : undefined;
  const feed = instance && docFeedOf(instance, site);
  const context = { instance: newer.instance, version: newer.name, previous: older.name, ...(feed && { feed }) };
  return {
    path: changesRoute(newer, docs[0]?.id ?? ""),
    title: changesTitle(newer.label, older.label),
    component: "src/features/doc-changes/templates/changes.tsx",
    context,
    noIndex: newer.noIndex,
    isFallback: true,
    search: { group: title },
    sections: () => [{ heading: "", level: 1, text: word("lead", { since: older.label }) }],
  };
}
