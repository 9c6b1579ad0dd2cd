import type { Feature } from "../../build/feature";
import { publishOffline } from "./publish";

/** The page that gatsby-plugin-offline shows for all others; the site keeps each page as it is. */
const SHELL = "/offline-plugin-app-shell-fallback/";

/**
 * In the place of the files that the plugin would have its worker keep, which the site's own worker has no use for: for
 * each that is not there, such as the page above, the log of a build has a warning.
 */
const KEPT = Array.from({ length: 8 }, () => "app-*.js");

/** A newer worker waits, and takes no window from another one. */
const WORKBOX = { skipWaiting: false, clientsClaim: false, globPatterns: KEPT };

/** The site without a network, for readers who want it: a worker that keeps one build, and asks before the next one. */
export const offline: Feature = {
  name: "offline",
  plugins: ({ offline: { enabled, debug } }) =>
    enabled ? [{ resolve: "gatsby-plugin-offline", options: { debug, workboxConfig: WORKBOX } }] : [],
  withoutPages: [SHELL],
  inlineScript: ({ offline: { enabled, debug }, baseUrl }) =>
    enabled ? { module: "src/features/offline/register", name: "registerWorker", values: [baseUrl, debug] } : undefined,
  publish: publishOffline,
  frame: "src/features/offline/frame.tsx",
};
