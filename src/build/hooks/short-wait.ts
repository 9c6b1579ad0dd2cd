import { waitingStates } from "gatsby/dist/state-machines/waiting";

/** Time in milliseconds without another change of content after which the development server takes up what changed. */
const QUIET_MS = 40;

/**
 * Lets the development server take up an edit at once: Gatsby waits half a second for further changes, which is longer
 * than all that follows. What changes meanwhile is taken up next. It counts for each wait that begins after this.
 */
export function shortenWait(): void {
  const { batchingNodeMutations: batching } = waitingStates.states ?? {};
  if (batching) batching.after = { [QUIET_MS]: "committingBatch" };
}
