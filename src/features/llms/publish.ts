import { readFileSync } from "node:fs";
import path from "node:path";
import { FileWriter } from "../../build/publish/file-writer";
import type { PublishedPage, StartPublisher } from "../../build/publish/publisher";
import { writtenSidebars } from "../../build/publish/sidebar-files";
import { staticFileAt } from "../../build/publish/static-files";
import { WrittenFiles } from "../../build/publish/written-files";
import { docFeedOf } from "../../lib/pages/doc-feed";
import { feedAddress } from "../../lib/routes/feed-address";
import { BETWEEN_GROUPS } from "../../lib/pages/search-record";
import { SITE_FILES } from "../../lib/routes/site-files";
import { hrefsOf, type SidebarTree } from "../../lib/docs/sidebar-tree";
import type { Site } from "../../lib/site-config";
import { absoluteAddress, absoluteInPage, routeOf } from "../../lib/routes/url";
import { markdownOf } from "../../mdx/markdown/markdown";
import { plainContent } from "../../mdx/plain-content";
import { llmsHead, llmsText, partsOf, type ListedPart } from "./llms-text";
import { llmsMessages } from "./messages.en";
import { MARKDOWN_FILE } from "./markdown-file";

/** A doc of a current version, as the lists need it. */
type Entry = { route: string; heading: string; title: string; description: string; sidebarFile?: string };

/** What is kept of a doc whose Markdown is written; `entry` where the lists have it. */
type KeptDoc = { entry?: Entry };

/**
 * Writes each doc as Markdown beside its page, and for machines that read a list of the docs of current versions
 * (`/llms.txt`) and all of them in one file (`/llms-full.txt`). Such files of a site's static folders go before these.
 */
export const publishLlms: StartPublisher<KeptDoc> = ({ root, site }) => {
  const files = new WrittenFiles(root, "llms");
  if (!site.llms) return files.withoutAny();
  const entries: Entry[] = [];
  return {
    page: (page, kept) => {
      if (!page.node || page.frame?.version === undefined) return undefined;
      const file = markdownFile(page.route);
      if (!kept || !files.keep(file)) files.write(file, docText(page, site));
      const isListed = !page.hidden && !page.noIndex && page.olderVersion === undefined;
      const doc = kept ?? (isListed ? { entry: entryOf(page, site) } : {});
      if (doc.entry) entries.push(doc.entry);
      return doc;
    },
    endPart: () => files.finish(),
    end: () => {
      const ordered = inSidebarOrder(entries, writtenSidebars(root));
      const isWritten = (name: string) => staticFileAt(name, root, site) === undefined;
      if (isWritten(SITE_FILES.llms))
        files.write(SITE_FILES.llms, llmsText(site, [...docParts(ordered, site), ...optionalParts(site)]));
      if (isWritten(SITE_FILES.llmsFull)) writeAll(files, ordered, root, site);
      files.finish();
    },
  };
};

function markdownFile(route: string): string {
  return path.join(route.slice(1), MARKDOWN_FILE);
}

/** A doc as Markdown: its title, then its content with absolute addresses. */
function docText({ route, title, content, routed }: PublishedPage, site: Site): string {
  const plain = plainContent(content()?.tree ?? [], (url) => absoluteInPage(routed(url), route, site));
  return markdownOf([["h1", {}, title], ...plain]);
}

function entryOf({ route, title, node, search, frame }: PublishedPage, { title: siteTitle }: Site): Entry {
  const description = typeof node?.description === "string" ? node.description : "";
  const heading = search?.group.split(BETWEEN_GROUPS)[0] ?? siteTitle;
  return { route, title, description, heading, sidebarFile: frame?.sidebarFile };
}

/** Docs as their sidebars have them, the sidebars as the first of their docs come; then docs without a sidebar. */
function inSidebarOrder(entries: readonly Entry[], read: (file: string) => SidebarTree): Entry[] {
  const names = [...new Set(entries.flatMap(({ sidebarFile }) => sidebarFile ?? []))];
  const places = new Map<string, number>();
  for (const name of names)
    for (const href of hrefsOf(read(name))) if (!places.has(href)) places.set(href, places.size);
  const placeOf = ({ route }: Entry) => places.get(route) ?? places.size;
  return [...entries].sort((one, other) => placeOf(one) - placeOf(other));
}

function docParts(entries: readonly Entry[], site: Site): ListedPart[] {
  return partsOf(
    entries.map(({ route, ...entry }) => ({ ...entry, url: absoluteAddress(`${route}${MARKDOWN_FILE}`, site) })),
  );
}

/** The blogs and the feeds of changed docs, which machines may leave out. */
function optionalParts(site: Site): ListedPart[] {
  const blogs = site.blogs
    .filter(({ searched }) => searched)
    .map(({ routeBasePath, ...blog }) => ({ ...blog, address: routeOf(routeBasePath) }));
  const feeds = site.docs
    .filter(({ searched }) => searched)
    .flatMap((instance) => docFeedOf(instance, site) ?? [])
    .flatMap(({ formats: [format], ...feed }) => (format ? { ...feed, address: feedAddress(feed.route, format) } : []));
  const pages = [...blogs, ...feeds].map(({ title, description, address }) => ({
    title,
    description,
    url: absoluteAddress(address, site),
  }));
  return pages.length > 0 ? [{ heading: llmsMessages.optional, pages }] : [];
}

/** Puts the Markdown of docs into one file, one doc at a time. */
function writeAll(files: WrittenFiles, entries: readonly Entry[], root: string, site: Site): void {
  const file = new FileWriter(files.place(SITE_FILES.llmsFull));
  file.write(llmsHead(site));
  for (const { route } of entries) {
    const text = readFileSync(path.join(root, "public", markdownFile(route)), "utf8");
    file.write(`\n---\n\n${absoluteAddress(route, site)}\n\n${text}`);
  }
  file.end();
}
