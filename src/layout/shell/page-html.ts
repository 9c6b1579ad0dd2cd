import type { ReactNode } from "react";
import { DrawnInBrowser } from "../../mdx/components/island/island-source";
import { renderToReadableStream, renderToString } from "react-dom/server.browser";

/** Begins the place of a part that React left to the browser, because it was not there yet, or threw. */
const LEFT_OUT = "<!--$!-->";

/**
 * The HTML of a page, once all parts of it that load by themselves are there; throws what any of them throws. A part
 * that only browsers can draw has an empty place.
 */
export async function pageHtml(page: ReactNode): Promise<string> {
  return renderedAtOnce(page) ?? (await renderedInParts(page));
}

/** The HTML of a page of which nothing is waited for, in a fifth of the time of a stream; undefined for others. */
function renderedAtOnce(page: ReactNode): string | undefined {
  try {
    const html = renderToString(page);
    return html.includes(LEFT_OUT) ? undefined : html;
  } catch {
    // The stream throws it, too, or waits for it.
    return undefined;
  }
}

/**
 * React's renderer for Node, which Gatsby takes, puts zero bytes before characters of several bytes at the ends of its
 * buffers (https://github.com/facebook/react/issues/24985), so this is the one for browsers.
 */
async function renderedInParts(page: ReactNode): Promise<string> {
  const faults: unknown[] = [];
  const onError = (fault: unknown) => {
    if (!(fault instanceof DrawnInBrowser)) faults.push(fault);
  };
  const stream = await renderToReadableStream(page, { onError });
  await stream.allReady;
  if (faults.length > 0) throw faults[0];
  return new Response(stream).text();
}
