import type { FeedInfo, FeedItem } from "../../../lib/pages/feed";
import { contentElement, enclosureOf, pageLink, xmlDocument, XHTML, type XmlElement } from "./xml";

/**
 * A feed in RSS 2.0; `contentOf` gives the HTML of an item, where it has any. Authors are names, and RSS has a place
 * for e-mail addresses alone: they stand in Dublin Core's element.
 */
export function rssOf(
  { title, description, language, pageUrl, pageWords, urls, updated, copyright, stylesheet }: FeedInfo,
  items: readonly FeedItem[],
  contentOf: (item: FeedItem) => string | undefined = () => undefined,
): string {
  const namespaces = {
    ...XHTML,
    "xmlns:atom": "http://www.w3.org/2005/Atom",
    "xmlns:content": "http://purl.org/rss/1.0/modules/content/",
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  const entries = items.map((item): XmlElement => [
    "item",
    {},
    ["title", {}, item.title],
    ["link", {}, item.url],
    ["guid", { isPermaLink: String(item.id === undefined) }, item.id ?? item.url],
    ["pubDate", {}, rfc822(item.published)],
    pageLink(item.url, item.title),
    ["description", {}, item.summary],
    contentElement("content:encoded", {}, contentOf(item)),
    ...item.authors.map(({ name }): XmlElement => ["dc:creator", {}, name]),
    ...item.tags.map(({ label, url }): XmlElement => ["category", { domain: url }, label]),
    item.enclosure && ["enclosure", { ...enclosureOf(item.enclosure), url: item.enclosure.url }],
  ]);
  const channel: XmlElement = [
    "channel",
    {},
    ["title", {}, title],
    ["link", {}, pageUrl],
    ["description", {}, description],
    pageLink(pageUrl, pageWords),
    ["language", {}, language],
    ["lastBuildDate", {}, rfc822(updated)],
    copyright === undefined ? undefined : ["copyright", {}, copyright],
    ["atom:link", { rel: "self", type: "application/rss+xml", href: urls.rss }],
    ...entries,
  ];
  return xmlDocument(["rss", { version: "2.0", ...namespaces }, channel], stylesheet);
}

function rfc822(time: string): string {
  return new Date(time).toUTCString();
}
