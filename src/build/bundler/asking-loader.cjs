/**
 * What Gatsby's loader of pages has that is wrong or useless here, and what takes its place; `reason` follows "Look
 * whether Gatsby".
 * @type {readonly { reason: string, written: RegExp, instead: string }[]}
 */
const EDITS = [
  {
    // Without the base URL it is an address of another site; each one without a page was asked for there.
    reason: "asks below the base URL whether an address without a page has a file",
    written: /doFetch\(rawPath, `HEAD`\)/g,
    instead: "doFetch(__BASE_PATH__ + rawPath, `HEAD`)",
  },
  {
    // Only pages that a server makes differ by it. Without it, what the page has fetched already is the same file.
    reason: "asks for a page's data without the query of its address",
    written: /\$\{\s*maybeSearch \? `\?\$\{maybeSearch\}` : ``\s*\}/g,
    instead: "",
  },
  {
    // React's components for servers alone need them, and no bundler sees that nobody calls a method.
    reason: "does without methods for partial hydration",
    written: /^ {2}(?:fetch|load)PartialHydrationJson\([\s\S]*?^ {2}\}$/gm,
    instead: "",
  },
];

/**
 * A webpack loader that has Gatsby's loader ask for each file by its address, once, and for nothing that the site has
 * not. Throws where Gatsby asks otherwise than it did.
 * @this {Pick<import("webpack").LoaderContext<object>, "resourcePath">}
 * @param {string} source
 * @returns {string}
 */
module.exports = function askingLoader(source) {
  return EDITS.reduce((text, { reason, written, instead }) => {
    const edited = text.replaceAll(written, () => instead);
    if (edited === text)
      throw new Error(
        `${this.resourcePath} no longer has ${String(written)}. Look whether Gatsby ${reason} by now, and adapt src/build/bundler/asking-loader.cjs.`,
      );
    return edited;
  }, source);
};
