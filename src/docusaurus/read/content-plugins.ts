import { createRequire } from "node:module";
import path from "node:path";
import { allPlugins } from "../map/site";
import { firstLineOf } from "../note";
import { CLASSIC, CONTENT_PACKAGES, entryParts, type PluginUse } from "../plugins";
import { loadedPlugin } from "./loaded-plugin";
import type { Configured } from "./plugin-context";
import { givenOptions } from "./plugin-options";

/** Why there is no content of a plugin, what to do, and whether it is of a package that never runs here. */
type Failure = { failure: string; remedy: string; neverRuns?: true };
/**
 * The content that a plugin of a package has loaded: the package, the plugin's own name and its id, and in the place of
 * content why there is none.
 */
export type PluginContent = { package: string; name: string; id: string } & ({ content: unknown } | Failure);

/**
 * Has the plugins for content that a project uses of Docusaurus load what they have, as they are installed there: one
 * after the other, each by its own options. Those around which the project's own plugins are written are left to these.
 * Plugins of packages of others are told without content.
 */
export async function loadContentPlugins(configured: Configured): Promise<PluginContent[]> {
  const { config } = configured;
  const plugins = config.plugins.filter((entry) => typeof entryParts(entry)[2] !== "string");
  const loaded: PluginContent[] = [];
  for (const use of allPlugins({ ...config, plugins })) {
    if (CONTENT_PACKAGES.includes(use.name)) loaded.push(await contentOf(use, configured));
    else if (OF_OTHERS.test(use.name)) loaded.push({ ...namesOf(use), ...NEVER_RUNS });
  }
  return loaded;
}

/** Packages that are none of Docusaurus', and no file or function of a project. */
const OF_OTHERS = /^(?!@docusaurus\/)[@\w][^\s:]*$/;

const NEVER_RUNS = {
  failure: "plugins of packages do not run, but for those for content",
  remedy: "Read in the plugin itself what it needs of that.",
  neverRuns: true,
} as const;

/** The names of a plugin of a package; its own one is that of its package, as is usual. */
function namesOf({ name, options }: PluginUse) {
  const { id = "default" } = options as { id?: string };
  return { package: name, name: name.replace("@docusaurus/", "docusaurus-"), id };
}

type Exported = { default?: unknown; validateOptions?: unknown };

async function contentOf(use: PluginUse, configured: Configured): Promise<PluginContent> {
  const title = use.name;
  const file = installed(title, configured.file);
  if (file === undefined) {
    const remedy = `Install ${title} in the project: content is given as that package loads it.`;
    return { ...namesOf(use), failure: "the package is not installed", remedy };
  }
  try {
    const { default: make, validateOptions } = createRequire(file)(file) as Exported;
    const options = givenOptions(validateOptions, use.options);
    const ran = await loadedPlugin(
      { title, make, options, folder: path.dirname(file), isAround: () => false },
      configured,
    );
    return { ...namesOf(use), content: ran?.loaded.content };
  } catch (error) {
    return {
      ...namesOf(use),
      failure: firstLineOf(error),
      remedy: "Mend it: content is loaded as Docusaurus does it.",
    };
  }
}

/** The file of a package as a project has it, by itself or as the classic preset's; undefined where it has none. */
function installed(name: string, file: string): string | undefined {
  const own = createRequire(file);
  return resolvedBy(own, name) ?? resolvedBy(createRequire(resolvedBy(own, CLASSIC) ?? file), name);
}

function resolvedBy(own: NodeJS.Require, name: string): string | undefined {
  try {
    return own.resolve(name);
  } catch {
    return undefined;
  }
}
