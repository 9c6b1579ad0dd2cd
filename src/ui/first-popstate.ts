type Listener = (event: PopStateEvent) => void;

const listeners = new Set<Listener>();

/**
 * Adds the one listener to steps of the history through which `onPopstateFirst` works. Browsers call the window's
 * listeners in the order in which they were added: call this before the router adds its own.
 */
export function installFirstPopstate(): void {
  window.addEventListener("popstate", (event) => {
    for (const listener of [...listeners].reverse()) if (!event.cancelBubble) listener(event);
  });
}

/**
 * Calls a function when the history steps, before all other listeners, the one added last first; returns what ends it.
 */
export function onPopstateFirst(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
