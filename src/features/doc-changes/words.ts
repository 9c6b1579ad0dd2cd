import { translate, type MessageValues, type NameIn } from "../../lib/words/translate";

/** Words of what changed between versions by their names, with `{name}` in them replaced by the value of that name. */
export function word(name: NameIn<"docChanges">, values?: MessageValues): string {
  return translate({ id: `docChanges.${name}` }, values);
}

/** Title of the page with what changed between two versions, by their labels. */
export function changesTitle(label: string, since: string): string {
  return word("title", { label, since });
}
