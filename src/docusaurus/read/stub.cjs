/**
 * Stands for a package that is not installed: a function, whose properties and results are the same function, and a
 * list without entries.
 * @type {object}
 */
const stub = new Proxy(function () {}, {
  get: (target, name) => {
    if (name === Symbol.for("docusaurus.missing")) return true;
    if (name === Symbol.toPrimitive) return () => "";
    if (name === Symbol.iterator) return () => [].values();
    // A function cannot have another one.
    if (name === "prototype") return target.prototype;
    return name === "then" || typeof name === "symbol" ? undefined : name === "__esModule" || stub;
  },
  apply: () => stub,
  construct: () => stub,
});

module.exports = stub;
