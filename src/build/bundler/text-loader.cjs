/**
 * A webpack loader that gives a text in the place of a module's own.
 * @typedef {{ text: string }} Options
 * @this {Pick<import("webpack").LoaderContext<Options>, "getOptions">}
 * @returns {string}
 */
module.exports = function textLoader() {
  return this.getOptions().text;
};
