import type { FeedInfo, FeedItem } from "./feed";
import { feedMessages } from "./messages.en";
import { pageLink, xmlDocument, XHTML, type XmlElement } from "./xml";

/** A feed in Atom (RFC 4287); `contentOf` gives the HTML of an item. */
export function atomOf(
  { title, description, language, pageUrl, urls, updated, copyright }: FeedInfo,
  items: readonly FeedItem[],
  contentOf: (item: FeedItem) => string,
  stylesheet: string,
): string {
  const entries = items.map((item): XmlElement => [
    "entry",
    {},
    ["id", {}, item.url],
    ["title", {}, item.title],
    ["link", { rel: "alternate", type: "text/html", href: item.url }],
    pageLink(item.url, item.title),
    ["published", {}, item.published],
    ["updated", {}, item.updated],
    ["summary", {}, item.summary],
    ["content", { type: "html" }, contentOf(item)],
    ...item.authors.map(({ name, url }): XmlElement => [
      "author",
      {},
      ["name", {}, name],
      url === undefined ? undefined : ["uri", {}, url],
    ]),
    ...item.tags.map(({ label, url }): XmlElement => ["category", { term: url, label }]),
  ]);
  const feed: XmlElement = [
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom", ...XHTML, "xml:lang": language },
    ["id", {}, pageUrl],
    ["title", {}, title],
    ["subtitle", {}, description],
    pageLink(pageUrl, feedMessages.page),
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
