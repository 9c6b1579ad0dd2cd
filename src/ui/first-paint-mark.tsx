/** No heading has an id with a colon. */
const IDS = { navbar: "navbar:end", "above-article": "above-article:end" } as const;

type Part = keyof typeof IDS;

/**
 * Stands behind a part whose items are at the right edge: what of the HTML has come would move as the rest comes, so
 * browsers wait for this element with their first paint. An element of its own, because Chromium 156 does not wait for
 * all of a `details`.
 */
export function FirstPaintMark({ after }: { after: Part }) {
  return <i hidden id={IDS[after]} />;
}

/**
 * The ids that the links of a page's head name, of the kind `rel="expect"` (HTML standard, 4.6.8): those in its HTML.
 * Browsers that do not know the kind paint as they always did.
 */
export function expectedIds(html: string): string[] {
  return Object.values(IDS).filter((id) => html.includes(` id="${id}"`));
}
