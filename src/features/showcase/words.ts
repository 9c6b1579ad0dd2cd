import { translate, type MessageValues, type NameIn } from "../../lib/words/translate";

/** Words of the showcase by their names, with `{name}` in them replaced by the value of that name. */
export function word(name: NameIn<"showcase">, values?: MessageValues): string {
  return translate({ id: `showcase.${name}` }, values);
}
