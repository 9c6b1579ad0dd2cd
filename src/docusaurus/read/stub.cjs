/**
 * Stands for a package that is not installed: a function, whose properties and results are the same function.
 * @type {object}
 */
const stub = new Proxy(() => undefined, {
  get: (_target, name) => {
    if (name === Symbol.for("docusaurus.missing")) return true;
    if (name === Symbol.toPrimitive) return () => "";
    return name === "then" || typeof name === "symbol" ? undefined : name === "__esModule" || stub;
  },
  apply: () => stub,
});

module.exports = stub;
