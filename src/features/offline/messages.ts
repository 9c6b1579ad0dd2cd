/**
 * What pages tell the worker: to take the place of the one before it, as Workbox calls it; that a reader saw a page, by
 * its path; that the reader spares data, which not all browsers tell workers; or that the offline mode has ended.
 */
export type WorkerMessage =
  | { type: "SKIP_WAITING" }
  | { type: "seen"; path: string }
  | { type: "spare" }
  | { type: "end" };
