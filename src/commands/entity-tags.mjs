/** Each tag of a list; what stands between its quotes may be a comma, but no quote. */
const TAGS = /[\s,]*(?:W\/)?("[^"]*")\s*(?=,|$)/gy;

/**
 * Whether an `If-None-Match` header names a tag, so that who sent it has the file: a list of tags, weak ones among
 * them, or `*` for any file (RFC 9110, 13.1.2). Of a list with what is no tag, those before it count.
 * @param {string | undefined} header
 * @param {string} tag in its quotes, without the mark of a weak one
 */
export function hasTag(header = "", tag) {
  return header.trim() === "*" || [...header.matchAll(TAGS)].some(([, named]) => named === tag);
}
