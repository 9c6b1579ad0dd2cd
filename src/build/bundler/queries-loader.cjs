const { queryKeys, withoutQueries } = require("./queries.cjs");

/**
 * A webpack loader that leaves of GraphQL queries the keys of their results. It gets no script of which Babel makes
 * more.
 * @this {import("webpack").LoaderContext<object>}
 * @param {string} source
 * @returns {string}
 */
module.exports = function queriesLoader(source) {
  if (!source.includes("graphql")) return source;
  return withoutQueries(source, queryKeys(this.rootContext)) ?? source;
};
