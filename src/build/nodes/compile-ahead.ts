import type { BuildContext } from "../context/context";
import type { Feature } from "../feature";
import { contentFiles } from "./content-files";

/** How many files are begun with: as many as one core compiles while Gatsby starts. */
const FILES = 256;

/**
 * Begins a first build's compiling before Gatsby tells of files: it starts on one core, and another one has nothing to
 * do meanwhile. What Gatsby then never tells of is compiled in vain.
 */
export function compileAhead(features: readonly Feature[], context: BuildContext): void {
  context.compiler.begin(() =>
    contentFiles(features, context)
      .filter(({ isMdx }) => isMdx)
      .slice(0, FILES)
      .flatMap(({ node }) => features.flatMap(({ mdx }) => mdx?.sourceOf(node, context) ?? [])),
  );
}
