import type { Feature } from "../../build/feature";
import { publishOffline } from "./publish";

/** The page that gatsby-plugin-offline shows for all others; the site keeps each page as it is. */
const SHELL = "/offline-plugin-app-shell-fallback/";

/**
 * One file in the place of each of those that the plugin has its worker keep: the site's own worker has no use for
 * them, and a build warns of each that is not there, such as the page above. As many as the plugin's list has, because
 * it is merged with this one place by place.
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
