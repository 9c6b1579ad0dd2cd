import type { Builder } from "./builder-context";
import { onlyListIn, type ListComponent } from "./only-list";

const STEPS: ListComponent = {
  tag: "Steps",
  list: "ol",
  className: "steps",
  remedy: "Put one list into it, each item beginning with `1.`, and indent what belongs to an item like its text.",
};

/** `<Steps>` around an ordered list: that list, which the stylesheet draws as steps along a line. */
export const stepsOf: Builder = (props, children) => [onlyListIn(STEPS, props, children)];
