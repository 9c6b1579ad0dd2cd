/** Whether the site runs as an app of its own, in a window without an address: there it is always kept for offline. */
export function runsAsApp(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}
