/**
 * @typedef {{ ensureFileContent: (file: string, text: string) => Promise<boolean> }} Files
 */

/** Gatsby's script with the list of all bundles, a text of JSON in which it finds nothing, and how the next begins. */
const LIST = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*<script>/;

/**
 * What writes the scripts of all pages, without the list of all bundles, of which a page names its own: 3 KB of each
 * page's HTML. Gatsby reads the list as an object for what it prefetches, and throws where there is none; as one script
 * with the next, the policy of each answer has one hash less.
 * @param {Files} real
 * @returns {Files}
 */
exports.withoutBundleList = ({ ensureFileContent, ...others }) => ({
  ...others,
  ensureFileContent: (file, text) => ensureFileContent(file, text.replace(LIST, "<script>window.___chunkMapping={};")),
});
