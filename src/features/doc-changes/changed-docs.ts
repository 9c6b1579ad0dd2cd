import { compareText } from "../../lib/values/compare-text";
import type { FeedItem } from "../../lib/pages/feed";
import type { PageFields } from "../../lib/content/page-fields";

/** A doc as the feed needs it; `gitDate` is absent where git does not know the file. */
export type FedDoc = Pick<PageFields, "permalink" | "title" | "description" | "lastUpdate"> & {
  instance: string;
  gitDate?: string;
};

/** The docs that git knows, the one that changed last first; as many as asked, all for 0. */
export function lastChanged<D extends FedDoc>(docs: readonly D[], limit: number): (D & { changed: string })[] {
  const known = docs
    .flatMap((doc) => (doc.gitDate ? [{ ...doc, changed: isoTime(doc.lastUpdate?.date ?? doc.gitDate) }] : []))
    .sort((one, other) => compareText(other.changed, one.changed) || compareText(one.permalink, other.permalink));
  return known.slice(0, limit || undefined);
}

/** A change of a doc as an item of a feed: readers of feeds show an id once, so each change has one of its own. */
export function docItemOf(doc: FedDoc & { changed: string }, absolute: (url: string) => string): FeedItem {
  const { permalink, title, description, lastUpdate, changed } = doc;
  const url = absolute(permalink);
  return {
    url,
    title,
    summary: description,
    published: changed,
    updated: changed,
    id: `${url}#${changed}`,
    authors: lastUpdate?.author ? [{ name: lastUpdate.author }] : [],
    tags: [],
  };
}

function isoTime(date: string): string {
  return new Date(date).toISOString();
}
