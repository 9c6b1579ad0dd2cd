import { statSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import type { BuildContext } from "../context/context";
import type { Feature } from "../feature";
import { lastPublished } from "../publish/kept-pages";
import { contentFiles, type ContentFile } from "./content-files";

/** How many files of a first build are begun with: as many as one core compiles while Gatsby starts. */
const FILES = 256;
/** With so many the compiler's thread starts, while this program reads the front matter of the others. */
const FIRST = 8;
/** Up to so many edited files are begun with: all files of a fresh clone are new, and a kept store has most of them. */
const EDITED = 16;

/**
 * Begins compiling before Gatsby tells of files, with a part of them in a first build, and with those that were edited
 * since the last build in others: Gatsby starts on one core, and another one has nothing to do meanwhile. What Gatsby
 * then never tells of is compiled in vain. Resolves to how many files of a first build will be asked for in all.
 */
export async function compileAhead(features: readonly Feature[], context: BuildContext): Promise<number> {
  const { compiler, root } = context;
  const files = contentFiles(features, context).filter(({ isMdx }) => isMdx);
  const isFirst = compiler.isEmpty();
  const chosen = isFirst ? files.slice(0, FILES) : editedFiles(files, lastPublished(root));
  for (const some of [chosen.slice(0, FIRST), chosen.slice(FIRST)]) {
    compiler.begin(some.flatMap(({ node }) => features.flatMap(({ mdx }) => mdx?.sourceOf(node, context) ?? [])));
    await setImmediate();
  }
  return isFirst ? files.length : 0;
}

/** The files that were written after a time in ms; none where they are many, as all of a fresh clone are. */
function editedFiles(files: readonly ContentFile[], since: number): ContentFile[] {
  const edited = files.filter(({ node }) => statSync(node.absolutePath).mtimeMs > since);
  return edited.length > EDITED ? [] : edited;
}
