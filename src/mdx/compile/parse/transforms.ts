import type { Root } from "mdast";
import type { PluginFailure, SyntaxFile, TransformResult, Transforms } from "../../../lib/settings/function-settings";
import { MdxSyntaxError } from "./syntax-error";
import { walk } from "./walk";

/** What plugins took and read for a tree. */
export type TransformCosts = Omit<Exclude<TransformResult, { failed: object }>, "tree">;

/** The transforms of a file, its front matter, and who is told what their plugins took and read. */
export type Transforming = {
  transforms: Transforms;
  frontMatter: Record<string, unknown>;
  note: (costs: TransformCosts) => void;
};

/**
 * The Markdown tree of a text by the site's own parser; undefined where there is none. Throws what the compiler's
 * parser would throw for a text that is not valid, and MdxSyntaxError where a plugin fails.
 */
export function parsedBySite(body: string, transforming: Transforming | undefined): Root | undefined {
  const result = transforming?.transforms.parse?.(body);
  if (!result) return undefined;
  if ("failed" in result) throw pluginError(result.failed);
  if ("invalid" in result) throw Object.assign(new Error(result.invalid.reason), result.invalid);
  return result.tree as Root;
}

/**
 * A syntax tree as the site's transform of one stage leaves it; the tree itself where there is none. Throws
 * MdxSyntaxError where a plugin fails.
 */
export function transformed<T>(
  tree: T,
  stage: Exclude<keyof Transforms, "parse">,
  file: Omit<SyntaxFile, "frontMatter">,
  transforming: Transforming | undefined,
): T {
  const transform = transforming?.transforms[stage];
  if (!transform) return tree;
  const result = transform(tree, { ...file, frontMatter: transforming.frontMatter });
  if ("failed" in result) throw pluginError(result.failed);
  transforming.note(result);
  return completed(result.tree as T & MadeNode);
}

type MadeNode = { type?: string; attributes?: unknown[]; properties?: object; children?: MadeNode[] };

/** The tree, in which elements that a plugin made without attributes, properties or children have none of them. */
function completed<T extends MadeNode>(tree: T): T {
  walk<MadeNode>(tree, (node) => {
    const isJsx = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
    if (!isJsx && node.type !== "element") return;
    if (isJsx) node.attributes ??= [];
    else node.properties ??= {};
    node.children ??= [];
  });
  return tree;
}

function pluginError({ plugin, message, at, line, column }: PluginFailure): MdxSyntaxError {
  return new MdxSyntaxError(
    `The plugin '${plugin}' failed${at ? ` at ${at}` : ""}: ${message.replace(/\.$/, "")}.`,
    "Mend the plugin or what it reads here, or take it out of the configuration.",
    { line, column },
  );
}
