/** What a deploy preview says about a route change. */
type RouteRecord = {
  location: string;
  previous?: string;
  heading?: string;
  title: string;
  description?: string;
  htmlClass: string;
};

/** Time in milliseconds after which Gatsby has written the head of a page that shows, on slow machines too. */
const HEAD_MS = 500;

/**
 * Logs a route change to the console on hosts that show a change before it is published; `hostPattern` is a regular
 * expression.
 */
export function logRoute(location: string, previous: string | undefined, hostPattern: string | undefined): void {
  if (!hostPattern || !new RegExp(hostPattern).test(window.location.hostname)) return;
  setTimeout(() => console.info(routeRecordOf(document, location, previous)), HEAD_MS);
}

/** What can be said of the page that shows now. */
function routeRecordOf(page: Document, location: string, previous?: string): RouteRecord {
  return {
    location,
    previous,
    heading: page.querySelector("h1")?.textContent ?? undefined,
    title: page.title,
    description: page.querySelector<HTMLMetaElement>("meta[name=description]")?.content,
    htmlClass: page.documentElement.className,
  };
}
