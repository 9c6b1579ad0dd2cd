import type { ContentNode, ContentProps } from "../../content-node";
import type { CompileSettings } from "../settings";
import { problemOf, type Output, type Place } from "../compile-state";

/** Where elements are made: the file, where to gather what they name, and the place of what is being evaluated. */
export type Origin = {
  file: string;
  root: string;
  output: Output;
  place: Place;
  settings: CompileSettings;
  /** Makes the content of another tag, for builders that put one inside their own. */
  make: (tag: string, props: ContentProps, children: ContentNode[]) => ContentNode[];
};

/** Makes the content of one tag from its props and children; throws MdxMistake for props that are not valid. */
export type Builder = (props: ContentProps, children: ContentNode[], origin: Origin) => ContentNode[];

/** Does an action at a place of the origin's file; what it throws becomes a problem there, and the result is `otherwise`. */
export function attempt<T>(origin: Origin, place: Place, action: () => T, otherwise: T): T {
  const outer = origin.place;
  origin.place = place;
  try {
    return action();
  } catch (error) {
    origin.output.problems.push(problemOf(error, origin.file, place));
    return otherwise;
  } finally {
    origin.place = outer;
  }
}
