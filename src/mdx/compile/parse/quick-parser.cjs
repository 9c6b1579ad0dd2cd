const { readFileSync } = require("node:fs");

/**
 * Functions for micromark's tokenizer. It hands each character of a text to a function, and that several times: to find
 * containers, blocks, paragraphs and spans. What is left of a line, or holds no sign, goes in one step. A chunk of text
 * never holds the end of a line or a tab.
 */
const CONSUME_MANY = `
  function consumeLine(code) {
    const index = point._bufferIndex;
    if (index < 0) return consume(code);
    const chunk = chunks[point._index];
    skip(chunk.length - 1 - index);
    consume(chunk.charCodeAt(chunk.length - 1));
  }
  function consumeUntil(code, isBreak) {
    const start = point._bufferIndex;
    if (start < 0) return consume(code);
    const chunk = chunks[point._index];
    let index = start;
    context.previous = code;
    while (index + 1 < chunk.length && !isBreak(chunk.charCodeAt(index + 1)))
      context.previous = chunk.charCodeAt(++index);
    skip(index - start);
    consume(context.previous);
  }
  function skip(count) {
    point.column += count;
    point.offset += count;
    point._bufferIndex += count;
  }
`;

/**
 * Functions of micromark that do nothing with most characters but go on, and how they consume these instead.
 * @type {readonly [file: string, name: string, consume: string, others: string][]}
 */
const LOOPS = [
  ["micromark/lib/initialize/document.js", "flowContinue", "consumeLine", ""],
  ["micromark/lib/initialize/content.js", "data", "consumeLine", ""],
  ["micromark-core-commonmark/lib/content.js", "chunkInside", "consumeLine", ""],
  ["micromark-core-commonmark/lib/code-fenced.js", "contentChunk", "consumeLine", ""],
  // The same words stand where a run of text begins; there the next character is looked at, too.
  ["micromark/lib/initialize/text.js", "data", "consumeUntil", ", atBreak"],
];

/**
 * What is bundled in the place of some text of the parser's packages, by files of mdast-util-from-markdown 2.0,
 * micromark 4.0 and micromark-core-commonmark 2.0.
 * @type {readonly { file: string; from: RegExp; to: string }[]}
 */
const EDITS = [
  {
    // It copies its context for each part of a text, a quarter of the time of reading; its handlers keep none.
    file: "mdast-util-from-markdown/lib/index.js",
    from: /\{\s*\.\.\.context,\s*sliceSerialize: (events\[index\]\[2\]\.sliceSerialize)\s*\}/g,
    to: "((context.sliceSerialize = $1), context)",
  },
  { file: "micromark/lib/create-tokenizer.js", from: /^ {4}consume,$/m, to: "$&\n    consumeLine,\n    consumeUntil," },
  { file: "micromark/lib/create-tokenizer.js", from: /^ {2}function go\(/m, to: `${CONSUME_MANY}\n$&` },
  ...LOOPS.map(([file, name, consume, others]) => ({
    file,
    from: new RegExp(`effects\\.consume\\(code\\);(\\s*return ${name};)`, "g"),
    to: `(effects.${consume} ?? effects.consume)(code${others});$1`,
  })),
];

/**
 * The text of a file of the parser as it is bundled, which reads every Markdown text as the parser itself does, in less
 * time. A text that lacks what is to be replaced stays.
 * @param {string} file its path
 * @param {string} text
 */
exports.quickened = (file, text) => {
  const name = file.replaceAll("\\", "/");
  return EDITS.filter((edit) => name.endsWith(`/${edit.file}`)).reduce(
    (made, { from, to }) => made.replace(from, to),
    text,
  );
};

/** The files of the parser of which `quickened` makes others. */
exports.QUICKENED = [...new Set(EDITS.map(({ file }) => file))];

/**
 * Lets esbuild bundle the parser so.
 * @type {import("esbuild").Plugin}
 */
exports.quickParser = {
  name: "quick-parser",
  setup: (build) =>
    build.onLoad(
      { filter: /[\\/](mdast-util-from-markdown|micromark|micromark-core-commonmark)[\\/]lib[\\/]/ },
      ({ path }) => ({ contents: exports.quickened(path, readFileSync(path, "utf8")) }),
    ),
};
