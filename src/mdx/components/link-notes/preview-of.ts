import { decodeAddress } from "../../../lib/routes/url";
import type { ContentNode } from "../../content-node";
import type { LoadingPage } from "./load-link-notes";
import { pageFragment } from "./page-fragment";
import { sectionAt, type Section } from "./section-at";

/** What a preview shows: the page, where a section of another one is behind the link, and what stands there. */
export type Preview = Section & { page?: string };

/** A page as its data have it, or the context of one that no node describes; pages of content have all three. */
type PageData = { title?: string; description?: string | null; prose?: readonly ContentNode[] };

/**
 * What is behind a link: the place on this page or on another one that its hash names, or else what the other page says
 * of itself. Undefined where that has no text; rejects where the page cannot be loaded.
 */
export async function previewOf(
  { pathname, hash }: Pick<HTMLAnchorElement, "pathname" | "hash">,
  page: LoadingPage,
): Promise<Preview | undefined> {
  const anchor = decodeAddress(hash.slice(1));
  if (pathname === window.location.pathname) return anchor === "" ? undefined : sectionAt(document, anchor);
  const { data, pageContext } = (await page)?.json ?? {};
  const { title, description, prose = [] } = dataOf(data) ?? (pageContext as PageData | undefined) ?? {};
  const section = anchor === "" ? undefined : sectionAt(pageFragment(prose), anchor);
  if (section) return { page: title, ...section };
  return description ? { heading: title, text: elementWith("p", description) } : undefined;
}

/** An element with this text alone. */
export function elementWith(tag: string, text: string): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text });
}

/** A page's query has one node that is the page; that of a category is in its version of the docs. */
function dataOf(data: unknown): PageData | undefined {
  const nodes = Object.values((data ?? {}) as Record<string, (PageData & { category?: PageData }) | null>);
  return nodes.flatMap((node) => [node, node?.category]).find((node) => typeof node?.title === "string") ?? undefined;
}
