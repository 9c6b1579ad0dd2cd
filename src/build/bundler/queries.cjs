const { packagesOf } = require("../packages-of.cjs");

/** A query, with the declaration of a constant that is nothing but this query. */
const QUERY = /(?:\bexport\s+(const\s+\w+\s*=\s*))?\bgraphql`((?:[^`$\\]|\\.|\$(?!\{))*)`/gs;
const IMPORT = /\bimport\s*\{([^}]*)\}\s*from\s*(["']gatsby["'])/g;
/** The export of a template that configures its pages, with queries of its own, and is no part of browsers' scripts. */
const PAGE_CONFIG = /\bexport\s+(?:async\s+)?(?:function|const)\s+config\b/;

/**
 * A script with the keys of their results in the place of GraphQL queries, and each line where it was, as Gatsby's
 * plugin for Babel makes it for browsers; undefined for a script of which that plugin makes more.
 * @param {string} text
 * @param {(query: string) => string} keyOf
 * @returns {string | undefined}
 */
function withoutQueries(text, keyOf) {
  if (/\bStaticQuery\b/.test(text) || PAGE_CONFIG.test(text)) return undefined;
  const lineBreaks = (/** @type {string} */ part) => part.replace(/[^\n]/g, "");
  const keyed = text.replace(
    QUERY,
    // The export would be in the template's script, and nobody reads it.
    (all, declaration = "", query) => `${declaration}"${keyOf(query)}"${lineBreaks(all)}`,
  );
  const result = keyed.replace(IMPORT, (all, names, from) => {
    const others = names.split(",").filter((/** @type {string} */ name) => !/^\s*(?:graphql)?\s*$/.test(name));
    return others.length > 0 ? `import {${others.join(",")}} from ${from}` : lineBreaks(all);
  });
  return /\bgraphql\b/.test(result) ? undefined : result;
}

/**
 * A function that gives Gatsby's key of a query's result.
 * @param {string} root folder of the site
 * @returns {(query: string) => string}
 */
function queryKeys(root) {
  const requireFrom = packagesOf(root, "gatsby");
  const { stripIgnoredCharacters } = requireFrom("graphql");
  const { murmurhash } = requireFrom("gatsby-core-utils/murmurhash");
  return (query) => String(murmurhash(stripIgnoredCharacters(query), 0));
}

module.exports = { PAGE_CONFIG, queryKeys, withoutQueries };
