/** How many queries take so much memory that it is worth the second in which a program starts. */
const MANY_QUERIES = 1000;

/**
 * @typedef {{ pageQueryIds: unknown[], staticQueryIds: unknown[] }} Queries
 * @typedef {{ single: { runQueries: (queries: Queries) => unknown }, restart: () => Promise<void> }} Pool
 * @typedef {{ WorkerPool: new (...parameters: unknown[]) => Pool }} Workers
 */

/**
 * The programs that run queries go on to render pages. Gatsby starts them anew in between, for the memory that queries
 * took: of a small site, and of a large one in which little has changed, that is not worth it.
 * @param {Workers} workers what `gatsby-worker` exports
 * @returns {Workers}
 */
exports.seldomRestarted = function seldomRestarted(workers) {
  /** @type {ProxyHandler<Workers["WorkerPool"]>} */
  const handler = {
    construct: (WorkerPool, parameters) => {
      const pool = /** @type {Pool} */ (Reflect.construct(WorkerPool, parameters));
      const { single, restart } = pool;
      let queries = 0;
      /** @param {Queries} some */
      const runQueries = (some) => {
        queries += some.pageQueryIds.length + some.staticQueryIds.length;
        return single.runQueries(some);
      };
      return Object.assign(pool, {
        single: { ...single, runQueries },
        restart: () => (queries < MANY_QUERIES ? Promise.resolve() : restart.call(pool)),
      });
    },
  };
  return { ...workers, WorkerPool: new Proxy(workers.WorkerPool, handler) };
};
