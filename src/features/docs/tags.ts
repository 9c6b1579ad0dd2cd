import { compareText } from "../../lib/values/compare-text";
import { textOrder } from "../../lib/values/text-order";
import type { Tag } from "../../lib/content/tags";
import { byId, type Doc } from "./doc";

/** A doc as lists of those with a tag show it. */
type TaggedDoc = Pick<Doc, "title" | "description" | "permalink" | "unlisted">;

/** A tag with the number of listed docs that carry it; `unlisted` when none of them is listed. */
type DocTag = Tag & { count: number; unlisted: boolean };

/**
 * The tags of docs, by label in the order of a language; drafts have no part in them, in develop either. Of two labels
 * with one route that of the doc with the first id counts.
 */
export function tagsOfDocs(
  docs: readonly Pick<Doc, "docId" | "tags" | "unlisted" | "draft">[],
  language: string,
): DocTag[] {
  const tags = new Map<string, DocTag>();
  for (const doc of byId(docs)) {
    if (doc.draft) continue;
    for (const tag of doc.tags) {
      const known = tags.get(tag.permalink) ?? { ...tag, count: 0, unlisted: true };
      tags.set(tag.permalink, doc.unlisted ? known : { ...known, count: known.count + 1, unlisted: false });
    }
  }
  const compare = textOrder(language);
  return [...tags.values()].sort((a, b) => compare(a.label, b.label));
}

/**
 * The docs that carry the tag whose page is at a route, by title in the order of a language, then by route; drafts have
 * no part in them.
 */
export function docsWithTag(
  docs: readonly (TaggedDoc & Pick<Doc, "tags" | "draft">)[],
  route: string,
  language: string,
): TaggedDoc[] {
  // Capitals and accents do not part titles, as in Docusaurus.
  const compare = textOrder(language);
  return docs
    .filter((doc) => !doc.draft && doc.tags.some(({ permalink }) => permalink === route))
    .map(({ title, description, permalink, unlisted }) => ({ title, description, permalink, unlisted }))
    .sort((a, b) => compare(a.title, b.title) || compareText(a.permalink, b.permalink));
}
