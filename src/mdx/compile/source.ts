import { readFileSync } from "node:fs";
import path from "node:path";
import type { CompileSettings } from "./settings";

/** The text of a content file, named from the site's root, as the site's settings have it read. */
export function sourceOf(file: string, root: string, { changeSource }: Pick<CompileSettings, "changeSource">): string {
  const text = readFileSync(path.join(root, file), "utf8");
  return changeSource ? changeSource(text, file) : text;
}
