import { readFileSync } from "node:fs";
import { FULL_LOAD } from "../../mdx/content-node";
import { idsInHtml, tagsIn } from "../../lib/html/html-tags";
import { UNCHECKED } from "../../lib/html/link-attributes";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import { decodeAddress, resolveUrl, routeOf, splitUrl, withoutBaseUrl } from "../../lib/routes/url";
import type { PageNode } from "../nodes/mdx-reader";
import type { Publisher } from "../publish/publisher";
import { checkAnchors, checkLinks, type AnchorToCheck, type CheckedPage, type Targets } from "./link-check";

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
  const found: CheckedPage[] = [];
  const ofKnownPages: CheckedPage[] = [];
  const htmlFiles = new Map<string, string>();
  return {
    page: ({ route, node, html, htmlFile }, kept) => {
      htmlFiles.set(route, htmlFile);
      if (!node) return undefined;
      const links = kept ?? linksInIslands(html()).map((url) => withoutBaseUrl(url, baseUrl));
      const { file, contentRoot } = node;
      const pageWith = (urls: readonly string[]) => ({ file, contentRoot, links: urls.map((url) => ({ url })) });
      const absolute = links.map((url) => (url.startsWith("#") ? route + url : url));
      const isKnown = knownTo(node);
      found.push(pageWith(absolute.filter((url) => !isKnown(url, false))));
      ofKnownPages.push(pageWith(absolute.filter((url) => isKnown(url, false) && !isKnown(url, true))));
      return links;
    },
    end: () => {
      const [wrong, alsoFound] = [found, ofKnownPages].map((pages) =>
        checkLinks(pages, targets, { ...checks, linkMistakes: "ignore" }),
      );
      const anchors = [...(wrong?.deferred ?? []), ...(alsoFound?.deferred ?? [])];
      return [...(wrong?.problems ?? []), ...wrongAnchors(anchors, htmlFiles, checks)];
    },
  };
}

/** Anchors of pages that have HTML; those of others, such as pages of another part of the site, nobody knows. */
function wrongAnchors(
  anchors: readonly AnchorToCheck[],
  htmlFiles: ReadonlyMap<string, string>,
  { brokenAnchors }: Site["checks"],
): Problem[] {
  const known = new Map<string, ReadonlySet<string>>();
  const idsOf = (route: string) => {
    const ids = known.get(route) ?? idsInHtml(readFileSync(htmlFiles.get(route) ?? "", "utf8"));
    known.set(route, ids);
    return ids;
  };
  return checkAnchors(
    // Browsers know the top of each page.
    anchors.filter(({ route, anchor }) => htmlFiles.has(route) && anchor !== "top"),
    idsOf,
    brokenAnchors,
  );
}

/** The addresses on this site to which links in the islands of a page's HTML lead, each one once. */
export function linksInIslands(html: string): string[] {
  const links = tagsIn(islandsIn(html)).flatMap(({ name, attributes: { href = "", ...others } }) => {
    const isOwn = name === "a" && /^(?:\/(?!\/)|#.)/.test(href);
    const { path, hash } = splitUrl(href);
    return isOwn && !(FULL_LOAD in others) && !isUnchecked(others) ? [path + hash] : [];
  });
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

/**
 * Tells of addresses whether the compiler has seen a link to the same page, or to the same anchor of it, which has been
 * checked with its line.
 */
function knownTo({ links, linkBase, permalink }: Pick<PageNode, "links" | "linkBase" | "permalink">) {
  const placeOf = (address: string, withAnchor: boolean) => {
    const { path, hash } = splitUrl(address);
    return routeOf(decodeAddress(path)) + (withAnchor ? decodeAddress(hash) : "");
  };
  const seen = links.map((link) => resolveUrl(link.url, linkBase || permalink));
  return (url: string, withAnchor: boolean) =>
    seen.some((address) => placeOf(address, withAnchor) === placeOf(url, withAnchor));
}
