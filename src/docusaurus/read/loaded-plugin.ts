import { partsWithoutEffect } from "./parts-without-effect";
import { pluginContext, type Configured } from "./plugin-context";
import type { Instance, LoadedPlugin } from "./running-plugins";
import { translatedContent } from "./translated-content";

/** A plugin as it is to be made: its function and its options, and what is known of it before. */
type Plugin = { make: unknown; options: { id: string } } & Pick<LoadedPlugin, "title" | "folder" | "isAround">;

/**
 * Makes a plugin and has it load its content, in the language that is built; `texts` are the files of texts that were
 * read for that, from the folder of the language. Undefined for a plugin that makes nothing of itself; rejects with
 * what goes wrong.
 */
export async function loadedPlugin(
  { make, options, ...known }: Plugin,
  configured: Configured,
): Promise<{ loaded: LoadedPlugin; texts: string[] } | undefined> {
  const context = pluginContext(configured);
  const instance = (await (make as (...given: object[]) => unknown)(context, options)) as Instance | null;
  if (!instance) return undefined;
  const { name = "plugin" } = instance;
  const { id } = options;
  const without = partsWithoutEffect(instance);
  const { content, texts } = await translatedContent(
    { name, id, instance, content: await instance.loadContent?.() },
    context,
  );
  return { loaded: { ...known, name, id, instance, content, without }, texts };
}
