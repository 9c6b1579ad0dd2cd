import { PAGE_TO_COME } from "../../lib/routes/not-found";

/** Loads the address anew once the development server says that its route has a page now; `signal` ends the waiting. */
export async function loadOnceThere(
  route: string,
  signal: AbortSignal,
  location: Pick<Location, "reload"> = window.location,
): Promise<void> {
  const answer = await fetch(`${PAGE_TO_COME}?route=${encodeURIComponent(route)}`, { signal }).catch(() => undefined);
  if (answer?.ok && !signal.aborted) location.reload();
}
