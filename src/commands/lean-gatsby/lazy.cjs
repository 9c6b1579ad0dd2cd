/**
 * Stands for what a module exports, and loads it at the first use.
 * @template {object} Exports
 * @param {() => Exports} load
 * @param {boolean} isEsModule whether it was an ES module: who imports it asks for that before any use
 * @returns {Exports}
 */
exports.lazy = function lazy(load, isEsModule) {
  /** @type {Exports | undefined} */
  let loaded;
  const real = () => (loaded ??= load());
  const callable = () => /** @type {Function} */ (/** @type {unknown} */ (real()));
  /** @type {object} */
  const proxy = new Proxy(function () {}, {
    get: (_, key) => (key === "__esModule" ? isEsModule : Reflect.get(real(), key)),
    set: (_, key, value) => Reflect.set(real(), key, value),
    has: (_, key) => Reflect.has(real(), key),
    apply: (_, self, parameters) => Reflect.apply(callable(), self, parameters),
    construct: (_, parameters, target) =>
      Reflect.construct(callable(), parameters, target === proxy ? callable() : target),
  });
  return /** @type {Exports} */ (/** @type {unknown} */ (proxy));
};
