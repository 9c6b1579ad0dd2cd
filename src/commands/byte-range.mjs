/**
 * A part of a file: its first and its last byte.
 * @typedef {{ first: number, last: number }} ByteRange
 */

/**
 * The part of a file that a `Range` header asks for; "none" where the file has no such part. Undefined for a header
 * that asks for nothing, for several parts or in units that nobody knows: then the whole file is the answer.
 * @param {string | undefined} header such as `bytes=0-99`, `bytes=100-` or, for the last bytes, `bytes=-100`
 * @param {number} size of the file in bytes
 * @returns {ByteRange | "none" | undefined}
 */
export function byteRange(header, size) {
  const [, from = "", to = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const first = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === "" || to === "" ? size - 1 : Math.min(size - 1, Number(to));
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  return first > last ? "none" : { first, last };
}
