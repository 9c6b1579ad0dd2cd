/**
 * Where a redirect leads somebody who came with a query and a hash: their parameters follow its own, and its own hash
 * goes before theirs. It runs inline in a page, so it uses nothing but its parameters.
 */
export function redirectTarget(to: string, { search, hash }: { search: string; hash: string }): string {
  const [, address = "", own] = /^([^#]*)(#.*)?$/s.exec(to) ?? [];
  const query = search.slice(1);
  return address + (query && (address.includes("?") ? "&" : "?") + query) + (own ?? hash);
}

/**
 * The script of a page that leads on, the same for every such page: the target is the script's `data-to`. It ends the
 * page's loading first, so that the refresh for readers without scripts, which knows no query, is never seen.
 */
export const REDIRECT_SCRIPT = `stop();location.replace((${String(redirectTarget)})(document.currentScript.dataset.to,location))`;
