import { scriptJson } from "../../lib/html/html-text";
import type { Thing } from "./structured-data";

const START = '<script type="application/ld+json">';
const END = "</script>";

/**
 * A page's HTML with what is told of it at the end of its body, where nobody who reads the page waits for it, in the
 * place of what an earlier build told; the same text where nothing changes. Throws for HTML without a body.
 */
export function withJsonLd(html: string, things: readonly Thing[]): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) throw new Error("The HTML has no body.");
  const page = withoutOwn(html.slice(0, end));
  if (things.length === 0) return page + html.slice(end);
  const json = scriptJson({ "@context": "https://schema.org", "@graph": things });
  return `${page}${START}${json}${END}${html.slice(end)}`;
}

/** HTML without the element that stands at its end; one that content put elsewhere stays. */
function withoutOwn(html: string): string {
  if (!html.endsWith(END)) return html;
  const start = html.lastIndexOf("<script");
  return html.startsWith(START, start) ? html.slice(0, start) : html;
}
