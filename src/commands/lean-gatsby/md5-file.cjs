const { createHash } = require("node:crypto");
const { createReadStream, readFileSync, statSync } = require("node:fs");
const { pipeline } = require("node:stream/promises");

/** Bytes up to which a file is read at once. */
const AT_ONCE = 16_000_000;

/**
 * The MD5 of a file, as Gatsby's own function of that name gives it. That one loads a program of WebAssembly and opens
 * a stream for each file: 1.8 s of a core for 3,000 docs, which take 0.2 s so.
 * @param {string} file
 * @returns {Promise<string>} in hexadecimal digits
 */
exports.md5File = async function md5File(file) {
  const hash = createHash("md5");
  if (statSync(file).size <= AT_ONCE) hash.update(readFileSync(file));
  else await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
};
