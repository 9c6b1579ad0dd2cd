import { rmSync } from "node:fs";
import path from "node:path";
import type { SiteContext } from "../../build/context/context";
import { FileWriter } from "../../build/publish/file-writer";
import type { FinishedSite, PublishedPage, StartPublisher } from "../../build/publish/publisher";
import { writtenSidebars } from "../../build/publish/sidebar-files";
import { metaNameOf } from "../../lib/html/head-element";
import { placeOf } from "../../lib/problem";
import { visitElements } from "../../mdx/content-node";
import { REGISTRY_NAMES } from "../../mdx/registry-names";
import { ExternalHosts } from "./rows/external-hosts";
import { nodeDataOf } from "./rows/node-data";
import { pageBytesReader, scriptsOf } from "./rows/page-files";
import { pageHeadOf, type PageHead } from "./rows/page-head";
import {
  contentPartOf,
  contentRow,
  fileRow,
  metadataRow,
  routeRow,
  sizeRow,
  timeRow,
  undescribedRow,
  type SeenPage,
} from "./rows/page-rows";
import { RowWriter } from "./rows/row-writer";
import { SiteSidebars } from "./rows/site-sidebars";
import { TopRows } from "./rows/top-rows";
import { UseCounter } from "./rows/uses";
import { DEBUG_FOLDER, searchAddress } from "./views";
import { word } from "./words";

/** How many of the slowest and of the largest pages are listed. */
const LISTED = 100;
const NAMES: ReadonlySet<string> = new Set(REGISTRY_NAMES);

/** What rows take of a page's HTML and content. */
type ReadPage = {
  head: PageHead;
  /** The scripts that the HTML names. */
  scripts: string[];
  /** The components for authors that the content uses, one name for each use. */
  components: string[];
  /** How long the content took to compile. */
  milliseconds: number;
};

/** Writes what the debug pages show, page by page, and nothing of drafts; removes what an earlier build wrote. */
export const publishDebug: StartPublisher<ReadPage> = ({ root, site }, finished) => {
  const folder = path.join(root, "public");
  rmSync(path.join(folder, DEBUG_FOLDER), { recursive: true, force: true });
  if (!site.debug) return {};
  const writer = new RowWriter(path.join(folder, DEBUG_FOLDER), (file) => new FileWriter(file));
  const writers = [pageRows(writer, folder, site), registryRows(writer), globalRows(writer, root, site, finished)];
  for (const [label, data] of Object.entries(site))
    writer.add("config", word("config"), { label, to: searchAddress("config", label), data });
  return {
    page: (page, kept = readPage(page)) => {
      for (const rows of writers) rows.page(page, kept);
      return kept;
    },
    endPart: () => rmSync(path.join(folder, DEBUG_FOLDER), { recursive: true, force: true }),
    end: () => {
      for (const rows of writers) rows.end();
      const drafts = new Set<string>();
      for (const node of finished.unrouted()) {
        if (node.draft === true) drafts.add(node.file);
        else writer.add("content", contentPartOf(node), contentRow(node));
      }
      linkRows(writer, finished, drafts);
      writer.finish();
    },
  };
};

/** Reads a page's HTML and content. */
function readPage({ html, content }: Pick<PublishedPage, "html" | "content">): ReadPage {
  const text = html();
  const compiled = content();
  const components: string[] = [];
  visitElements(compiled?.tree ?? [], ([tag]) => void (NAMES.has(tag) && components.push(tag)));
  const milliseconds = Math.round(compiled?.milliseconds ?? 0);
  return { head: pageHeadOf(text), scripts: scriptsOf(text), components, milliseconds };
}

/** What takes rows from each page, and writes the last ones at the end. */
type Rows = { page: (page: PublishedPage, read: ReadPage) => void; end: () => void };

/** Content, metadata and routes, and what stands out in them. */
function pageRows(writer: RowWriter, folder: string, { tagline, head: ofSite }: SiteContext["site"]): Rows {
  const general = ofSite.flatMap(({ props }) => (metaNameOf(props) === "description" ? [props.content] : []));
  const bytesOf = pageBytesReader(folder);
  const slowest = new TopRows(LISTED);
  const largest = new TopRows(LISTED);
  const hosts = new ExternalHosts();
  return {
    page: (page, read) => {
      const seen = seenPageOf(page, read, bytesOf);
      const { route, instance, bytes, head } = seen;
      const part = instance ?? word("otherPages");
      writer.add("routes", part, routeRow(seen));
      writer.add("metadata", part, metadataRow(seen));
      largest.add(bytes.html, sizeRow(seen));
      const isUndescribed = [undefined, tagline, ...general].includes(head.description);
      if (!page.hidden && !page.noIndex && route !== "/" && isUndescribed)
        writer.add("checks", word("undescribed"), undescribedRow(seen));
      if (!page.node) return;
      const { node } = page;
      writer.add("content", contentPartOf(node), contentRow(node, route));
      hosts.add(node.file, node.links);
      if (page.frame?.version && !page.frame.sidebarId && !page.hidden)
        writer.add("checks", word("orphans"), fileRow(node.file, route));
      slowest.add(read.milliseconds, timeRow(node.file, route, read.milliseconds));
    },
    end: () => {
      for (const row of slowest.rows()) writer.add("checks", word("slowest"), row);
      for (const row of largest.rows()) writer.add("checks", word("largest"), row);
      for (const row of hosts.rows()) writer.add("checks", word("hosts"), row);
    },
  };
}

function seenPageOf(
  page: PublishedPage,
  { head, scripts }: ReadPage,
  bytesOf: ReturnType<typeof pageBytesReader>,
): SeenPage {
  const { route, htmlFile, node, frame } = page;
  return {
    route,
    title: page.title || (head.title ?? ""),
    template: page.component ?? "",
    instance: frame?.instance ?? (typeof node?.instance === "string" ? node.instance : undefined),
    hidden: page.hidden === true,
    head,
    bytes: bytesOf({ route, htmlFile, scripts, sidebarFile: frame?.sidebarFile }),
    node,
  };
}

/** The components that content may name, with the pages that do. */
function registryRows(writer: RowWriter): Rows {
  const uses = new UseCounter();
  return {
    page: ({ route }, { components }) => uses.addPage(route, components),
    end: () => {
      for (const name of REGISTRY_NAMES) {
        const { count, pages, routes } = uses.of(name);
        const to = routes[0] ?? searchAddress("registry", name);
        const note = word("uses", { count, pages });
        writer.add("registry", word("registry"), {
          label: name,
          to,
          note,
          data: { name, count, pages, routes },
        });
      }
    },
  };
}

/** The versions and the sidebars of each docs instance. */
function globalRows(writer: RowWriter, root: string, { docs }: SiteContext["site"], finished: FinishedSite): Rows {
  const sidebars = new SiteSidebars();
  const read = writtenSidebars(root);
  return {
    page: ({ frame }) => sidebars.add(frame ?? {}),
    end: () => {
      const versions = [...finished.nodesOf("DocsVersion")].sort(
        (one, other) => Number(one.order) - Number(other.order),
      );
      for (const { id } of docs) {
        const own = versions.filter(({ instance }) => instance === id);
        for (const node of own)
          writer.add("globalData", word("versionsOf", { instance: id }), {
            label: String(node.name),
            to: String(node.path),
            note: String(node.label),
            data: nodeDataOf(node),
          });
        for (const row of sidebars.rowsOf(id, read))
          writer.add("globalData", word("sidebarsOf", { instance: id }), row);
      }
    },
  };
}

/** Links of which the build could not say that they are right, and its warnings but for those in drafts. */
function linkRows(writer: RowWriter, { anchors, warnings }: FinishedSite, drafts: ReadonlySet<string>): void {
  for (const { route, anchor, url, ...at } of anchors) {
    const note = `${at.file}${at.line ? `:${at.line}` : ""}`;
    writer.add("checks", word("anchors"), { label: url, to: `${route}#${anchor}`, note, data: { url, ...at } });
  }
  for (const warning of warnings) {
    if (drafts.has(warning.file)) continue;
    const label = placeOf(warning);
    writer.add("checks", word("warnings"), {
      label,
      to: searchAddress("checks", label),
      note: warning.message,
      data: warning,
    });
  }
}
