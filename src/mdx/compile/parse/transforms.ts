import type { SyntaxFile, Transforms } from "../../../lib/function-settings";
import { MdxSyntaxError } from "./syntax-error";

/** The transforms of a file, its front matter, and who is told how long each of their plugins took. */
export type Transforming = {
  transforms: Transforms;
  frontMatter: Record<string, unknown>;
  note: (milliseconds: Readonly<Record<string, number>>) => void;
};

/**
 * A syntax tree as the site's transform of one stage leaves it; the tree itself where there is none. Throws
 * MdxSyntaxError where a plugin fails.
 */
export function transformed<T>(
  tree: T,
  stage: keyof Transforms,
  file: Omit<SyntaxFile, "frontMatter">,
  transforming: Transforming | undefined,
): T {
  const transform = transforming?.transforms[stage];
  if (!transform) return tree;
  const result = transform(tree, { ...file, frontMatter: transforming.frontMatter });
  if ("failed" in result) {
    const { plugin, message, line, column } = result.failed;
    throw new MdxSyntaxError(
      `The plugin '${plugin}' failed: ${message.replace(/\.$/, "")}.`,
      "Mend the plugin or what it reads here, or take it out of the configuration.",
      { line, column },
    );
  }
  transforming.note(result.milliseconds);
  return result.tree as T;
}
