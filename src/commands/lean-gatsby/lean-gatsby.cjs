const { lazy } = require("./lazy.cjs");
const { replacementsFor } = require("./replacements.cjs");

/**
 * Modules that Gatsby loads in each of its processes and uses only for some commands, for errors, or never here, by the
 * last two parts of their names. True where the importer asks whether the module was an ES module, and it was.
 */
const SELDOM_USED = (exports.SELDOM_USED = new Map([
  ["./init-starter", true],
  ["./login", true],
  ["./middleware", true],
  ["@babel/traverse", true],
  ["@graphql-codegen/core", true],
  ["@graphql-tools/code-file-loader", true],
  ["@graphql-tools/load", true],
  ["@parcel/cache", true],
  ["@parcel/core", true],
  ["autoprefixer", false],
  ["axios", false],
  ["babel-loader", false],
  ["browserslist", false],
  ["cheerio", true],
  ["create-gatsby", false],
  ["css-minimizer-webpack-plugin", false],
  ["envinfo", false],
  ["eslint-webpack-plugin", false],
  ["execa", false],
  ["express", false],
  ["express-http-proxy", false],
  ["globby", false],
  ["graphql-engine/bundle-webpack", true],
  ["gray-matter", false],
  ["mini-css-extract-plugin", false],
  ["postcss-flexbugs-fixes", false],
  ["pretty-error", false],
  ["socket.io", false],
  ["terser-webpack-plugin", false],
  ["utils/start-server", true],
  ["utils/webpack.config", false],
  ["workbox-build", false],
]));

/** Gatsby, its packages that this is for, and what watches folders for them; other plugins get what they ask for. */
const GATSBY =
  /[\\/]node_modules[\\/](?:gatsby(?:-cli|-core-utils|-plugin-(?:mdx|offline|sitemap)|-source-filesystem)?|chokidar|readdirp)[\\/]/;

/** @typedef {(request: string, parent: { filename?: string } | undefined, isMain: boolean) => object} Load */

/**
 * What Node's `require` gives in a process of Gatsby: packages that are seldom used load once they are, esbuild takes
 * Parcel's place, digests and the programs that render pages take less time.
 * @param {Load} load Node's own
 * @param {string} root folder of the site
 * @param {number} [renderers] how many programs render many pages; without one Gatsby's own number, for few
 * @returns {Load}
 */
exports.leanLoad = (load, root, renderers) => {
  const replacements = replacementsFor(root, renderers);
  return function leanLoad(request, parent, isMain) {
    const real = () => load(request, parent, isMain);
    const importer = parent?.filename ?? "";
    if (!GATSBY.test(importer)) return real();
    const own = replacements.find(
      (replacement) => replacement.request === request && replacement.importer.test(importer),
    );
    if (own) return own.make(real);
    const isEsModule = SELDOM_USED.get(request.split("/").slice(-2).join("/"));
    return isEsModule === undefined ? real() : lazy(real, isEsModule);
  };
};
