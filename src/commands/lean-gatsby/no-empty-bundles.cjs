/**
 * @typedef {{ entry?: object }} Config
 * @typedef {(error?: Error, stats?: object) => void} Done
 * @typedef {{ close: (done: Done) => void }} Watching
 * @typedef {{ run: (done: Done) => void, watch: (options: object, done: Done) => Watching }} Compiler
 * @typedef {(config: Config, done?: Done) => Compiler} Webpack
 */

/**
 * webpack without runs for nothing. Gatsby has it bundle a site's functions for servers in each build, also where there
 * are none: webpack loads and writes a cache for that, 0.3 s while nothing else can go on.
 * @param {Webpack} webpack
 * @returns {Webpack}
 */
exports.withoutEmptyBundles = (webpack) =>
  new Proxy(webpack, {
    apply: (bundle, self, [config, ...others]) =>
      Array.isArray(config) || Object.keys(config.entry ?? {}).length > 0
        ? Reflect.apply(bundle, self, [config, ...others])
        : {
            run: (/** @type {Done} */ done) => done(),
            // What is added while develop runs is bundled then.
            watch: (/** @type {object} */ options, /** @type {Done} */ done) => bundle(config).watch(options, done),
          },
  });
