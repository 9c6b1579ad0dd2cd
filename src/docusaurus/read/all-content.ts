import { firstLineOf, type Note } from "../note";
import { loadContentPlugins, type PluginContent } from "./content-plugins";
import { actionsOf } from "./plugin-actions";
import type { Given, LoadedPlugin, Running } from "./running-plugins";

type Failed = Extract<PluginContent, { failure: string }>;
type Contents = Record<string, Record<string, unknown>>;

/**
 * The content of all plugins by their names and ids, as Docusaurus gives it to `allContentLoaded`. Where there is none,
 * since it could not be loaded, `onFailed` is told once it is asked for.
 */
export function allContentOf(
  contents: readonly (PluginContent | Pick<LoadedPlugin, "name" | "id" | "content">)[],
  onFailed: (failed: Failed) => void,
): Contents {
  const all: Contents = {};
  for (const one of contents) {
    const get = () => ("failure" in one ? onFailed(one) : one.content);
    // What never runs has a place only for who asks for it by name.
    const isListed = !("failure" in one && one.neverRuns);
    const known = Object.hasOwn(all, one.name) ? all[one.name] : undefined;
    const ofName = known ?? {};
    if (!known) Object.defineProperty(all, one.name, { value: ofName, enumerable: isListed });
    if (!Object.hasOwn(ofName, one.id)) Object.defineProperty(ofName, one.id, { get, enumerable: true });
  }
  return all;
}

/**
 * Calls what plugins do once the content of all is there (`allContentLoaded`), one after the other. Only where one of
 * them does anything then do Docusaurus' own plugins for content load theirs. Resolves to what failed.
 */
export async function runAllContentLoaded(
  loaded: readonly LoadedPlugin[],
  given: Given,
  running: Running,
): Promise<Note[]> {
  const asking = loaded.filter(({ instance }) => typeof instance.allContentLoaded === "function");
  if (asking.length === 0) return [];
  const contents = [...(await loadContentPlugins(running)), ...loaded];
  const notes: Note[] = [];
  for (const plugin of asking) {
    const missed = new Set<Failed>();
    const allContent = allContentOf(contents, (failed) => missed.add(failed));
    try {
      await plugin.instance.allContentLoaded?.({ allContent, actions: actionsOf(plugin, given, running) });
    } catch (error) {
      notes.push(failureNote(plugin.title, error));
    }
    notes.push(...[...missed].map((failed) => missedNote(plugin.title, failed)));
  }
  return notes;
}

function failureNote(name: string, error: unknown): Note {
  return {
    name,
    means: `Its \`allContentLoaded\` failed, and what it makes there after that is missing: ${firstLineOf(error)}`,
    remedy: "Mend it, or take it out: it gets the content of all plugins as Docusaurus gives it.",
  };
}

function missedNote(name: string, failed: Failed): Note {
  return {
    name,
    means: `Its \`allContentLoaded\` gets no content of ${failed.package} (id: ${failed.id}): ${failed.failure}`,
    remedy: failed.remedy,
  };
}
