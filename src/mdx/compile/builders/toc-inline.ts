import { tocTreeOf, type TocBranch } from "../../../lib/docs/toc-tree";
import { contentInProp, withoutLinks, type ContentElement, type ContentNode, type Json } from "../../content-node";
import type { Builder } from "./builder-context";
import { elementOf, MdxError } from "../run/runtime";

/** A heading as props hold it: `children` is its content, which only headings of a page or a partial have. */
type NamedHeading = { id: string; level: number; value?: string; children?: Json };

/**
 * `<TOCInline toc={toc} />`: the headings as a list of links, of the levels that the tag names, else of those that the
 * site shows.
 */
export const tocInlineOf: Builder = (props, _children, { settings }) => {
  const { toc, minHeadingLevel = settings.headingLevels.min, maxHeadingLevel = settings.headingLevels.max } = props;
  if (!Array.isArray(toc))
    throw new MdxError(
      "TOCInline has no table of contents to show.",
      "Write `<TOCInline toc={toc} />`; `toc` is in scope on each page.",
    );
  const [min, max] = [level(minHeadingLevel), level(maxHeadingLevel)];
  const entries = (toc as NamedHeading[]).filter((entry) => entry.level >= min && entry.level <= max);
  return entries.length === 0 ? [] : [listOf(tocTreeOf(entries), "toc-inline")];
};

function level(value: unknown): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 2 && number <= 6) return number;
  throw new MdxError(
    `${JSON.stringify(value)} is no heading level of a table of contents.`,
    "Write a number from 2 to 6.",
    ["2", "3", "4", "5", "6"],
  );
}

function listOf(branches: TocBranch<NamedHeading>[], className?: string): ContentElement {
  const items = branches.map(({ entry, branches: below }) => {
    const link = elementOf("a", { href: `#${entry.id}` }, wordsOf(entry));
    return elementOf("li", {}, below.length > 0 ? [link, listOf(below)] : [link]);
  });
  return elementOf("ul", className ? { className } : {}, items);
}

/** Headings that content names by itself have words alone. */
function wordsOf({ children, value = "" }: NamedHeading): ContentNode[] {
  const content = contentInProp(children);
  return content ? withoutLinks(content) : [value];
}
