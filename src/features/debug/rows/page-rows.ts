import { keepsAway } from "../../../lib/html/robots";
import { searchAddress, type DebugRow } from "../views";
import { word } from "../words";
import { nodeDataOf } from "./node-data";
import type { PageBytes } from "./page-files";
import type { PageHead } from "./page-head";

/** A node of a content file, as far as rows name its fields. */
type SeenNode = Readonly<Record<string, unknown>> & { internal: { type: string } };

/** A finished page as rows show it. */
export type SeenPage = {
  route: string;
  title: string;
  /** Path of the template from the site's root, or the name of its bundle. */
  template: string;
  /** Docs, blog or pages instance; absent for pages that belong to none. */
  instance?: string;
  /** Whether it is left out of every list of pages. */
  hidden: boolean;
  head: PageHead;
  bytes: PageBytes;
  node?: SeenNode;
};

/** A page in the list of routes. */
export function routeRow({ route, template, bytes, hidden, head }: SeenPage): DebugRow {
  const { html, data, sidebar, scripts } = bytes;
  const sizes = { html: sizeText(html), data: sizeText(data + sidebar), scripts: sizeText(scripts) };
  const note = word("bytes", sizes);
  return { label: route, to: route, note, data: { route, template, bytes, hidden, redirectsTo: head.refresh } };
}

/** What a page's head says, beside its tags. */
export function metadataRow({ route, title, hidden, head, node }: SeenPage): DebugRow {
  const noIndex = head.robots !== undefined && keepsAway(head.robots);
  const note = head.title && `${head.title}${noIndex ? " (noindex)" : ""}`;
  return {
    label: route,
    to: route,
    note,
    data: { route, pageTitle: title, ...head, noIndex, hidden, tags: tagsOf(node) },
  };
}

/** A page by the size of its HTML. */
export function sizeRow({ route, bytes }: SeenPage): DebugRow {
  return { label: route, to: route, note: sizeText(bytes.html), data: { route, bytes } };
}

/** A page whose head has no description of its own. */
export function undescribedRow({ route, head }: SeenPage): DebugRow {
  return { label: route, to: route, note: head.title, data: { route, head } };
}

/** A page by the file of its content. */
export function fileRow(file: string, route: string): DebugRow {
  return { label: route, to: route, note: file, data: { route, file } };
}

/** A content file by the time that it took to compile. */
export function timeRow(file: string, route: string, milliseconds: number): DebugRow {
  return { label: file, to: route, note: `${milliseconds} ms`, data: { route, milliseconds } };
}

/** A content node; one without a page leads to itself. */
export function contentRow(node: SeenNode, route?: string): DebugRow {
  const label = textOf(node.file) ?? textOf(node.id) ?? "";
  return {
    label,
    to: route ?? searchAddress("content", label),
    note: textOf(node.title),
    data: { type: node.internal.type, ...nodeDataOf(node) },
  };
}

/** Title of the part of `content` that a node belongs to: its type, and its instance where it has one. */
export function contentPartOf(node: SeenNode): string {
  return [node.internal.type, textOf(node.instance)].filter(Boolean).join(": ");
}

/** Bytes as readers say them: `812 B`, `4.1 KB`. */
export function sizeText(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`;
}

function tagsOf(node: SeenNode | undefined): string[] {
  const tags = Array.isArray(node?.tags) ? (node.tags as { label?: string }[]) : [];
  return tags.flatMap(({ label }) => label ?? []);
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}
