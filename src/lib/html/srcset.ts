/** An address in the value of a `srcset`, and where it is written there; offsets are from 0. */
type Candidate = { url: string; start: number; end: number };

/** A comma within an address belongs to it, one at its end ends it; descriptors may have commas in parentheses. */
const CANDIDATE = /(?<gap>[\s,]*)(?<written>[^\s,]\S*)(?:(?<=,)|(?:\([^)]*\)|[^,(])*)/g;

/** The addresses in the value of a `srcset`, as browsers read it: commas and descriptors (`2x`, `640w`) end one. */
export function srcsetCandidates(value: string): Candidate[] {
  const found: Candidate[] = [];
  for (const { groups, index } of value.matchAll(CANDIDATE)) {
    const { gap = "", written = "" } = groups ?? {};
    const url = written.replace(/,+$/, "");
    const start = index + gap.length;
    found.push({ url, start, end: start + url.length });
  }
  return found;
}

/** The value of a `srcset` with its addresses changed, and all else as it is written. */
export function withSrcsetUrls(value: string, change: (url: string) => string): string {
  let changed = "";
  let from = 0;
  for (const { url, start, end } of srcsetCandidates(value)) {
    changed += value.slice(from, start) + change(url);
    from = end;
  }
  return changed + value.slice(from);
}
