import type { Heading, Root } from "mdast";
import type { Problem } from "../../../lib/problem";
import { placeOf } from "../compile-state";

/**
 * A warning of a page with more than one heading of the first level, at the second one. Headings inside of tags,
 * quotes and lists may be samples, and are not told.
 */
export function repeatedTitles(tree: Root, file: string): Problem[] {
  const titles = tree.children.filter((node): node is Heading => node.type === "heading" && node.depth === 1);
  const [first, second] = titles;
  if (!first?.position || !second?.position) return [];
  const { line } = first.position.start;
  const count = titles.length > 2 ? `${titles.length}` : "two";
  return [
    {
      severity: "warning",
      file,
      ...placeOf(second),
      message: `The page has ${count} headings of the first level: this one is the second, the first is in line ${line}.`,
      remedy: "Begin those below the title with `##`; where another one is meant, write `<h1>…</h1>`.",
    },
  ];
}
