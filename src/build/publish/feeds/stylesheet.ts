import { oneLine } from "../../../lib/content/one-line";

/**
 * The stylesheet that makes a feed a page, in RSS as in Atom, for somebody who opens it in a browser; `explained` is
 * what it says there of feeds.
 */
export function feedStylesheet(explained: string): string {
  // A break of lines, a backslash or a quote would end the text.
  const explanation = oneLine(explained).replace(/["\\]/g, "\\$&");
  return `@namespace h "http://www.w3.org/1999/xhtml";
:root { color-scheme: light dark; background: Canvas; color: CanvasText; font: 1rem/1.65 system-ui, sans-serif }
rss, feed { display: block; max-width: 44rem; margin: 0 auto; padding: 2rem 1rem }
channel > *, feed > *, item > *, entry > * { display: none }
channel, item, entry, h|a, channel > title, feed > title, channel > description, feed > subtitle { display: block }
channel > title, feed > title { font-size: 2rem; font-weight: bold; line-height: 1.2 }
channel > description::after, feed > subtitle::after {
  content: "${explanation}";
  display: block;
  margin-block: 1rem;
  padding-inline-start: 1rem;
  border-inline-start: 4px solid LinkText;
}
channel > item, feed > entry { display: block; margin-block-start: 1rem; padding-block-start: 1rem; border-top: 1px solid GrayText }
item > h|a, entry > h|a { font-size: 1.15rem; font-weight: bold }
item > pubDate, entry > published { display: block; font-size: 0.875rem }
item > description, entry > summary { display: block }
`;
}
