import type { Root } from "mdast";
import { unified, type Pluggable, type Processor } from "unified";
import type {
  ParseSyntax,
  PluginFailure,
  SyntaxFile,
  TransformResult,
  TransformSyntax,
} from "../../lib/settings/function-settings";
import type { Formulas } from "../../lib/content/formulas";
import { parseMarkdown } from "../../mdx/compile/parse/parse";
import type { SyntaxPlugin } from "../map/folder";
import { placeOfFailure } from "./error-place";
import { takeReads } from "./file-reads";

/** What Docusaurus' plugins are given as their file: its absolute path, its text, and its front matter. */
type Absolute = (file: string) => string;

/** Whether a plugin adds to what Markdown's parser reads. */
export function extendsParser(plugin: SyntaxPlugin): boolean {
  try {
    const data = processorOf(plugin).data() as { micromarkExtensions?: unknown[] };
    return (data.micromarkExtensions ?? []).length > 0;
  } catch {
    // It fails again, with a file, when it runs.
    return false;
  }
}

/** Reads Markdown as the compiler does, with what plugins add to its syntax. */
export function parserWith(plugins: readonly SyntaxPlugin[], formulas: Formulas): ParseSyntax {
  return (text) => {
    try {
      return { tree: parseMarkdown(text, { plugins: plugins.map(pluggable), formulas, directives: "all" }) };
    } catch (error) {
      const { reason, line, column } = Object(error) as { reason?: string; line?: number; column?: number };
      if (reason !== undefined) return { invalid: { reason, ...(line && { line, column }) } };
      return { failed: failureOf(plugins.map(({ name }) => name).join("', '"), error) };
    }
  };
}

type Reads = ReturnType<typeof takeReads>;

/** A plugin ready to run, and what it read to be so: all that it makes may depend on it. */
type Attached = { processor: Processor; reads: Reads };

/**
 * Plugins as one transform, each run after the one before, with the milliseconds that each took, the files that they
 * read and the folders that they listed. A plugin that fails is named, with the place in the file that it names.
 */
export function transformWith(
  plugins: readonly SyntaxPlugin[],
  absoluteOf: Absolute,
  formulas: Formulas,
): TransformSyntax {
  const known = new Map<SyntaxPlugin, Attached>();
  const parse = textParser(plugins, formulas);
  const run = async (given: unknown, file: SyntaxFile): Promise<TransformResult> => {
    const milliseconds: Record<string, number> = {};
    const reads: Reads[] = [];
    // What was read until now is of other files.
    takeReads();
    let tree = given as Parameters<Processor["run"]>[0];
    for (const plugin of plugins) {
      const start = performance.now();
      try {
        const attached = known.get(plugin) ?? attachedOf(plugin, parse);
        known.set(plugin, attached);
        const { text: value, frontMatter } = file;
        tree = await attached.processor.run(tree, {
          path: absoluteOf(file.path),
          value,
          data: { frontMatter },
        });
        reads.push(attached.reads, takeReads());
      } catch (error) {
        return { failed: failureOf(plugin.name, error) };
      }
      milliseconds[plugin.name] = (milliseconds[plugin.name] ?? 0) + performance.now() - start;
    }
    const all = (kind: keyof Reads) => [...new Set(reads.flatMap((one) => one[kind]))];
    return { tree, milliseconds, files: all("files"), folders: all("folders") };
  };
  // The thread that calls it waits for the promise.
  return run as unknown as TransformSyntax;
}

/** What plugins read texts of their own with, as in Docusaurus: `this.parse("# a")`. */
type ParseText = (text: string) => Root;

function textParser(plugins: readonly SyntaxPlugin[], formulas: Formulas): ParseText {
  const syntax = { plugins: plugins.filter(extendsParser).map(pluggable), formulas };
  return (text) => parseMarkdown(text, { ...syntax, directives: "all" });
}

function attachedOf(plugin: SyntaxPlugin, parse: ParseText): Attached {
  const processor = processorOf(plugin, parse);
  return { processor, reads: takeReads() };
}

function processorOf(plugin: SyntaxPlugin, parse?: ParseText): Processor {
  return unified()
    .use(function (this: Processor) {
      this.parser = parse;
    })
    .use([pluggable(plugin)])
    .freeze();
}

function pluggable({ plugin, options }: SyntaxPlugin): Pluggable {
  return [plugin, ...options] as Pluggable;
}

function failureOf(plugin: string, error: unknown): PluginFailure {
  const { reason, message, line, column, stack } = Object(error) as {
    reason?: string;
    message?: string;
    line?: number;
    column?: number;
    stack?: string;
  };
  const at = placeOfFailure(stack ?? "");
  return { plugin, message: reason ?? message ?? String(error), ...(at && { at }), ...(line && { line, column }) };
}
