import { isReadByGatsby, splitUrl } from "../../lib/routes/url";
import { loadByBrowser } from "../../ui/load-notice";
import type { FoundPage } from "../router/page-address";

declare global {
  interface Window {
    /** What Gatsby loads pages with; every navigation asks `loadPage`, and a link under the mouse `hovering`. */
    ___loader: {
      loadPage: LoadPage;
      /** A page that is here already; with `withErrorDetails` also why one is not, where loading failed. */
      loadPageSync: (path: string, options?: { withErrorDetails: boolean }) => LoadedPage | undefined;
      hovering: (path: string) => Promise<LoadedPage | undefined> | undefined;
      /** Fetches a page beside other work; what it returns ends that, where it has not begun. */
      enqueue: (path: string) => { abort: () => void };
      isPageNotFound: (path: string) => boolean;
    };
    ___navigate: (to: string | number, options?: object) => void;
    /** The build that the scripts of this page are from. */
    ___webpackCompilationHash: string;
  }
}

/** What Gatsby knows of a page that it has loaded, as far as it matters here; without `page` where loading failed. */
export type LoadedPage = {
  error?: unknown;
  page?: FoundPage & { webpackCompilationHash: string };
  json?: { pageContext?: unknown; data?: unknown };
  component?: { default: unknown };
};

type LoadPage = (path: string) => Promise<LoadedPage | undefined>;

/** Time in milliseconds after which a page that is still loading is worth a word. */
const PATIENCE_MS = 200;

const state: { newest: number; late: boolean; timer?: ReturnType<typeof setTimeout> } = { newest: 0, late: false };
const listeners = new Set<() => void>();

/**
 * Watches Gatsby's navigation, from the first page on: tells when a page is late, and lets a page show only when all of
 * it is here.
 * What Gatsby leaves to chance is decided: a page that fails, or is of another build than the scripts at hand, is
 * loaded by the browser, with its query and hash, once the server answers; of two navigations under way, the later one
 * counts. `complete` fetches what else a page needs, and says whether it came.
 */
export function wrapPageLoader(complete: (context: unknown) => Promise<boolean>): void {
  const { ___loader: loader, ___navigate: navigate } = window;
  const { loadPage } = loader;
  const asked = { address: "" };
  window.___navigate = (to, options) => {
    asked.address = String(to);
    // For others Gatsby throws.
    if (isReadByGatsby(splitUrl(asked.address).path)) navigate(to, options);
    else window.location.assign(asked.address);
  };
  const loadWhole: LoadPage = async (path) => {
    const page = await loadPage(path);
    const isCurrent = page?.page?.webpackCompilationHash === window.___webpackCompilationHash;
    return isCurrent && (await complete(page.json?.pageContext)) ? page : undefined;
  };
  loader.loadPage = async (path) => {
    const load = begin();
    const page = await loadWhole(path).catch(() => undefined);
    if (load !== state.newest) return never();
    if (!page) return leave(path, asked.address, load);
    end();
    return page;
  };
  // A step back overtakes what is loading, and the page that it leads to may be here already. Captured, to be first:
  // Gatsby may begin to load at once.
  window.addEventListener("popstate", end, true);
  // A page that comes back from the browser's cache is not the one that was late.
  window.addEventListener("pagehide", end);
}

/** Whether a page is late; stays so until it shows. */
export function isPageLate(): boolean {
  return state.late;
}

/** Calls back when a page becomes late and when it has come; returns the function that ends it. */
export function subscribeToLatePages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function begin(): number {
  clearTimeout(state.timer);
  state.timer = setTimeout(() => tell(true), PATIENCE_MS);
  state.newest += 1;
  return state.newest;
}

function end(): void {
  state.newest += 1;
  waitNoMore();
}

function waitNoMore(): void {
  clearTimeout(state.timer);
  tell(false);
}

function tell(late: boolean): void {
  if (state.late === late) return;
  state.late = late;
  for (const listener of listeners) listener();
}

/** Has the browser load a page, while no other was asked for; on the way back, its address is already there. */
async function leave(path: string, address: string, load: number): Promise<never> {
  const { pathname, search } = window.location;
  const isHere = path === pathname + search;
  // A page may show at an address above which it stands, and there it is asked for by no navigation.
  const isAsked = address.startsWith(path) && /^(?:[?#]|$)/.test(address.slice(path.length));
  const target = isAsked ? address : path;
  const go = () => {
    // Tells the worker of gatsby-plugin-offline that the pages in its store are of an older build.
    window.navigator.serviceWorker?.controller?.postMessage({ gatsbyApi: "clearPathResources" });
    if (isHere || !isAsked) window.location.reload();
    else window.location.assign(target);
  };
  const isWanted = () => load === state.newest;
  // A page that is not coming is no longer late.
  if (!(await loadByBrowser(target, go, isWanted)) && isWanted()) waitNoMore();
  return never();
}

/** The answer to a navigation that has been overtaken: none. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}
