/**
 * How the names of a site's caches begin, by the path of its scope, which is that of its base URL: other sites of the
 * same host see them, too.
 */
export function cachePrefix(scope: string): string {
  return `offline ${scope} `;
}
