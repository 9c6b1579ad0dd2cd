import { JSDOM } from "jsdom";

const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
const RFC_3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;
const ADDRESS = /^https?:\/\/[\w.-]+(?::\d+)?\/[!-~]*$/;

/** What items of a feed hold: the HTML of a page, or what it is about. */
type Held = "content" | "summary";

/** What a feed in RSS 2.0 breaks of its specification's rules. */
export function rssFaults(text: string, held: Held = "content"): string[] {
  const { faults, all, one } = examined(text);
  const [channel] = all("rss[version='2.0'] > channel");
  if (!channel) return [...faults, "no channel in an rss of version 2.0"];
  for (const name of ["title", "link", "description"]) one(channel, name, /\S/);
  one(channel, "link", ADDRESS);
  one(channel, "lastBuildDate", RFC_822);
  for (const item of children(channel, "item")) {
    one(item, "title", /\S/);
    one(item, "link", ADDRESS);
    one(item, "guid", ADDRESS);
    one(item, "pubDate", RFC_822);
    one(item, held === "content" ? "content:encoded" : "description", /\S/);
    if (children(item, "author").length > 0) faults.push("an author is an e-mail address");
    faults.push(...htmlFaults(children(item, "content:encoded")[0]?.textContent ?? ""));
  }
  const self = children(channel, "atom:link").find((link) => link.getAttribute("rel") === "self");
  if (!ADDRESS.test(self?.getAttribute("href") ?? "")) faults.push("no link to itself");
  return [...faults, ...repeated(children(channel, "item").map((item) => textIn(item, "guid")))];
}

/** What a feed in Atom breaks of the rules of RFC 4287. */
export function atomFaults(text: string, held: Held = "content"): string[] {
  const { faults, root, one } = examined(text);
  if (root.nodeName !== "feed" || root.namespaceURI !== "http://www.w3.org/2005/Atom") return [...faults, "no feed"];
  const entries = children(root, "entry");
  for (const part of [root, ...entries]) {
    one(part, "id", ADDRESS);
    one(part, "title", /\S/);
    one(part, "updated", RFC_3339);
    const alternate = children(part, "link").filter((link) => link.getAttribute("rel") === "alternate");
    if (alternate.length !== 1 || !ADDRESS.test(alternate[0]?.getAttribute("href") ?? ""))
      faults.push(`${part.nodeName} has not one alternate link`);
    for (const author of children(part, "author")) one(author, "name", /\S/);
  }
  if (children(root, "author").length === 0 && entries.some((entry) => children(entry, "author").length === 0))
    faults.push("an entry has no author, nor has the feed");
  for (const entry of entries) {
    one(entry, held, /\S/);
    faults.push(...htmlFaults(textIn(entry, "content")));
    for (const category of children(entry, "category")) if (!category.getAttribute("term")) faults.push("no term");
  }
  return [...faults, ...repeated(entries.map((entry) => textIn(entry, "id")))];
}

type JsonFeed = Record<string, unknown> & { items: Record<string, unknown>[] };

/** What a feed breaks of the rules of JSON Feed 1.1. */
export function jsonFaults(text: string, held: Held = "content"): string[] {
  const feed = JSON.parse(text) as JsonFeed;
  const faults: string[] = [];
  const is = (holder: object, name: string, pattern: RegExp) => {
    const value = (holder as Record<string, unknown>)[name];
    if (typeof value !== "string" || !pattern.test(value)) faults.push(`${name} is ${JSON.stringify(value)}`);
  };
  is(feed, "version", /^https:\/\/jsonfeed\.org\/version\/1\.1$/);
  is(feed, "title", /\S/);
  for (const name of ["home_page_url", "feed_url"]) is(feed, name, ADDRESS);
  if ("author" in feed) faults.push("author is of version 1");
  for (const item of feed.items) {
    for (const name of ["id", "url"]) is(item, name, ADDRESS);
    for (const name of ["date_published", "date_modified"]) is(item, name, RFC_3339);
    is(item, held === "content" ? "content_html" : "content_text", /\S/);
    if (held === "content") faults.push(...htmlFaults(String(item.content_html)));
    if (!Array.isArray(item.tags) || item.tags.some((tag) => typeof tag !== "string")) faults.push("tags are no texts");
    if ("author" in item) faults.push("author is of version 1");
    for (const author of (item.authors ?? []) as object[]) is(author, "name", /\S/);
  }
  return [...faults, ...repeated(feed.items.map(({ id }) => String(id)))];
}

function examined(text: string) {
  const faults: string[] = [];
  const { document } = new JSDOM(text, { contentType: "application/xml" }).window;
  const one = (parent: Element, name: string, pattern: RegExp) => {
    const found = children(parent, name);
    const words = found[0]?.textContent ?? "";
    if (found.length !== 1 || !pattern.test(words))
      faults.push(`${parent.nodeName}: ${found.length} ${name} '${words}'`);
  };
  return {
    faults,
    one,
    root: document.documentElement,
    all: (selector: string) => [...document.querySelectorAll(selector)],
  };
}

function children(parent: Element, name: string): Element[] {
  return [...parent.children].filter((child) => child.nodeName === name);
}

function textIn(parent: Element, name: string): string {
  return children(parent, name)[0]?.textContent ?? "";
}

/** Addresses that mean nothing outside of their page, and what readers of feeds throw away. */
function htmlFaults(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const addresses = [...document.querySelectorAll("[href], [src]")].map(
    (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? "",
  );
  const relative = addresses.filter((address) => !/^(?:[a-z]+:)/i.test(address));
  const dead = [...document.querySelectorAll("script, style, iframe, button, [style], [class]:not(code)")];
  return [
    ...relative.map((url) => `relative: ${url}`),
    ...dead.map(({ outerHTML }) => `dead: ${outerHTML.slice(0, 80)}`),
  ];
}

function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, place) => ids.indexOf(id) !== place).map((id) => `twice: ${id}`);
}
