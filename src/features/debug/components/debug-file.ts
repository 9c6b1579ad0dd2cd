import { withPrefix } from "gatsby";
import { DEBUG_FOLDER } from "../views";

/** The address of a file of the debug data. */
export function debugAddress(file: string): string {
  return withPrefix(`/${DEBUG_FOLDER}/${file}`);
}
