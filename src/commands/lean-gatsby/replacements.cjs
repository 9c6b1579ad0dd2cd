const { withoutBundleList } = require("./bundle-list.cjs");
const { clearLater } = require("./clear-later.cjs");
const { withConfigAhead } = require("./config-ahead.cjs");
const { withoutDeclaredTypes } = require("./declared-types.cjs");
const { directStats, promisedStats } = require("./direct-stats.cjs");
const { fewAtOnce } = require("./few-at-once.cjs");
const { flushesInTurn } = require("./flushes-in-turn.cjs");
const { withKnownPatterns } = require("./known-patterns.cjs");
const { lazy } = require("./lazy.cjs");
const { md5File } = require("./md5-file.cjs");
const { withoutEmptyBundles } = require("./no-empty-bundles.cjs");
const { seldomRestarted } = require("./seldom-restarted.cjs");
const { compileSiteFiles, hasOnlySiteFiles } = require("./site-files.cjs");
const { staticCopies } = require("./static-copies.cjs");
const { withSteadyMachines } = require("./steady-machine.cjs");
const { unsyncedStore } = require("./unsynced-store.cjs");
const { withUsualNodes } = require("./usual-nodes.cjs");
const { watchAgain } = require("./watch-again.cjs");
const { wholeFiles } = require("./whole-files.cjs");
const { wholeTexts } = require("./whole-texts.cjs");

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
/** The modules that bundle scripts, then the program that renders pages. */
const BUNDLES = /[\\/]gatsby[\\/]dist[\\/]commands[\\/]build-(?:javascript|html)\.js$/;
/** The one module that writes the scripts of all pages. */
const WRITES_SCRIPTS = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]gatsby-webpack-stats-extractor\.js$/;
/** The one module that watches the folders of content, and has a node made of each of their files. */
const WATCHES = /[\\/]gatsby-source-filesystem[\\/]gatsby-node\.js$/;
/** The one module that copies the folder of static files. */
const COPIES = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]get-static-dir\.js$/;
/** What watches folders asks for the state of each of their files. */
const ASKS_FOR_STATES = /[\\/]node_modules[\\/](?:chokidar|readdirp)[\\/]/;
/** The one module that looks through nodes for fields that nobody declared. */
const DERIVES_FIELDS = /[\\/]gatsby[\\/]dist[\\/]schema[\\/]index\.js$/;
/** The one module that checks each node that a plugin makes. */
const CHECKS_NODES = /[\\/]gatsby[\\/]dist[\\/]redux[\\/]actions[\\/]public\.js$/;
/** The one module that makes what shows errors, whether there are any or not. */
const SHOWS_ERRORS = /[\\/]gatsby-cli[\\/]lib[\\/]reporter[\\/]reporter\.js$/;
/** The one module that writes the types of queries for TypeScript. */
const WRITES_TYPES = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]graphql-typegen[\\/]ts-codegen\.js$/;
/** The modules that have the data of pages written in develop: after queries, and after scripts are bundled. */
const WRITES_DATA =
  /[\\/]gatsby[\\/]dist[\\/](?:state-machines[\\/]query-running[\\/]actions|utils[\\/]webpack-status)\.js$/;
/** The one module that bundles functions for servers. */
const BUNDLES_FUNCTIONS = /[\\/]gatsby[\\/]dist[\\/]internal-plugins[\\/]functions[\\/]gatsby-node\.js$/;
/** The one module that asks of each page whether the sitemap is to have it. */
const LISTS_PAGES = /[\\/]gatsby-plugin-sitemap[\\/]internals\.js$/;

/**
 * @typedef {{ getPhysicalCpuCount: () => number }} Cores
 * @typedef {{ calcDirtyHtmlFiles: (state: unknown) => { toRegenerate: string[] } }} PageLists
 * @typedef {{ getErrorFormatter: () => object }} Errors
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

/** What reads the folders of content, and makes nodes of their files. */
const ofFiles = /** @type {Replacement[]} */ ([
  {
    importer: ASKS_FOR_STATES,
    request: "fs",
    make: (real) => directStats(/** @type {import("./direct-stats.cjs").Files} */ (real())),
  },
  {
    importer: WATCHES,
    request: "chokidar",
    make: (real) => watchAgain(/** @type {import("./watch-again.cjs").Chokidar} */ (real())),
  },
  {
    importer: WATCHES,
    request: "xstate",
    make: (real) => withSteadyMachines(/** @type {import("./steady-machine.cjs").MachineMakers} */ (real())),
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
    importer: BUNDLES,
    request: "../utils/webpack.config",
    make: (real) => withConfigAhead(/** @type {() => import("./config-ahead.cjs").ConfigOf} */ (real)),
  },
  {
    importer: BUNDLES_FUNCTIONS,
    request: "webpack",
    make: (real) => withoutEmptyBundles(/** @type {import("./no-empty-bundles.cjs").Webpack} */ (real())),
  },
  {
    importer: COPIES,
    request: "fs-extra",
    make: (real) => staticCopies(/** @type {import("./static-copies.cjs").Files} */ (real())),
  },
  { importer: DIGESTS, request: "fs-extra", make: () => promisedStats(require("node:fs")) },
  { importer: DIGESTS, request: "gatsby-core-utils", make: (real) => ({ ...real(), md5File }) },
]);

/** What checks, stores and looks through nodes. */
const ofNodes = /** @type {Replacement[]} */ ([
  {
    importer: CHECKS_NODES,
    request: "../../joi-schemas/joi",
    make: (real) => withUsualNodes(/** @type {import("./usual-nodes.cjs").Schemas} */ (real())),
  },
  {
    importer: STORES,
    request: "lmdb",
    make: (real) => unsyncedStore(/** @type {import("./unsynced-store.cjs").Lmdb} */ (real())),
  },
  {
    importer: DERIVES_FIELDS,
    request: "../datastore",
    make: (real) => withoutDeclaredTypes(/** @type {import("./declared-types.cjs").Stores} */ (real()), seenTypes),
  },
  {
    importer: NOTES_NODES,
    request: "../redux/actions/add-page-dependency",
    make: (real) => wholeTexts(/** @type {import("./whole-texts.cjs").Dependencies} */ (real())),
  },
]);

const inTurn = flushesInTurn();

/** What runs queries and writes their types, bundles scripts, renders and lists pages, and what shows errors. */
const ofPages = /** @type {Replacement[]} */ ([
  {
    importer: SHOWS_ERRORS,
    request: "./errors",
    make: (real) => {
      const { getErrorFormatter, ...others } = /** @type {Errors} */ (real());
      return { ...others, getErrorFormatter: () => lazy(getErrorFormatter, false) };
    },
  },
  {
    importer: WRITES_TYPES,
    request: "fs-extra",
    make: (real) => wholeFiles(/** @type {import("./whole-files.cjs").Files} */ (real())),
  },
  {
    importer: LISTS_PAGES,
    request: "minimatch",
    make: (real) => withKnownPatterns(/** @type {import("./known-patterns.cjs").Minimatch} */ (real())),
  },
  ...["./page-data", "../../utils/page-data"].map((request) => ({
    importer: WRITES_DATA,
    request,
    make: (/** @type {() => object} */ real) =>
      inTurn(/** @type {import("./flushes-in-turn.cjs").PageData} */ (real()), isBundling),
  })),
  { importer: PARSES_QUERIES, request: "lodash/debounce", make: () => clearLater },
  {
    importer: COUNTS_CORES,
    request: "./physical-cpu-count",
    make: (real) => countedOnce(/** @type {Cores} */ (real())),
  },
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
  {
    importer: RENDERS,
    request: "gatsby-worker",
    make: (real) => seldomRestarted(/** @type {import("./seldom-restarted.cjs").Workers} */ (real())),
  },
]);

/** Whether scripts of develop are being bundled; the module that knows loads at the first call. */
function isBundling() {
  const status = /** @type {typeof import("gatsby/dist/utils/webpack-status")} */ (
    require("gatsby/dist/utils/webpack-status")
  );
  return status.isWebpackStatusPending();
}

/** What Gatsby has seen of types; its store loads at the first call. */
function seenTypes() {
  const { store } = /** @type {typeof import("gatsby/dist/redux")} */ (require("gatsby/dist/redux"));
  return store.getState().inferenceMetadata.typeMap;
}

/**
 * All modules that Gatsby gets in the place of others.
 * @param {string} root folder of the site
 * @param {number} [renderers] how many programs render many pages; without one Gatsby's own number, for few
 * @returns {Replacement[]}
 */
exports.replacementsFor = function replacementsFor(root, renderers) {
  /** @type {Replacement} */
  const compiler = {
    importer: COMPILES,
    request: "../utils/parcel/compile-gatsby-files",
    make: (real) => (hasOnlySiteFiles(root) ? { compileGatsbyFiles: compileSiteFiles } : real()),
  };
  /** @type {Replacement[]} */
  const counts = renderers
    ? // Gatsby starts one less than there are cores.
      [
        {
          importer: RENDERS,
          request: "gatsby-core-utils",
          make: (real) => ({ ...real(), cpuCoreCount: () => renderers + 1 }),
        },
      ]
    : [];
  return [compiler, ...ofFiles, ...ofNodes, ...ofPages, ...counts];
};
