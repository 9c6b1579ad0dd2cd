import { visit, withDeployment, type Reader } from "./deployment";
import { until } from "./moments";
import { hydrated } from "./page";
import { samplePages } from "./samples";

/** An address that asks for the offline mode. */
export const ON = "/?offlineMode=true";

/** A doc, and a page that is none. */
export const [DOC = "/", OTHER = "/"] = ["features-docs-templates-doc", "features-blog-templates-list"].map(
  (template) => samplePages().find((page) => page.template === template)?.path,
);

/** Expressions for a page, true once the worker is so. */
export const WORKER_IS = {
  active: "navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === 'activated')",
  waiting: "navigator.serviceWorker.getRegistration().then((found) => found?.waiting?.state === 'installed')",
  gone: "navigator.serviceWorker.getRegistration().then((found) => !found?.installing && !found?.active)",
};

/**
 * Runs a test with a deployment that of all docs keeps `DOC` alone for offline, for tests that look at no other: to
 * fetch them all is most of what such a test would do.
 */
export function withOneDoc(run: (reader: Reader) => Promise<void>): Promise<void> {
  return withDeployment(run, [DOC]);
}

/** Opens the site so that it is kept for offline, and waits until it is; the page then is one that the worker gave. */
export async function keepOffline(reader: Reader, route = ON): Promise<void> {
  await visit(reader, route);
  await until(reader.page, WORKER_IS.active);
  await reader.page.reload();
  await hydrated(reader.page);
}

/** The path of a route in a deployment. */
export const pathOf = ({ deployment }: Reader, route: string): string =>
  new URL(route.slice(1), deployment.url).pathname;

/** An expression for a page, true once the browser keeps a path. */
export const isKept = (path: string): string => `caches.match(${JSON.stringify(path)}).then(Boolean)`;
