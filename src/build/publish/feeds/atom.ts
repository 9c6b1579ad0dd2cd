import type { FeedInfo, FeedItem } from "../../../lib/pages/feed";
import { contentElement, enclosureOf, pageLink, xmlDocument, XHTML, type XmlElement } from "./xml";

/** A feed in Atom (RFC 4287); `contentOf` gives the HTML of an item, where it has any. */
export function atomOf(
  { title, description, language, pageUrl, pageWords, urls, updated, copyright, stylesheet }: FeedInfo,
  items: readonly FeedItem[],
  contentOf: (item: FeedItem) => string | undefined = () => undefined,
): string {
  const entries = items.map((item): XmlElement => [
    "entry",
    {},
    ["id", {}, item.id ?? item.url],
    ["title", {}, item.title],
    ["link", { rel: "alternate", type: "text/html", href: item.url }],
    pageLink(item.url, item.title),
    ["published", {}, item.published],
    ["updated", {}, item.updated],
    ["summary", {}, item.summary],
    contentElement("content", { type: "html" }, contentOf(item)),
    ...item.authors.map(({ name, url }): XmlElement => [
      "author",
      {},
      ["name", {}, name],
      url === undefined ? undefined : ["uri", {}, url],
    ]),
    ...item.tags.map(({ label, url }): XmlElement => ["category", { term: url, label }]),
    item.enclosure && ["link", { rel: "enclosure", ...enclosureOf(item.enclosure), href: item.enclosure.url }],
  ]);
  const feed: XmlElement = [
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom", ...XHTML, "xml:lang": language },
    ["id", {}, pageUrl],
    ["title", {}, title],
    ["subtitle", {}, description],
    pageLink(pageUrl, pageWords),
    ["updated", {}, updated],
    // An entry without an author has that of its feed.
    ["author", {}, ["name", {}, title]],
    ["link", { rel: "alternate", type: "text/html", href: pageUrl }],
    ["link", { rel: "self", type: "application/atom+xml", href: urls.atom }],
    copyright === undefined ? undefined : ["rights", {}, copyright],
    ...entries,
  ];
  return xmlDocument(feed, stylesheet);
}
