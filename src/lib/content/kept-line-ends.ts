import { diffArrays } from "diff";
import { lineBreakOf, withLineFeeds } from "./line-ends";

/**
 * An edited text, whose lines end in LF, with the line ends of the text before: lines that stayed have their own, and
 * new ones have those of the lines that they stand for, or else of the line above.
 */
export function withLineEndsOf(before: string, edited: string): string {
  const own = before.match(/\r?\n/g) ?? [];
  const first = lineBreakOf(before);
  if (own.every((end) => end === first)) return edited.replaceAll("\n", first);
  const ends: string[] = [];
  let place = 0;
  let gone: string[] = [];
  for (const { added, removed, value } of diffArrays(withLineFeeds(before).split("\n"), edited.split("\n"))) {
    const here = added ? gone : own.slice(place, place + value.length);
    if (!added) place += value.length;
    gone = removed ? here : [];
    if (!removed) for (const index of value.keys()) ends.push(here[index] ?? ends.at(-1) ?? first);
  }
  return edited.replace(/\n/g, () => ends.shift() ?? first);
}
