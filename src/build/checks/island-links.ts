import { FULL_LOAD } from "../../mdx/content-node";
import { tagsIn } from "../../lib/html-tags";
import { UNCHECKED } from "../../lib/link-attributes";
import type { Site } from "../../lib/site-config";
import { decodeAddress, resolveUrl, routeOf, splitUrl, withoutBaseUrl } from "../../lib/url";
import type { PageNode } from "../nodes/mdx-reader";
import type { Publisher } from "../publish/publisher";
import { checkLinks, type CheckedPage, type Targets } from "./link-check";

/** The tags of an island, an element that may have others in it. */
const TAG = /<(\/?)site-island\b/g;

/**
 * Checks the links in components that only pages draw whole, such as those made of versions: the compiler did not see
 * them. Their files are told, and no lines.
 */
export function islandLinkPublisher(
  targets: Targets,
  { baseUrl, checks }: Pick<Site, "baseUrl" | "checks">,
): Publisher<string[]> {
  const pages: CheckedPage[] = [];
  return {
    page: ({ route, node, html }, kept) => {
      if (!node) return undefined;
      const links = kept ?? linksInIslands(html()).map((url) => withoutBaseUrl(url, baseUrl));
      const { file, contentRoot } = node;
      const others = links.filter((url) => !isKnown(url, node));
      pages.push({ route, file, contentRoot, links: others.map((url) => ({ url })) });
      return links;
    },
    end: () => checkLinks(pages, targets, { ...checks, linkMistakes: "ignore" }).problems,
  };
}

/** The paths of this site to which links in the islands of a page's HTML lead, without anchors, each one once. */
export function linksInIslands(html: string): string[] {
  const links = tagsIn(islandsIn(html)).flatMap(({ name, attributes: { href = "", ...others } }) =>
    name === "a" && /^\/(?!\/)/.test(href) && !(FULL_LOAD in others) && !isUnchecked(others)
      ? [splitUrl(href).path]
      : [],
  );
  return [...new Set(links)];
}

function isUnchecked(attributes: Readonly<Record<string, string | undefined>>): boolean {
  const value = attributes[UNCHECKED.toLowerCase()];
  return value !== undefined && value !== "false";
}

function islandsIn(html: string): string {
  let depth = 0;
  let from = 0;
  const islands: string[] = [];
  for (const { 1: slash, index } of html.matchAll(TAG)) {
    if (!slash && depth === 0) from = index;
    depth += slash ? -1 : 1;
    if (depth === 0) islands.push(html.slice(from, index));
  }
  return islands.join("");
}

/** Whether the compiler has seen a link to the same page, which has been checked with its line. */
function isKnown(url: string, { links, linkBase, permalink }: Pick<PageNode, "links" | "linkBase" | "permalink">) {
  const routeOfUrl = (address: string) => routeOf(decodeAddress(splitUrl(address).path));
  return links.some((link) => routeOfUrl(resolveUrl(link.url, linkBase || permalink)) === routeOfUrl(url));
}
