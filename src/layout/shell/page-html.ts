import type { ReactNode } from "react";
import { DrawnInBrowser } from "../../mdx/components/island/island-source";
import { renderToReadableStream } from "react-dom/server.browser";

/**
 * The HTML of a page, once all parts of it that load by themselves are there; throws what any of them throws. A part
 * that only browsers can draw has an empty place.
 * React's renderer for Node, which Gatsby takes, puts zero bytes before characters of several bytes at the ends of its
 * buffers (https://github.com/facebook/react/issues/24985), so this is the one for browsers.
 */
export async function pageHtml(page: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const onError = (fault: unknown) => {
    if (!(fault instanceof DrawnInBrowser)) faults.push(fault);
  };
  const stream = await renderToReadableStream(page, { onError });
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  return new Response(stream).text();
}
