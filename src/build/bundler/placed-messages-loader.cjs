const WRITTEN_ID = /\bid(: |=)"([\w.]+)"/g;
const CHOSEN_ID = /\bid: ([^"`{}\n]+ \? )"([\w.]+)" : "([\w.]+)"/g;
const COMPUTED_END = /\bid: `([\w.]+\.)\$\{([^`{}\n]+)\}`/g;

/**
 * A webpack loader that puts the words of messages in the place of ids that are written out, alone or as one of two, or
 * whose last part alone is computed: a bundle carries the words that its modules use and no catalogue of all.
 * @typedef {{ words: Record<string, string> }} Options
 * @this {Pick<import("webpack").LoaderContext<Options>, "getOptions">}
 * @param {string} source
 * @returns {string}
 */
module.exports = function placedMessagesLoader(source) {
  const { words } = this.getOptions();
  const placed = source.replace(WRITTEN_ID, (written, sign, id) => {
    const message = words[id];
    if (message === undefined) return written;
    return sign === "=" ? `message={${JSON.stringify(message)}}` : `message: ${JSON.stringify(message)}`;
  });
  return placed.replace(COMPUTED_END, tableOf(words)).replace(CHOSEN_ID, (written, question, one, other) => {
    const [first, second] = [words[one], words[other]];
    if (first === undefined || second === undefined) return written;
    return `message: ${question}${JSON.stringify(first)} : ${JSON.stringify(second)}`;
  });
};

/**
 * What stands for an id with a computed end: a table of the words by all ends that there are.
 * @param {Record<string, string>} words
 * @returns {(written: string, beginning: string, end: string) => string}
 */
function tableOf(words) {
  return (written, beginning, end) => {
    const ends = Object.keys(words).filter((id) => id.startsWith(beginning) && !id.includes(".", beginning.length));
    const table = ends.map((id) => [id.slice(beginning.length), words[id]]);
    return table.length === 0 ? written : `message: (${JSON.stringify(Object.fromEntries(table))})[${end}]`;
  };
}
