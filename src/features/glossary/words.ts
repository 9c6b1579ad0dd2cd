import { translate, type MessageValues, type NameIn } from "../../lib/words/translate";

/** Words of the glossary by their names, with `{name}` in them replaced by the value of that name. */
export function word(name: NameIn<"glossary">, values?: MessageValues): string {
  return translate({ id: `glossary.${name}` }, values);
}
