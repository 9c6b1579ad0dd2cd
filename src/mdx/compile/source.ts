import { readFileSync } from "node:fs";
import path from "node:path";
import type { CompileSettings } from "./settings";
import { translatedFile } from "../../files/translated-file";

/** The text of a content file or its translation, as the site's settings have it read; it is named from the root. */
export function sourceOf(
  file: string,
  root: string,
  { changeSource, translations }: Pick<CompileSettings, "changeSource" | "translations">,
): string {
  const text = readFileSync(path.join(root, translatedFile(root, file, translations)), "utf8");
  return changeSource ? changeSource(text, file) : text;
}
