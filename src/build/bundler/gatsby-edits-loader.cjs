const { editsOf } = require("./gatsby-edits.cjs");

/**
 * A webpack loader that makes the edits of Gatsby's own modules. Throws where one of them is otherwise than it was.
 * @this {Pick<import("webpack").LoaderContext<object>, "resourcePath">}
 * @param {string} source
 * @returns {string}
 */
module.exports = function gatsbyEditsLoader(source) {
  return editsOf(this.resourcePath).reduce((text, { reason, written, instead }) => {
    const edited = text.replaceAll(written, () => instead);
    if (edited === text)
      throw new Error(
        `${this.resourcePath} no longer has ${String(written)}. Look whether Gatsby ${reason} by now, and adapt src/build/bundler/gatsby-edits.cjs.`,
      );
    return edited;
  }, source);
};
