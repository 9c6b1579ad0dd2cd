/**
 * @typedef {{ copySync: (from: string, to: string) => void, existsSync: (file: string) => boolean }} Files
 */

/**
 * `fs-extra`, whose `copy` is done when it returns. A file that is new or replaced in `static/` is told of more than
 * once, and copies of it that went on side by side took each other's file away: nobody waits for them, so that the
 * development server ended. A file that is gone by then, such as one that an editor writes for a moment, is left out.
 * @template {Files} Real
 * @param {Real} files
 */
exports.copiedAtOnce = (files) => ({
  ...files,
  /**
   * @param {string} from
   * @param {string} to
   */
  copy: async (from, to) => {
    try {
      files.copySync(from, to);
    } catch (error) {
      if (files.existsSync(from)) throw error;
    }
  },
});
