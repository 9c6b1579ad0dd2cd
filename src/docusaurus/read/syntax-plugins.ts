import { unified, type Pluggable, type Processor } from "unified";
import type { SyntaxFile, TransformResult, TransformSyntax } from "../../lib/function-settings";
import type { SyntaxPlugin } from "../map/folder";

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

/**
 * Plugins as one transform, each run after the one before, with the milliseconds that each took. A plugin that fails is
 * named, with the place in the file that it names.
 */
export function transformWith(plugins: readonly SyntaxPlugin[], absoluteOf: Absolute): TransformSyntax {
  const processors = new Map<SyntaxPlugin, Processor>();
  const run = async (given: unknown, file: SyntaxFile): Promise<TransformResult> => {
    const milliseconds: Record<string, number> = {};
    let tree = given as Parameters<Processor["run"]>[0];
    for (const plugin of plugins) {
      const start = performance.now();
      try {
        const processor = processors.get(plugin) ?? processorOf(plugin);
        processors.set(plugin, processor);
        const { text: value, frontMatter } = file;
        tree = await processor.run(tree, {
          path: absoluteOf(file.path),
          value,
          data: { frontMatter },
        });
      } catch (error) {
        return { failed: failureOf(plugin.name, error) };
      }
      milliseconds[plugin.name] = (milliseconds[plugin.name] ?? 0) + performance.now() - start;
    }
    return { tree, milliseconds };
  };
  // The thread that calls it waits for the promise.
  return run as unknown as TransformSyntax;
}

function processorOf({ plugin, options }: SyntaxPlugin): Processor {
  return unified()
    .use([[plugin, ...options] as Pluggable])
    .freeze();
}

function failureOf(plugin: string, error: unknown): Extract<TransformResult, { failed: object }>["failed"] {
  const { reason, message, line, column } = Object(error) as {
    reason?: string;
    message?: string;
    line?: number;
    column?: number;
  };
  return { plugin, message: reason ?? message ?? String(error), ...(line && { line, column }) };
}
