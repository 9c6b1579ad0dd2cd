/**
 * @typedef {{ flush: (span?: object) => Promise<void>, enqueueFlush: (span?: object) => void }} PageData
 */

/**
 * Gives what makes of Gatsby's writing of pages' data one whose calls wait for each other. By itself a call does
 * nothing while another one writes, and that one has the list of pages from its beginning: in develop, which looks
 * through all pages each time, what a page asked for meanwhile was not written until the next edit.
 */
exports.flushesInTurn = () => {
  let last = Promise.resolve();
  /**
   * `isBundling` says whether scripts are being bundled: Gatsby writes once they are.
   * @template {PageData} Real
   * @param {Real} pageData
   * @param {() => boolean} isBundling
   * @returns {Real}
   */
  return ({ flush, enqueueFlush, ...others }, isBundling) => {
    /** @param {object} [span] */
    const inTurn = (span) => (last = last.catch(() => undefined).then(() => flush(span)));
    return /** @type {Real} */ (
      /** @type {unknown} */ ({
        ...others,
        flush: inTurn,
        enqueueFlush: (/** @type {object | undefined} */ span) =>
          isBundling() ? enqueueFlush(span) : void inTurn(span),
      })
    );
  };
};
