import { z } from "zod";
import type { FeedEntry, FeedItemsOf } from "../../lib/settings/function-settings";
import type { FeedItem, WholeFeedItem } from "../../lib/pages/feed";
import type { AnyFunction } from "../config";
import { mistakeLines } from "../mistakes";
import { docusaurusPost, type DocusaurusPost } from "./blog-posts";
import type { DocusaurusFolder } from "./folder";

const text = z.string();
const optional = text.nullish();
/** A file of an item: its address, or what is known of it. */
const media = z.union([text, z.looseObject({ url: text, type: optional, length: z.number().nullish() })]).nullish();

/** What a function `createFeedItems` gives: items of the package `feed`, with the keys that feeds here have. */
const givenItems = z.array(
  z.looseObject({
    title: text,
    link: text,
    id: optional,
    guid: optional,
    date: z.date(),
    published: z.date().nullish(),
    description: optional,
    content: optional,
    image: media,
    audio: media,
    video: media,
    enclosure: media,
    author: z.array(z.looseObject({ name: optional, link: optional })).nullish(),
    category: z.array(z.looseObject({ name: optional, term: optional, domain: optional })).nullish(),
  }),
);
type GivenItem = z.output<typeof givenItems>[number];

/**
 * The function `createFeedItems` of a blog plugin. What it gives rejects with each wrong key, its value and what is
 * allowed.
 */
export function mapFeedItems(create: AnyFunction, folder: DocusaurusFolder): FeedItemsOf {
  const itemsOf = async (entries: readonly FeedEntry[], outDir: string): Promise<WholeFeedItem[]> => {
    const posts = await Promise.all(entries.map(({ post }) => docusaurusPost(post, folder)));
    const own = new Map(entries.map(({ item }, place) => [posts[place]?.metadata.permalink, item]));
    const written = await create({
      blogPosts: posts,
      siteConfig: folder.config,
      outDir,
      // Docusaurus' own is asynchronous too.
      defaultCreateFeedItems: ({ blogPosts }: { blogPosts: readonly DocusaurusPost[] }) =>
        Promise.resolve(blogPosts.flatMap((post) => defaultItem(post, own.get(post.metadata.permalink)) ?? [])),
    });
    const given = givenItems.safeParse(written);
    if (given.error)
      throw new Error(`createFeedItems gave no valid items:\n${mistakeLines(given.error, written).join("\n")}`);
    const byAddress = new Map(entries.map(({ item }) => [item.url, item]));
    return given.data.map((item) => itemOf(item, byAddress.get(item.link)));
  };
  // Whoever calls it from another thread waits for the promise.
  return itemsOf as unknown as FeedItemsOf;
}

/** The item that Docusaurus makes of a post, which a function may have changed; none for a post of no feed. */
function defaultItem({ metadata }: DocusaurusPost, own: WholeFeedItem | undefined): GivenItem | undefined {
  if (!own) return undefined;
  const { title, description, date, tags, authors } = metadata;
  const known = new Map(own.tags.map((tag) => [tag.label, tag.url]));
  return {
    title,
    description,
    date,
    id: own.url,
    link: own.url,
    content: own.content,
    ...(authors.length > 0 && {
      author: authors.map(({ name, url, email }) => ({
        name,
        link: url,
        email,
      })) as GivenItem["author"],
    }),
    category: tags.map(({ label, permalink }) => ({
      name: label,
      term: known.get(label) ?? permalink,
    })),
  };
}

/** An item as the site has it; what the site knows of a post stays where nothing else is said of it. */
function itemOf(given: GivenItem, own: WholeFeedItem | undefined): WholeFeedItem {
  const published = (given.published ?? given.date).toISOString();
  const id = given.guid ?? given.id ?? given.link;
  const image = given.image ? mediaOf(given.image, "image").url : own?.image;
  const enclosure = enclosureOf(given);
  return {
    url: given.link,
    ...(id !== given.link && { id }),
    title: given.title,
    summary: given.description ?? "",
    published,
    updated: own && own.published === published ? own.updated : given.date.toISOString(),
    authors: (given.author ?? []).flatMap(({ name, link }) => (name ? authorOf(name, link ?? undefined, own) : [])),
    tags: (given.category ?? []).flatMap(({ name, term, domain }) => {
      const label = name ?? term;
      return label ? { label, url: term ?? domain ?? label } : [];
    }),
    ...(image && { image }),
    ...(enclosure && { enclosure }),
    ...(given.content && { content: given.content }),
  };
}

function authorOf(name: string, link: string | undefined, own: WholeFeedItem | undefined): FeedItem["authors"][number] {
  const known = own?.authors.find((author) => author.name === name);
  return { ...known, name, ...(link && !known?.url && { url: link }) };
}

function enclosureOf({ enclosure, audio, video }: GivenItem): FeedItem["enclosure"] {
  if (enclosure) return mediaOf(enclosure, "image");
  if (audio) return mediaOf(audio, "audio");
  return video ? mediaOf(video, "video") : undefined;
}

/** A file with its kind, which its ending says where nothing else does. */
function mediaOf(
  written: NonNullable<GivenItem["enclosure"]>,
  kind: "image" | "audio" | "video",
): NonNullable<FeedItem["enclosure"]> {
  const { url, type, length } =
    typeof written === "string" ? { url: written, type: undefined, length: undefined } : written;
  const ending = /\.(\w+)(?:[?#]|$)/.exec(url)?.[1]?.toLowerCase() ?? "*";
  return { url, type: type ?? `${kind}/${ending === "mp3" ? "mpeg" : ending}`, size: length ?? 0 };
}
