import { elementOf, MdxError } from "../run/runtime";
import type { Json } from "../../content-node";
import type { Builder } from "./builder-context";
import { warnOfUnknown } from "./unknown-props";

const PROPS = ["className", "items"];

/** What an item of each type has to have, as the sidebars of Docusaurus have it. */
const NEEDED = new Map([
  ["link", ["label", "href"]],
  ["category", ["label", "items"]],
  ["html", []],
]);

/** Cards of docs; without `items` they are those of the page's category, which is checked once sidebars are known. */
export const docCardListOf: Builder = (props, children, context) => {
  const { file, place, state } = context;
  warnOfUnknown("DocCardList", props, PROPS, context);
  if (props.items === undefined) state.cardLists.push({ file, ...place });
  else assertItems(props.items);
  return [elementOf("DocCardList", props, children)];
};

function assertItems(items: Json): void {
  const remedy = "Leave `items` out for the cards of the page's category, or give it items of a sidebar in a list.";
  if (!Array.isArray(items)) throw new MdxError("The `items` of <DocCardList> are no list.", remedy);
  for (const [index, item] of items.entries()) {
    const type = String((Object(item) as { type?: unknown }).type);
    const needed = NEEDED.get(type);
    const which = `Item ${index + 1} of <DocCardList>`;
    if (!needed) throw new MdxError(`${which} has no valid \`type\`.`, remedy, [...NEEDED.keys()]);
    const lacking = needed.find((name) => (Object(item) as Record<string, unknown>)[name] === undefined);
    if (lacking) throw new MdxError(`${which} is a ${type} without \`${lacking}\`.`, "Give it one.");
  }
}
