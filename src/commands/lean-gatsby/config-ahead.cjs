/**
 * @typedef {{ begin?: (config: Config) => void, allowsOthers?: boolean } | undefined} Plugin
 * @typedef {{ plugins?: Plugin[] }} Config
 * @typedef {(program: object, directory: string, stage: string, ...others: unknown[]) => Promise<Config>} ConfigOf
 */

/**
 * The configuration of the next bundle, begun with beside the one before.
 * @type {Promise<Config> | undefined}
 */
let ahead;

/**
 * webpack's configuration as Gatsby makes it for each bundle. That of the program which renders pages is made while
 * scripts are bundled by a plugin that allows others beside it, and plugins with a `begin` make of it what they can:
 * Gatsby takes up one bundle after the other, and each leaves a core idle for a third of its time.
 * @param {() => ConfigOf} load Gatsby's own
 * @returns {ConfigOf}
 */
exports.withConfigAhead =
  (load) =>
  async (program, directory, stage, ...others) => {
    const begun = ahead;
    ahead = undefined;
    if (stage === "build-html" && begun) return begun;
    const config = await load()(program, directory, stage, ...others);
    if (config.plugins?.some((plugin) => plugin?.allowsOthers))
      ahead = begin(() => load()(program, directory, "build-html", ...others));
    return config;
  };

/** @param {() => Promise<Config>} configOf */
function begin(configOf) {
  const begun = Promise.resolve()
    .then(configOf)
    .then((config) => {
      for (const plugin of config.plugins ?? []) plugin?.begin?.(config);
      return config;
    });
  // What fails is told once Gatsby asks for it.
  begun.catch(() => undefined);
  return begun;
}
