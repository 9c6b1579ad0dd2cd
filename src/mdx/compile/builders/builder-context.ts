import type { ContentNode, ContentProps } from "../../content-node";
import type { CompileSettings } from "../settings";
import type { Steps } from "../run/steps";
import { problemOf, type CompileState, type Place } from "../compile-state";

/** Where elements are made: the file, where to gather what they name, and the place of what is being evaluated. */
export type BuilderContext = {
  file: string;
  root: string;
  state: CompileState;
  place: Place;
  settings: CompileSettings;
  /** The count of steps of the page's JavaScript. */
  steps: Steps;
  /** Makes the content of another tag, for builders that put one inside their own. */
  make: (tag: string, props: ContentProps, children: ContentNode[]) => ContentNode[];
};

/** Makes the content of one tag from its props and children; throws MdxError for props that are not valid. */
export type Builder = (props: ContentProps, children: ContentNode[], context: BuilderContext) => ContentNode[];

/**
 * Does an action at a place of the context's file; what it throws becomes a problem there, and the result is
 * `otherwise`.
 */
export function collectProblems<T>(context: BuilderContext, place: Place, action: () => T, otherwise: T): T {
  const outer = context.place;
  const { count } = context.steps;
  context.place = place;
  try {
    return action();
  } catch (error) {
    context.state.problems.push(problemOf(context.steps.explained(error, count), context.file, place));
    return otherwise;
  } finally {
    context.place = outer;
  }
}
