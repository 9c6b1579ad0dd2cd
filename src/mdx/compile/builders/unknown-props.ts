import { nearestFirst } from "../../../lib/problem";
import type { ContentProps } from "../../content-node";
import type { BuilderContext } from "./builder-context";

/** Warns of each prop of a component that is none of those which it knows. */
export function warnOfUnknown(
  tag: string,
  props: ContentProps,
  known: readonly string[],
  { state, file, place }: BuilderContext,
): void {
  for (const name of Object.keys(props).filter((key) => !known.includes(key))) {
    const message = `<${tag}> has no attribute '${name}', so it changes nothing.`;
    state.problems.push({
      severity: "warning",
      file,
      ...place,
      message,
      remedy: "Remove it, or correct its name.",
      choices: nearestFirst(name, known),
    });
  }
}
