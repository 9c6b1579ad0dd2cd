import { scriptJson } from "../../lib/html/html-text";
import type { Thing } from "./structured-data";

const START = '<script type="application/ld+json">';
const END = "</script>";

/**
 * A page's HTML with what is told of it at the end of its head, in the place of what an earlier build told; the same
 * text where nothing changes. Throws for HTML without a head.
 */
export function withJsonLd(html: string, things: readonly Thing[]): string {
  const end = html.indexOf("</head>");
  if (end < 0) throw new Error("The HTML has no head.");
  const head = withoutOwn(html.slice(0, end));
  if (things.length === 0) return head + html.slice(end);
  const json = scriptJson({ "@context": "https://schema.org", "@graph": things });
  return `${head}${START}${json}${END}${html.slice(end)}`;
}

/** A head without the element that stands at its end; one that content put elsewhere stays. */
function withoutOwn(head: string): string {
  if (!head.endsWith(END)) return head;
  const start = head.lastIndexOf("<script");
  return head.startsWith(START, start) ? head.slice(0, start) : head;
}
