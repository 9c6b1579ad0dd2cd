const { withoutBundleList } = require("./bundle-list.cjs");
const { clearLater } = require("./clear-later.cjs");
const { fewAtOnce } = require("./few-at-once.cjs");
const { lazy } = require("./lazy.cjs");
const { md5File } = require("./md5-file.cjs");
const { seldomRestarted } = require("./seldom-restarted.cjs");
const { compileSiteFiles, hasOnlySiteFiles } = require("./site-files.cjs");
const { unsyncedStore } = require("./unsynced-store.cjs");
const { watchAgain } = require("./watch-again.cjs");
const { wholeTexts } = require("./whole-texts.cjs");

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
  ["socket.io", false],
  ["terser-webpack-plugin", false],
  ["utils/start-server", true],
  ["utils/webpack.config", false],
  ["workbox-build", false],
]));

/** Gatsby, and those of its packages that this is for; plugins that a site adds get what they ask for. */
const GATSBY = /[\\/]node_modules[\\/]gatsby(?:-cli|-core-utils|-plugin-(?:mdx|offline)|-source-filesystem)?[\\/]/;
/** The one module that has the site's files compiled. */
const COMPILES = /[\\/]gatsby[\\/]dist[\\/]services[\\/]initialize\.js$/;
/** The one module that starts programs which run queries, then render pages. */
const RENDERS = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]worker[\\/]pool\.js$/;
/** The one module that asks the machine how many cores it has, each time by a program. */
const COUNTS_CORES = /[\\/]gatsby-core-utils[\\/]dist[\\/]cpu-core-count\.js$/;
/** The one module that asks for the digest of each file of content. */
const DIGESTS = /[\\/]gatsby-source-filesystem[\\/]create-file-node\.js$/;
/** The modules that open stores of nodes and of what plugins keep. */
const STORES = /[\\/]gatsby[\\/]dist[\\/](?:datastore[\\/]lmdb[\\/]lmdb-datastore|utils[\\/]cache-lmdb)\.js$/;
/** The modules that note what pages are made of. */
const NOTES_NODES = /[\\/]gatsby[\\/]dist[\\/](?:schema[\\/]context|query[\\/](?:index|graphql-runner))\.js$/;
/** The one module that keeps what it parsed of queries. */
const PARSES_QUERIES = /[\\/]gatsby[\\/]dist[\\/]query[\\/]graphql-runner\.js$/;
/** The one module that has pages rendered. */
const RENDERS_HTML = /[\\/]gatsby[\\/]dist[\\/]commands[\\/]build-html\.js$/;
/** The one module that writes the scripts of all pages. */
const WRITES_SCRIPTS = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]gatsby-webpack-stats-extractor\.js$/;
/** The one module that watches the folders of content, and has a node made of each of their files. */
const WATCHES = /[\\/]gatsby-source-filesystem[\\/]gatsby-node\.js$/;

/**
 * @typedef {(request: string, parent: { filename?: string } | undefined, isMain: boolean) => object} Load
 * @typedef {{ getPhysicalCpuCount: () => number }} Cores
 * @typedef {{ calcDirtyHtmlFiles: (state: unknown) => { toRegenerate: string[] } }} PageLists
 * @typedef {{ createFileNode: (...parameters: unknown[]) => Promise<unknown> }} FileNodes
 */

/**
 * What modules of Gatsby get in the place of a module: for whom, for what request, and what is made of the real one.
 * @typedef {{ importer: RegExp, request: string, make: (real: () => object) => object }} Replacement
 */

/**
 * The number of cores, asked for once: Gatsby does so for each worker and bundle, and waits for three programs.
 * @param {Cores} cores
 * @returns {Cores}
 */
function countedOnce({ getPhysicalCpuCount: count }) {
  /** @type {number | undefined} */
  let counted;
  return { getPhysicalCpuCount: () => (counted ??= count()) };
}

/**
 * Pages are rendered in the order of their routes, in which they are published beside that.
 * @param {PageLists} lists
 * @returns {PageLists}
 */
function inOrder({ calcDirtyHtmlFiles, ...others }) {
  return {
    ...others,
    calcDirtyHtmlFiles: (state) => {
      const { toRegenerate, ...lists } = calcDirtyHtmlFiles(state);
      return { ...lists, toRegenerate: [...toRegenerate].sort() };
    },
  };
}

/**
 * @param {string} root
 * @param {number} [renderers]
 * @returns {Replacement[]}
 */
function replacementsFor(root, renderers) {
  const utils = "gatsby-core-utils";
  /** @type {Replacement[]} */
  const counts = renderers
    ? // Gatsby starts one less than there are cores.
      [{ importer: RENDERS, request: utils, make: (real) => ({ ...real(), cpuCoreCount: () => renderers + 1 }) }]
    : [];
  return [
    {
      importer: COMPILES,
      request: "../utils/parcel/compile-gatsby-files",
      make: (real) => (hasOnlySiteFiles(root) ? { compileGatsbyFiles: compileSiteFiles } : real()),
    },
    {
      importer: WATCHES,
      request: "chokidar",
      make: (real) => watchAgain(/** @type {import("./watch-again.cjs").Chokidar} */ (real())),
    },
    {
      importer: WATCHES,
      request: "./create-file-node",
      make: (real) => {
        const { createFileNode, ...others } = /** @type {FileNodes} */ (real());
        return { ...others, createFileNode: fewAtOnce(createFileNode) };
      },
    },
    {
      importer: COUNTS_CORES,
      request: "./physical-cpu-count",
      make: (real) => countedOnce(/** @type {Cores} */ (real())),
    },
    {
      importer: STORES,
      request: "lmdb",
      make: (real) => unsyncedStore(/** @type {import("./unsynced-store.cjs").Lmdb} */ (real())),
    },
    {
      importer: NOTES_NODES,
      request: "../redux/actions/add-page-dependency",
      make: (real) => wholeTexts(/** @type {import("./whole-texts.cjs").Dependencies} */ (real())),
    },
    { importer: PARSES_QUERIES, request: "lodash/debounce", make: () => clearLater },
    {
      importer: RENDERS_HTML,
      request: "./build-utils",
      make: (real) => inOrder(/** @type {PageLists} */ (real())),
    },
    {
      importer: WRITES_SCRIPTS,
      request: "./ensure-file-content",
      make: (real) => withoutBundleList(/** @type {import("./bundle-list.cjs").Files} */ (real())),
    },
    { importer: DIGESTS, request: utils, make: (real) => ({ ...real(), md5File }) },
    {
      importer: RENDERS,
      request: "gatsby-worker",
      make: (real) => seldomRestarted(/** @type {import("./seldom-restarted.cjs").Workers} */ (real())),
    },
    ...counts,
  ];
}

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
