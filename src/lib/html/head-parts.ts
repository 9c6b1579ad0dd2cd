/** Metadata that a page says of itself in the place of the whole site, by their names. */
const OF_PAGES: readonly unknown[] = ["description", "keywords"];

/** A part of a page's head as Gatsby has it; those that the page itself gave are marked. */
type HeadPart = { type?: unknown; props?: { name?: unknown; "data-gatsby-head"?: unknown } };

/**
 * The parts of a page's head without metadata of the whole site that the page says of itself: whoever reads one alone
 * would take the first.
 */
export function withoutOverridden<Part>(parts: readonly Part[]): Part[] {
  const metas = parts.map((part) => {
    const { type, props = {} } = Object(part) as HeadPart;
    const isMeta = type === "meta" && OF_PAGES.includes(props.name);
    return isMeta ? { name: props.name, isOfPage: props["data-gatsby-head"] !== undefined } : undefined;
  });
  const said = new Set(metas.flatMap((meta) => (meta?.isOfPage ? [meta.name] : [])));
  return parts.filter((_, index) => {
    const meta = metas[index];
    return !meta || meta.isOfPage || !said.has(meta.name);
  });
}
