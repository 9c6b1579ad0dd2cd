import { askedAttributes } from "../../lib/routes/address-settings";

declare global {
  interface Window {
    /** What the address set on `<html>`: name, value, and what stood there before. */
    ___addressAttributes?: [name: string, value: string, before: string | null][];
  }
}

/**
 * Sets the attributes of `<html>` that the window's address asks for, and takes back those of the address before. It
 * runs inline before first paint, and with each page view.
 */
export function showAddressAttributes(): void {
  const root = document.documentElement;
  for (const [name, value, before] of (window.___addressAttributes ?? []).reverse()) {
    // What the page or its reader has changed since is theirs.
    if (root.getAttribute(name) !== value) continue;
    if (before === null) root.removeAttribute(name);
    else root.setAttribute(name, before);
  }
  window.___addressAttributes = [];
  for (const [name, value] of askedAttributes(window.location.search)) {
    window.___addressAttributes.push([name, value, root.getAttribute(name)]);
    root.setAttribute(name, value);
  }
}
