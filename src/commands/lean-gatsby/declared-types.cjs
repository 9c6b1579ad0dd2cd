/**
 * @typedef {{ getTypes: () => string[] }} Stores
 * @typedef {Record<string, { ignored?: boolean }>} Types what Gatsby has seen of types, by their names
 */

/**
 * Gatsby's nodes, of which it looks through no type that says `@dontInfer` for fields that nobody declared: it throws
 * away what it finds of those, and read 3,000 docs with all that they hold.
 * @template {Stores} Real
 * @param {Real} stores
 * @param {() => Types} typesOf
 */
exports.withoutDeclaredTypes = ({ getTypes, ...others }, typesOf) => ({
  ...others,
  getTypes: () => {
    const seen = typesOf();
    return getTypes().filter((type) => !seen[type]?.ignored);
  },
});
