import type { PostFacts } from "../../lib/settings/function-settings";
import { withinFolder } from "../../lib/content/folder-path";
import type { DocusaurusFolder } from "./folder";
import { defaultFrontMatter, frontMatterOf, permalinkOf } from "./functions";

/** A post as functions of Docusaurus' blog plugin get it. */
export type DocusaurusPost = { id: string; metadata: PostMetadata; content: string };
type PostMetadata = {
  permalink: string;
  source: string;
  title: string;
  description: string;
  date: Date;
  tags: { label: string; permalink: string; description?: string }[];
  readingTime?: number;
  hasTruncateMarker: boolean;
  authors: Record<string, unknown>[];
  frontMatter: Record<string, unknown>;
  unlisted: boolean;
};

/** A post of the site as Docusaurus has it. */
export async function docusaurusPost(post: PostFacts, folder: DocusaurusFolder): Promise<DocusaurusPost> {
  const { file, readingMinutes } = post;
  const frontMatter = await frontMatterOf(file, folder);
  return {
    // As it is written, also without a slash at its beginning.
    id: typeof frontMatter.slug === "string" ? frontMatter.slug : post.slug,
    metadata: {
      permalink: permalinkOf(post.permalink, folder.config),
      source: `@site/${withinFolder(folder.folder, file)}`,
      title: post.title,
      description: post.description,
      date: new Date(post.date),
      tags: post.tags.map(({ label, permalink, description }) => ({
        label,
        permalink: permalinkOf(permalink, folder.config),
        ...(description !== null && { description }),
      })),
      ...(readingMinutes !== null && { readingTime: readingMinutes }),
      hasTruncateMarker: post.truncated,
      authors: post.authors.map((author) => authorOf(author, folder)),
      frontMatter,
      unlisted: post.unlisted,
    },
    content: defaultFrontMatter(folder.textOf(file)).content,
  };
}

function authorOf(author: PostFacts["authors"][number], { config }: DocusaurusFolder): Record<string, unknown> {
  const { imageUrl: imageURL, permalink, ...facts } = author;
  const page = permalink === null ? null : { permalink: permalinkOf(permalink, config) };
  const given = Object.entries({ ...facts, imageURL }).filter(([, value]) => value !== null);
  return { ...Object.fromEntries(given), page };
}
