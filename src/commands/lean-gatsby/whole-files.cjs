/**
 * What of fs-extra writes a file; the others are as they were.
 * @typedef {{
 *   outputFile: (file: string, text: string) => Promise<void>,
 *   rename: (from: string, to: string) => Promise<void>,
 *   remove: (file: string) => Promise<void>,
 * }} Files
 */

/**
 * Files that are there as a whole or not at all: a develop server that is killed while it writes the types of queries
 * would leave an empty file, which git follows.
 * @param {Files} files
 * @returns {Files}
 */
exports.wholeFiles = function wholeFiles(files) {
  return {
    ...files,
    outputFile: async (file, text) => {
      const written = `${file}.${process.pid}`;
      try {
        await files.outputFile(written, text);
        await files.rename(written, file);
      } catch (error) {
        await files.remove(written);
        throw error;
      }
    },
  };
};
