/** How Gatsby asks whether an address without data of a page has a file: by its path without the base URL. */
const WRITTEN = "doFetch(rawPath, `HEAD`)";

/**
 * A webpack loader that has Gatsby ask for such an address where the site lies: without the base URL it is one of
 * another site, and each address of none was asked for there. Throws where Gatsby asks otherwise than it did.
 * @this {Pick<import("webpack").LoaderContext<object>, "resourcePath">}
 * @param {string} source
 * @returns {string}
 */
module.exports = function baseLoader(source) {
  if (!source.includes(WRITTEN))
    throw new Error(
      `${this.resourcePath} no longer has \`${WRITTEN}\`. Look whether it asks below the base URL by now, and adapt src/build/bundler/base-loader.cjs.`,
    );
  return source.replaceAll(WRITTEN, WRITTEN.replace("rawPath", "__BASE_PATH__ + rawPath"));
};
