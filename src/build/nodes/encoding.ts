import { isUtf8 } from "node:buffer";
import { readFileSync } from "node:fs";
import type { Problem } from "../../lib/problem";

/** What stands for bytes that are no text in UTF-8. */
const LOST = "\uFFFD";

/** A file that was read: its path on the disk and from the site's root, and the text that was read of it. */
type ReadFile = { absolutePath: string; file: string; text: string };

/** The problem of a file that is not in UTF-8, at its first line that was not read. */
export function encodingProblems(
  { absolutePath, file, text }: ReadFile,
  severity: Problem["severity"] = "error",
): Problem[] {
  if (!text.includes(LOST) || isUtf8(readFileSync(absolutePath))) return [];
  const line = text.slice(0, text.indexOf(LOST)).split("\n").length;
  return [
    {
      severity,
      file,
      line,
      message: "The file is not in UTF-8: readers would see '\uFFFD' in the place of letters.",
      remedy: "Save it as UTF-8, which every editor can.",
    },
  ];
}
