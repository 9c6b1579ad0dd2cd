import { nearestFirst, type Problem } from "../../../lib/problem";
import { normalItems, type NormalItem, type SidebarsFile } from "./config";
import { indexSlug, lineOf } from "./resolve";

/** A page that lists what is in a category, by the category's label. */
type Index = { label: string; slug: string; isWritten: boolean };

/**
 * The categories of a translated sidebars file whose pages have addresses by their translated labels, which the
 * original does not know: links and the menu of languages lead to those of the original.
 */
export function movedIndexes(
  { file, source, data }: { file: string; source: string; data: SidebarsFile },
  original: SidebarsFile,
): Problem[] {
  const slugs = indexesOf(original).map(({ slug }) => slug);
  return indexesOf(data)
    .filter(({ slug, isWritten }) => !isWritten && !slugs.includes(slug))
    .map(({ label, slug }) => ({
      severity: "error",
      file,
      line: lineOf(label, source),
      message: `The page of the category '${label}' has the address '${slug}', which no category of the original has.`,
      remedy: "Write the original's address as `slug` into the `link` of the category; of a category of its own, any.",
      choices: nearestFirst(slug, slugs),
    }));
}

function indexesOf(sidebars: SidebarsFile): Index[] {
  return Object.values(sidebars).flatMap((items) => indexesIn(normalItems(items)));
}

function indexesIn(items: readonly NormalItem[]): Index[] {
  return items.flatMap((item) => {
    if (item.type !== "category") return [];
    const { label, link, items: inner } = item;
    const own =
      link?.type === "generated-index"
        ? [{ label, slug: indexSlug(link, label), isWritten: link.slug !== undefined }]
        : [];
    return [...own, ...indexesIn(inner)];
  });
}
