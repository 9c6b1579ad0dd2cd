/**
 * What pages tell the worker: to take the place of the one before it, as Workbox calls it; that a reader saw a page, by
 * its path; that the reader spares data, which not all browsers tell workers; or that the offline mode has ended. Or
 * they ask for its state, with a port for the answer.
 */
export type WorkerMessage =
  | { type: "SKIP_WAITING" }
  | { type: "seen"; path: string }
  | { type: "spare" }
  | { type: "end" }
  | { type: "state" };

/**
 * What a worker keeps: of the `files` of its build that it fetches unasked, with their uncompressed bytes, those that
 * are `kept` by now; the pages that it keeps beside them; the time since when the build is whole, in milliseconds,
 * undefined before; and whether it is busy with pages that were seen, which count a moment later.
 */
export type KeptState = {
  build: string;
  files: number;
  bytes: number;
  kept: number;
  pages: number;
  since: number | undefined;
  isBusy: boolean;
};
