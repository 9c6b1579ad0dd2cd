/**
 * @typedef {{ open: (options: object) => object }} Lmdb
 */

/**
 * The store of Gatsby's nodes without its writing to the disk by itself, which the system does anyway: a killed process
 * loses nothing, and what a machine that loses its power left is made anew. In lmdb 2.5.3, which Gatsby names, a
 * program that waits for the disk beside another one may wait forever, with a core at work (`mdb_env_sync`).
 * @param {Lmdb} lmdb
 * @returns {Lmdb}
 */
exports.unsyncedStore = (lmdb) => ({
  ...lmdb,
  open: (options) => lmdb.open({ ...options, noSync: true, overlappingSync: false }),
});
