import { routeOf } from "../../lib/routes/url";
import { translate } from "../../lib/words/translate";
import { loadByBrowser, showLoadNotice } from "../../ui/load-notice";
import { isNotFoundRoute } from "../../lib/routes/not-found";

declare global {
  interface Window {
    /** The route of the page's HTML, by Gatsby. */
    pagePath?: string;
  }
}

/** How Gatsby's error begins that names no cause: the page's data did not come. */
const WITHOUT_CAUSE = "page resources for ";
/** How its error begins where data that all pages share did not come: it keeps that with no page. */
const OF_SHARED_DATA = "We couldn't load ";

/**
 * Tells the reader when the page that the server sent cannot be taken over, because its data or its module does not
 * load; Gatsby only rejects a promise then. Returns what ends it, once React has the page.
 */
export function watchFirstPage(): () => void {
  const onRejection = (event: PromiseRejectionEvent) => {
    const reason: unknown = event.reason;
    if (reason instanceof Error && reason.message.startsWith(WITHOUT_CAUSE))
      tellOfFirstPage(translate({ id: "loading.noData" }));
    else if (isOfPage(reason)) tellOfFirstPage(reason);
  };
  window.addEventListener("unhandledrejection", onRejection);
  return () => window.removeEventListener("unhandledrejection", onRejection);
}

/** Whether an error is why the page fails; scripts of others that a browser blocks reject promises as well. */
function isOfPage(error: unknown): boolean {
  if (error instanceof Error && error.message.startsWith(OF_SHARED_DATA)) return true;
  const { location, ___loader: loader } = window;
  const page = loader.loadPageSync(location.pathname + location.search, { withErrorDetails: true });
  return page?.error !== undefined && page.error === error;
}

/**
 * Whether Gatsby is about to draw the not-found page over a page that is there, because the server has not its data;
 * the reader is told.
 */
export function lacksFirstPage(): boolean {
  const { pagePath, location, ___loader: loader } = window;
  if (pagePath === undefined || isNotFoundRoute(pagePath)) return false;
  // Gatsby knows a page by the address under which it asked for it, with the query.
  if (!loader.isPageNotFound(location.pathname + location.search)) return false;
  tellOfFirstPage(translate({ id: "loading.noData" }));
  return true;
}

/** The route of the page's HTML, where it is what the server sends for each address without a page. */
export function missingPageRoute(): string | undefined {
  const route = typeof window === "undefined" ? undefined : window.pagePath;
  return route !== undefined && isNotFoundRoute(route) ? routeOf(route) : undefined;
}

/**
 * Shows the page of the address where the reader has gone since React read it (`rendered`): Gatsby's router hears of
 * addresses only a moment after its links work, and a click in between would change the address alone.
 */
export function catchUp(rendered: string): void {
  const { location, history } = window;
  const state: unknown = history.state;
  if (location.href !== rendered) window.dispatchEvent(new PopStateEvent("popstate", { state }));
}

function tellOfFirstPage(error: unknown): void {
  const { location } = window;
  // What the reader did with controls would wait for ever.
  window.___held?.end();
  showLoadNotice(
    translate({ id: "loading.thisPage" }),
    error,
    () => void loadByBrowser(location.href, () => location.reload()),
  );
}
