import { elementOf } from "../run/runtime";
import type { Builder } from "./builder-context";

/** Cards of docs; without `items` they are those of the page's category, which is checked once sidebars are known. */
export const docCardListOf: Builder = (props, children, { file, place, state }) => {
  if (props.items === undefined) state.cardLists.push({ file, ...place });
  return [elementOf("DocCardList", props, children)];
};
