import { compareText } from "../../lib/values/compare-text";
/** What pairing needs of a doc. */
export type PairedDoc = { docId: string; permalink: string; title: string };

/** The docs of a version beside those of the one before it: by their ids, in the order of their routes. */
type DocPairs<Doc extends PairedDoc> = {
  /** Docs of both versions: the newer, the older. */
  kept: [Doc, Doc][];
  added: Doc[];
  removed: Doc[];
};

/** Pairs the docs of two versions by their ids. */
export function pairDocs<Doc extends PairedDoc>(newer: readonly Doc[], older: readonly Doc[]): DocPairs<Doc> {
  const before = new Map(older.map((doc) => [doc.docId, doc]));
  const after = new Set(newer.map(({ docId }) => docId));
  const kept = newer.flatMap((doc): [Doc, Doc][] => {
    const other = before.get(doc.docId);
    return other ? [[doc, other]] : [];
  });
  return {
    kept: kept.sort(([one], [other]) => byRoute(one, other)),
    added: newer.filter(({ docId }) => !before.has(docId)).sort(byRoute),
    removed: older.filter(({ docId }) => !after.has(docId)).sort(byRoute),
  };
}

function byRoute(one: PairedDoc, other: PairedDoc): number {
  return compareText(one.permalink, other.permalink);
}
