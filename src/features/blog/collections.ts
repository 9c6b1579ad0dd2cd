import { filesCollection, markdownCollections, nameOf } from "../../build/content-collections";
import type { SiteContext } from "../../build/context/context";
import type { ContentCollection } from "../../lib/content-collection";
import { tagsFileSchema } from "../../lib/tags";
import { AUTHORS_FILE, authorsFileSchema } from "./author";
import { postFrontMatterSchema } from "./post";

/** What authors edit of blogs: the posts of each, its authors and its tags. */
export function blogCollections({ root, site }: Pick<SiteContext, "root" | "site">): ContentCollection[] {
  return site.blogs.flatMap(({ id, title, content, layout }) => [
    ...markdownCollections(root, {
      ...{ name: id, label: title, folder: content, schema: postFrontMatterSchema, isNested: true },
      ...(layout === "timeline"
        ? { singular: "entry", newName: "{{title}}" }
        : { singular: "post", newName: "{{year}}-{{month}}-{{day}}-{{title}}" }),
    }),
    ...filesCollection(root, {
      name: `${id}-settings`,
      label: `${title}: authors and tags`,
      files: [
        ...[{ file: `${content}/${AUTHORS_FILE}`, label: "Authors", schema: authorsFileSchema }],
        ...[{ file: `${content}/tags.yml`, label: "Tags", schema: tagsFileSchema }],
      ].map((one) => ({ name: nameOf(one.file), ...one })),
    }),
  ]);
}
