import { readFileSync } from "node:fs";
import path from "node:path";
import type { Node, Reporter } from "gatsby";
import { sectionsOf, type Section } from "../../mdx/sections";
import { readCompiled } from "../../mdx/compile/store";
import type { Compiled } from "../../mdx/compile/compile";
import type { Problem } from "../../lib/problem";
import type { AnchorToCheck } from "../checks/link-check";
import type { SiteContext } from "../context/context";
import type { Page } from "../feature";
import type { FileFields } from "../nodes/content-node";
import type { PageNode } from "../nodes/mdx-reader";
import { routedUrl, type RouteOfFile } from "./routed-url";

/** What publishers see of a page as it was made. */
type PageKeys = "noIndex" | "hidden" | "olderVersion" | "search" | "frame" | "component";

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
  /** The page's content as data; absent like its node. */
  content: () => Compiled | undefined;
  /** A link of the page's content with a route where it names a file. */
  routed: (url: string) => string;
  /** The page's text by its headings; none for a page without a node. */
  sections: () => Section[];
};

/** Sees the finished pages one by one, then ends; what it finds wrong is reported with all else. */
export type Publisher = {
  page?: (page: PublishedPage) => void | Promise<void>;
  end?: () => Problem[] | void | Promise<Problem[] | void>;
};

/** What a finished site has beside its pages. */
export type FinishedSite = {
  /** The nodes of content files that no page shows: drafts, data, files with mistakes. */
  unrouted: () => Iterable<Node & FileFields>;
  /** All nodes of a type. */
  nodesOf: (type: string) => readonly Node[];
  /** The anchors that could only be checked in the HTML. */
  anchors: readonly AnchorToCheck[];
  /** What the build warned of before it made pages. */
  warnings: readonly Problem[];
};

/** Begins publishing: called once per build, when the HTML is there. */
export type StartPublisher = (context: SiteContext, finished: FinishedSite) => Publisher;

/** A publisher with the name under which its time is printed. */
export type NamedPublisher = { name: string; publisher: Publisher };

/** What a finished page is made from. */
export type PublishSource = {
  page: Pick<Page, "path" | "title"> & Partial<Pick<Page, PageKeys>>;
  node?: PageNode;
};

/**
 * Shows every page to every publisher, one page at a time so that memory does not grow with the site, prints what each
 * publisher took, and returns what they found wrong.
 */
export async function publish(
  sources: Iterable<PublishSource>,
  publishers: readonly NamedPublisher[],
  { root, routeOfFile }: Pick<SiteContext, "root"> & { routeOfFile?: RouteOfFile },
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
    const page = publishedPageOf(source, root, routeOfFile);
    for (const { name, publisher } of publishers) if (publisher.page) await timed(name, () => publisher.page?.(page));
  }
  const problems: Problem[] = [];
  for (const { name, publisher } of publishers) {
    problems.push(...((await timed(name, () => publisher.end?.())) ?? []));
  }
  const times = [...milliseconds].map(([name, time]) => `${name} ${(time / 1000).toFixed(2)} s`);
  if (times.length > 0) reporter.info(`publish: ${times.join(", ")}`);
  return problems;
}

/** A page as publishers see it; `routeOfFile` gives the route of a content file. */
export function publishedPageOf(
  { page, node }: PublishSource,
  root: string,
  routeOfFile: RouteOfFile = () => undefined,
): PublishedPage {
  const htmlFile = path.join(root, "public", page.path, "index.html");
  const content = once(() => node && readCompiled(root, node.contentKey));
  return {
    route: page.path,
    title: page.title ?? node?.title ?? "",
    noIndex: page.noIndex,
    hidden: page.hidden,
    olderVersion: page.olderVersion,
    search: page.search,
    frame: page.frame,
    component: page.component,
    htmlFile,
    node,
    html: once(() => readFileSync(htmlFile, "utf8")),
    content,
    routed: (url) => routedUrl(url, node?.contentRoot ?? "", routeOfFile),
    sections: once(() => sectionsOf(content()?.tree ?? [])),
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
