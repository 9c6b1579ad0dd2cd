import { isNamedBy, metaNameOf, PART_HEAD } from "./head-element";

/** Metadata that components around parts give in vain where a page says them of itself, by their names. */
const OF_PAGES = ["description", "keywords"];

/** A part of a page's head as Gatsby has it; those that the page itself gave are marked. */
type HeadPart = { type?: unknown; props?: Record<string, unknown> };

/**
 * The parts of a page's head without metadata of the whole site that the page says of itself: whoever reads one alone
 * would take the first. With an image the page says its size, too.
 */
export function withoutOverridden<Part>(parts: readonly Part[]): Part[] {
  const metas = parts.map((part) => {
    const { type, props = {} } = Object(part) as HeadPart;
    const name = type === "meta" ? metaNameOf(props) : undefined;
    return name === undefined ? undefined : { name, props, isOfPage: props["data-gatsby-head"] !== undefined };
  });
  const said = metas.flatMap((meta) => (meta?.isOfPage ? [meta.name] : []));
  return parts.filter((_, index) => {
    const meta = metas[index];
    if (!meta || meta.isOfPage || !isNamedBy(said, meta.name)) return true;
    return meta.props[PART_HEAD] !== undefined && !OF_PAGES.includes(meta.name);
  });
}
