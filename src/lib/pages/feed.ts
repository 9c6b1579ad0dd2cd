import { feedAddress, type FeedFormat } from "../routes/feed-address";
import { currentLocaleOf } from "../settings/locale";
import type { Site } from "../site-config";
import { absoluteAddress } from "../routes/url";

/** A page as feeds need it; all addresses are absolute. */
export type FeedItem = {
  url: string;
  /** What tells the item from all others, where that is not its page's address. */
  id?: string;
  title: string;
  summary: string;
  /** ISO time of publication, and of the last change. */
  published: string;
  updated: string;
  authors: { name: string; url?: string; imageUrl?: string }[];
  tags: { label: string; url: string }[];
  image?: string;
  /** A file that belongs to the item, such as a recording; its size in bytes. */
  enclosure?: { url: string; type: string; size: number };
};

/** An item with its HTML, in which addresses are absolute; without any it is its summary. */
export type WholeFeedItem = FeedItem & { content?: string };

/** What a feed says of itself. All addresses are absolute. */
export type FeedInfo = {
  title: string;
  description: string;
  language: string;
  /** The page of the site that the feed belongs to, and the words that lead there. */
  pageUrl: string;
  pageWords: string;
  /** Address of the stylesheet that makes the feed a page. */
  stylesheet: string;
  /** The feed itself, in each format. */
  urls: Record<FeedFormat, string>;
  /** ISO time of the newest change. */
  updated: string;
  copyright?: string;
};

/** A feed as those who publish it describe it; `route` is that of its files, `page` that of its page, if another. */
export type FeedSource = Pick<FeedInfo, "title" | "description" | "pageWords" | "stylesheet" | "copyright"> & {
  route: string;
  page?: string;
};

/** What a feed with these items says of itself; its stylesheet is named by its path in the site. */
export function feedInfoOf(
  { route, page = route, stylesheet, ...source }: FeedSource,
  items: readonly Pick<FeedItem, "updated">[],
  site: Pick<Site, "url" | "baseUrl" | "i18n">,
): FeedInfo {
  const urlOf = (format: FeedFormat) => absoluteAddress(feedAddress(route, format), site);
  return {
    ...source,
    language: currentLocaleOf(site.i18n).htmlLang,
    updated: items.map((item) => item.updated).reduce((newest, time) => (time > newest ? time : newest), EPOCH),
    stylesheet: `${site.baseUrl.slice(0, -1)}${stylesheet}`,
    pageUrl: absoluteAddress(page, site),
    urls: { rss: urlOf("rss"), atom: urlOf("atom"), json: urlOf("json") },
  };
}

/** The time of a feed without an item. */
const EPOCH = new Date(0).toISOString();
