type Hear = (event: PopStateEvent) => void;

const hearers = new Set<Hear>();

/**
 * Lets `hearFirst` hold: for the window browsers call listeners in the order in which they came, so this is called
 * before the router listens.
 */
export function openFirstPlace(): void {
  window.addEventListener("popstate", (event) => {
    for (const hear of hearers) if (!event.cancelBubble) hear(event);
  });
}

/** Calls a function when the history steps, before all other listeners; returns what ends it. */
export function hearFirst(hear: Hear): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}
