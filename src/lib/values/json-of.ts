import { withoutByteOrderMark } from "../content/line-ends";

/** The value of the text of a JSON file that people write, also with a byte-order mark; throws where it is no JSON. */
export function jsonOf(text: string): unknown {
  return JSON.parse(withoutByteOrderMark(text));
}
