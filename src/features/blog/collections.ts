import { filesBelow, filesCollection, markdownCollections, nameOf } from "../../build/content-collections";
import type { SiteContext } from "../../build/context/context";
import { tagsFileIn } from "../../build/nodes/tags-file";
import type { ContentCollection } from "../../lib/content-collection";
import { writtenDate } from "../../lib/page-fields";
import { tagsFileSchema } from "../../lib/tags";
import { authorsFileOf, authorsFileSchema } from "./author";
import { postFrontMatterSchema } from "./post";
import { postPathOf } from "./post-path";

/** An entry of a changelog, of which a new file is named by the release alone. */
const entrySchema = postFrontMatterSchema.safeExtend({
  date: writtenDate.describe("The day of the release, as 2024-05-03."),
});

/** What authors edit of blogs: the posts of each, its authors and its tags. */
export function blogCollections({ root, site }: Pick<SiteContext, "root" | "site">): ContentCollection[] {
  return site.blogs.flatMap(({ id, title, content, layout, ...blog }) => [
    ...markdownCollections(root, {
      ...{ name: id, label: title, folder: content, isNested: true },
      ...(layout === "timeline"
        ? { singular: "entry", newName: "{{title}}", schema: schemaOfEntries(root, content) }
        : { singular: "post", newName: "{{year}}-{{month}}-{{day}}-{{title}}", schema: postFrontMatterSchema }),
    }),
    ...filesCollection(root, {
      name: `${id}-settings`,
      label: `${title}: authors and tags`,
      files: [
        ...[{ file: authorsFileOf({ content, ...blog }), label: "Authors", schema: authorsFileSchema }],
        ...[tagsFileIn(content, blog.tagsFile) ?? []]
          .flat()
          .map((file) => ({ file, label: "Tags", schema: tagsFileSchema })),
      ].map((one) => ({ name: nameOf(one.file), ...one })),
    }),
  ]);
}

/** Where names of files have days already, nobody is asked for them again. */
function schemaOfEntries(root: string, folder: string) {
  const hasDays = filesBelow(root, folder).some((file) => postPathOf(file).date !== undefined);
  return hasDays ? postFrontMatterSchema : entrySchema;
}
