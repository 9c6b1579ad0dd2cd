import path from "node:path";
import { originalOf, translationOf } from "../../../lib/content/translations";
import { MODULE_ENDINGS } from "../bundles/absent-modules";
import type { CompileState } from "../compile-state";
import { GONE } from "../../../files/digest";
import type { CompileSettings } from "../settings";
import { isFileAt } from "../../../files/is-file-at";
import { translatedFile } from "../../../files/translated-file";
import { siteFileOf, type FileOrigin } from "./links";

/** Where a file is named whose content is read, and where it is noted that the page is made from it. */
export type NamingContext = FileOrigin & {
  root: string;
  settings: Pick<CompileSettings, "translations">;
  state: Pick<CompileState, "dependencies">;
};

/**
 * The file that content names to have what is in it: a picture, a partial, a module. Of a file that is translated, what
 * lies beside its translation goes first; then, of any file, the translation of what lies beside the file itself, then
 * that. Each is looked for again once it is there. Paths are from the site's root.
 */
export function namedFile(written: string, context: NamingContext): string {
  const { root, file, settings, state } = context;
  const { translations = [] } = settings;
  const own = siteFileOf(written, context);
  if (translations.length === 0) return own;
  const from = (origin: string) => siteFileOf(written, { ...context, file: origin });
  const origin = originalOf(file, translations) ?? file;
  const text = translatedFile(root, file, translations);
  const original = from(origin);
  const candidates = [
    ...(text === origin ? [] : [from(text)]),
    translationOf(original, translations) ?? original,
    original,
  ];
  const isThere = (name: string) => MODULE_ENDINGS.some((ending) => isFileAt(path.join(root, name + ending)));
  const found = candidates.find(isThere) ?? own;
  const before = candidates.slice(0, Math.max(0, candidates.indexOf(found)));
  for (const name of before) if (path.posix.extname(name) !== "") state.dependencies.set(name, GONE);
  return found;
}
