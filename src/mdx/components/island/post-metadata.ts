import type { ToldAuthor, ToldPost } from "../../../lib/content/told-post";
import { projectAddress } from "./project-address";

type Dated = { date?: string; readingMinutes?: number | null; authors?: readonly Partial<ToldAuthor>[] };
type Changed = { date: string | null; author: string | null } | null;

/** The moment, the authors and the length of a post as Docusaurus has them. */
export function postFacts({ date, authors = [], readingMinutes }: Dated): Record<string, unknown> {
  return {
    date: date && new Date(date).toISOString(),
    authors: authors.map(authorOf),
    readingTime: readingMinutes ?? undefined,
  };
}

function authorOf({ imageUrl, permalink, socials = [], ...author }: Partial<ToldAuthor>): Record<string, unknown> {
  const said = Object.entries(author).filter(([, value]) => value !== null);
  return {
    ...Object.fromEntries(said),
    imageURL: imageUrl ?? undefined,
    socials: Object.fromEntries(socials.map(({ label, href }) => [label.replace(/\W/g, "").toLowerCase(), href])),
    page: permalink ? { permalink: projectAddress(permalink) } : null,
  };
}

/** The pictures of a post's authors, in their order, as Docusaurus has them. */
export function pictureAssets(authors: readonly { imageUrl: string | null }[]) {
  return { authorsImageUrls: authors.map(({ imageUrl }) => imageUrl ?? undefined) };
}

/** Tags as Docusaurus has them: their addresses begin with the base URL. */
export function addressedTags<T extends { permalink: string }>(tags: readonly T[]): T[] {
  return tags.map((tag) => ({ ...tag, permalink: projectAddress(tag.permalink) }));
}

/** Where a page can be edited, and its last change, as Docusaurus has them: absent where they are not known. */
export function editFacts(editUrl: string | null, lastUpdate: Changed): Record<string, unknown> {
  return {
    ...(editUrl !== null && { editUrl }),
    ...(lastUpdate?.date && { lastUpdatedAt: Date.parse(lastUpdate.date) }),
    ...(lastUpdate?.author && { lastUpdatedBy: lastUpdate.author }),
  };
}

/** What Docusaurus tells of a post. */
export function postMetadata(post: ToldPost): Record<string, unknown> {
  const { title, description, permalink, tags, truncated, unlisted, draft, editUrl, lastUpdate } = post;
  return {
    title,
    description,
    unlisted,
    draft,
    permalink: projectAddress(permalink),
    tags: addressedTags(tags),
    hasTruncateMarker: truncated,
    ...postFacts(post),
    ...editFacts(editUrl, lastUpdate),
  };
}
