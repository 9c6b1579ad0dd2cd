import { translate, type MessageValues, type NameIn } from "../../lib/words/translate";
import type { RequestStatus } from "./statuses";

/** Words of the feature requests by their names, with `{name}` in them replaced by the value of that name. */
export function word(name: NameIn<"featureRequests">, values?: MessageValues): string {
  return translate({ id: `featureRequests.${name}` }, values);
}

/** What readers see of a status. */
export function statusWord(status: string): string {
  return word(status as RequestStatus);
}
