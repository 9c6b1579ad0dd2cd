import path from "node:path";
import type { z } from "zod";
import { filesIn } from "../../files/files-in";
import { fileNameOf, filesCollection, markdownCollections } from "../../build/content-collections";
import type { SiteContext } from "../../build/context/context";
import { tagsFileIn } from "../../build/nodes/tags-file";
import type { ContentCollection } from "../../lib/content/content-collection";
import { writtenDate } from "../../lib/content/page-fields";
import type { BlogInstance } from "../../lib/site-config";
import { tagsFileSchema } from "../../lib/content/tags";
import { authorsFileOf, authorsFileSchema } from "./author";
import { postFrontMatterSchema } from "./post";
import { postPathOf } from "./post-path";

/** An entry of a changelog, of which a new file is named by the release alone. */
const entrySchema = postFrontMatterSchema.safeExtend({
  date: writtenDate.describe("The day of the release, as 2024-05-03."),
});

/** What authors edit of blogs: the posts of each, its authors and its tags. */
export function blogCollections({ root, site }: Pick<SiteContext, "root" | "site">): ContentCollection[] {
  return site.blogs.flatMap(({ id, title, content, layout, futurePosts, ...blog }) => [
    ...markdownCollections(root, {
      name: id,
      label: title,
      folder: content,
      isNested: true,
      ...(layout === "timeline"
        ? {
            singular: "entry",
            newName: "{{title}}",
          }
        : {
            singular: "post",
            newName: POST_NAME,
          }),
      schema: schemaOf(root, { content, layout, futurePosts }),
    }),
    ...filesCollection(root, {
      name: `${id}-settings`,
      label: `${title}: authors and tags`,
      files: [
        { file: authorsFileOf({ content, ...blog }), label: "Authors", schema: authorsFileSchema },
        ...[tagsFileIn(content, blog.tagsFile) ?? []]
          .flat()
          .map((file) => ({ file, label: "Tags", schema: tagsFileSchema })),
      ].map((one) => ({ name: fileNameOf(one.file), ...one })),
    }),
  ]);
}

/** A part of the day that the form says, as Sveltia formats it, or of today where it says none. */
const dayPart = (format: string, today: string) => `{{date | date('${format}') | default('{{${today}}}')}}`;

/** The name of a new post: its day and its title. Sveltia takes no folders in it. */
const POST_NAME = [dayPart("YYYY", "year"), dayPart("MM", "month"), dayPart("DD", "day"), "{{title | slugify}}"].join(
  "-",
);

/** The front matter of a blog's files; the hint at their day says what a day that is to come means. */
function schemaOf(root: string, blog: Pick<BlogInstance, "content" | "layout" | "futurePosts">): z.ZodType {
  const schema = isAskedForDay(root, blog) ? entrySchema : postFrontMatterSchema;
  if (blog.futurePosts !== "hold") return schema;
  const { date } = schema.shape;
  return postFrontMatterSchema.safeExtend({ date: date.describe(`${date.description} ${WAITS}`) });
}

const WAITS = "Before that day begins, in UTC, builds for readers leave the file out.";

/** Where names of a changelog's files have days already, nobody is asked for them again. */
function isAskedForDay(root: string, { content, layout }: Pick<BlogInstance, "content" | "layout">): boolean {
  return (
    layout === "timeline" && !filesIn(path.join(root, content)).some((file) => postPathOf(file).date !== undefined)
  );
}
