import { errorMessage } from "../../lib/values/error-of";
import { jsonOf } from "../../lib/values/json-of";

/** The value of a project's JSON file; throws with the file, as it is named from the site's root, where it is none. */
export function parsedJson(text: string, file: string): unknown {
  try {
    return jsonOf(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${errorMessage(error)}\n  → Mend the file.`);
  }
}
