/** Keys that are Gatsby's own: they say how nodes hang together, not what a file says. */
const GATSBY_KEYS = ["parent", "children", "internal", "buildDigest", "gitDigest"];

/**
 * What a node holds, small enough for lists of thousands: of lists of objects and of objects with many keys, such as
 * links and anchors, only how many there are.
 */
export function nodeDataOf(node: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(node).filter(([key, value]) => !GATSBY_KEYS.includes(key) && value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, shortOf(key, value)]));
}

/** Keys of lists that are shown whole though they hold objects. */
const SHOWN_WHOLE = ["tags", "authors", "problems"];
const MOST_ENTRIES = 12;

function shortOf(key: string, value: unknown): unknown {
  if (SHOWN_WHOLE.includes(key) || value === null || typeof value !== "object") return value;
  if (!Array.isArray(value)) {
    const count = Object.keys(value).length;
    return count > MOST_ENTRIES ? { count } : value;
  }
  const isShort = value.length <= MOST_ENTRIES && value.every((entry) => entry === null || typeof entry !== "object");
  return isShort ? (value as unknown[]) : { count: value.length };
}
