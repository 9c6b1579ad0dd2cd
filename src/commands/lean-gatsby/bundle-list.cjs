/**
 * @typedef {{ ensureFileContent: (file: string, text: string) => Promise<boolean> }} Files
 */

/** Gatsby's script with the list of all bundles, a text of JSON in which it finds nothing. */
const LIST = /\s*<script\s+id="gatsby-chunk-mapping"\s*>[^]*?<\/script>\s*/;
/** Gatsby's script with the name of the build, by which pages know data of another one. */
const BUILD = /<script>window\.(___webpackCompilationHash)="([^"]*)";<\/script>/;

/**
 * What writes the scripts of all pages, without the list of all bundles, of which a page names its own: 3 KB of each
 * page's HTML. Gatsby reads the list as an object for what it prefetches, and throws where there is none.
 *
 * What scripts set is in `<meta>`, from which the page's own loader sets it (`layout/held-scripts/script-loader.ts`): a
 * script whose text differs from build to build needs a hash in the policy of each answer.
 * @param {Files} real
 * @returns {Files}
 */
exports.withoutBundleList = ({ ensureFileContent, ...others }) => ({
  ...others,
  ensureFileContent: (file, text) =>
    ensureFileContent(file, text.replace(LIST, "").replace(BUILD, '<meta name="$1" content="$2">')),
});
