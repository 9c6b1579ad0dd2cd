import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Node, Reporter } from "gatsby";
import { sectionsOf, type Section } from "../../mdx/sections";
import { readCompiled } from "../../mdx/compile/store";
import type { Compiled } from "../../mdx/compile/compile";
import { md5 } from "../../files/digest";
import type { FeaturePolicy } from "../../lib/html/content-policy";
import type { Problem } from "../../lib/problem";
import type { Site } from "../../lib/site-config";
import type { AnchorToCheck, Targets } from "../checks/link-check";
import type { SiteContext } from "../context/context";
import type { CollectionsOf, Page } from "../feature";
import type { FileFields } from "../nodes/content-node";
import type { PageNode } from "../nodes/mdx-reader";
import { routedUrl, type RouteOfFile } from "../nodes/routed-url";
import type { HtmlProgress } from "./html-progress";
import type { KeptPages, KeptResults } from "./kept-pages";

/** What publishers see of a page as it was made. */
const PAGE_KEYS = [
  "noIndex",
  "hidden",
  "olderVersion",
  "search",
  "frame",
  "matchPath",
  "component",
  "context",
] as const;
type PageKeys = (typeof PAGE_KEYS)[number];

/**
 * A page of the finished site. What is read from disk is read at the first call, once for all publishers, and let go
 * when they have seen the page.
 */
export type PublishedPage = Partial<Pick<Page, PageKeys>> & {
  /** Route, with leading and trailing slash, without the base URL. */
  route: string;
  title: string;
  /** Absolute path of the page's HTML file. */
  htmlFile: string;
  /** The node whose content the page shows; absent for lists and indexes. */
  node?: PageNode;
  html: () => string;
  /** Writes the page's HTML anew; `html` gives that from then on. */
  rewriteHtml: (html: string) => void;
  /** The page's content as data; absent like its node. */
  content: () => Compiled | undefined;
  /** A link of the page's content with a route where it names a file. */
  routed: (url: string) => string;
  /** The page's text by its headings, from its feature or its node; none without either. */
  sections: () => Section[];
};

/**
 * Sees the finished pages one by one, then ends; what it finds wrong is reported with all else. What `page` returns, a
 * JSON value, is handed to it again in the next build if nothing of the page has changed: so it need not be read, and
 * its HTML is not written again. Where parts of a site are joined, the content of pages is not there: then all is made
 * of what was returned, and the HTML.
 */
export type Publisher<Kept = unknown> = {
  // A method, so that publishers with different results fit into one list.
  page?(page: PublishedPage, kept?: Kept): Kept | void | Promise<Kept | void>;
  end?: () => Problem[] | void | Promise<Problem[] | void>;
  /** Called instead of `end` in a build of a part of the site: what is made of all pages is made of joined parts. */
  endPart?: () => void | Promise<void>;
};

/** What a finished site has beside its pages. */
export type FinishedSite = {
  /** The nodes of content files that no page shows: drafts, data, files with mistakes. */
  unrouted: () => Iterable<Node & FileFields>;
  /** All nodes of a type. */
  nodesOf: (type: string) => readonly Node[];
  /** The anchors that could only be checked in the HTML. */
  anchors: readonly AnchorToCheck[];
  /** What links may lead to; absent before pages are made. */
  targets?: Targets;
  /** What the build warned of before it made pages. */
  warnings: readonly Problem[];
  /** What features ask of the security policies. */
  policies: readonly ((site: Site) => FeaturePolicy)[];
  /** What features give authors to edit. */
  collections: readonly CollectionsOf[];
};

/** Begins publishing: called once per build, before there is any HTML; each page has its own, and `end` finds all. */
export type StartPublisher<Kept = unknown> = (context: SiteContext, finished: FinishedSite) => Publisher<Kept>;

/** A publisher with the name under which its time is printed. */
export type NamedPublisher = { name: string; publisher: Publisher };

/** What a finished page is made from. */
export type PublishSource = {
  page: Pick<Page, "path" | "title" | "sections"> & Partial<Pick<Page, PageKeys>>;
  node?: PageNode;
};

/**
 * What publishing needs beside pages and publishers. Without `kept` no result is used again; without `html` all pages
 * have theirs.
 */
export type PublishContext<Source = PublishSource> = Pick<SiteContext, "root"> & {
  routeOfFile?: RouteOfFile;
  kept?: Pick<KeptPages, "find" | "add" | "finish">;
  /** Each page waits for its HTML, and what publishers write at the end waits for all. */
  html?: Pick<HtmlProgress, "made" | "ended">;
  /** Takes what a part of the site leaves of each page for the others. */
  leave?: (source: Source, kept: KeptResults) => void;
};

/**
 * Shows every page to every publisher, one page at a time so that memory does not grow with the site, prints what each
 * publisher took, and returns what they found wrong. With `kept`, pages have to come in the order of their routes.
 */
export async function publish<Source extends PublishSource>(
  sources: Iterable<Source>,
  publishers: readonly NamedPublisher[],
  { root, routeOfFile, kept, html, leave }: PublishContext<Source>,
  reporter: Pick<Reporter, "info">,
): Promise<Problem[]> {
  const milliseconds = new Map(publishers.map(({ name }) => [name, 0]));
  const timed = async <T>(name: string, task: () => T | Promise<T>): Promise<T> => {
    const start = performance.now();
    const result = await task();
    milliseconds.set(name, (milliseconds.get(name) ?? 0) + performance.now() - start);
    return result;
  };
  for (const source of sources) {
    // Programs beside this one, as esbuild's, are answered between two pages.
    await setImmediate();
    await html?.made(source.page.path);
    const page = publishedPageOf(source, root, routeOfFile);
    const key = lazy(() => keyOf(source, page));
    const before = kept?.find(page.route, key);
    const results: Record<string, unknown> = {};
    for (const { name, publisher } of publishers)
      if (publisher.page) results[name] = await timed(name, () => publisher.page?.(page, before?.[name]));
    // A publisher may have written into HTML that is new.
    kept?.add(page.route, before ? key() : keyOf(source, page), results);
    leave?.(source, results);
  }
  await html?.ended;
  const problems: Problem[] = [];
  for (const { name, publisher } of publishers) {
    if (leave) await timed(name, () => publisher.endPart?.());
    else problems.push(...((await timed(name, () => publisher.end?.())) ?? []));
  }
  kept?.finish();
  const times = [...milliseconds].map(([name, time]) => `${name} ${(time / 1000).toFixed(2)} s`);
  if (times.length > 0) reporter.info(`publish: ${times.join(", ")}`);
  return problems;
}

/** Changes with everything that publishers see of a page; of its HTML it is the time and the size. */
function keyOf({ page, node }: PublishSource, { htmlFile }: PublishedPage): string {
  const html = statSync(htmlFile, { throwIfNoEntry: false });
  const made = [page.path, page.title, ...PAGE_KEYS.map((key) => page[key])];
  return md5(JSON.stringify([made, node?.internal.contentDigest, html?.mtimeMs, html?.size]));
}

/** A page as publishers see it; `routeOfFile` gives the route of a content file. */
export function publishedPageOf(
  { page, node }: PublishSource,
  root: string,
  routeOfFile: RouteOfFile = () => undefined,
): PublishedPage {
  const htmlFile = path.join(root, "public", page.path, "index.html");
  const content = lazy(() => node && readCompiled(root, node.contentKey));
  let html: string | undefined;
  return {
    route: page.path,
    title: page.title ?? node?.title ?? "",
    noIndex: page.noIndex,
    hidden: page.hidden,
    olderVersion: page.olderVersion,
    search: page.search,
    frame: page.frame,
    matchPath: page.matchPath,
    component: page.component,
    context: page.context,
    htmlFile,
    node,
    html: () => (html ??= readFileSync(htmlFile, "utf8")),
    rewriteHtml: (text) => {
      html = text;
      writeFileSync(htmlFile, text);
    },
    content,
    routed: (url) => routedUrl(url, node ?? { contentRoot: "" }, routeOfFile),
    sections: lazy(() => page.sections?.() ?? sectionsOf(content()?.tree ?? [])),
  };
}

function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
