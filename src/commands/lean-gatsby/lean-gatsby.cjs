const { lazy } = require("./lazy.cjs");
const { compileSiteFiles, hasOnlySiteFiles } = require("./site-files.cjs");

/**
 * Modules that Gatsby loads in each of its processes and uses only for some commands, for errors, or never here, by the
 * last two parts of their names. True where the importer asks whether the module was an ES module, and it was.
 */
const SELDOM_USED = new Map([
  ["@graphql-codegen/core", true],
  ["@graphql-tools/code-file-loader", true],
  ["@parcel/cache", true],
  ["@parcel/core", true],
  ["autoprefixer", false],
  ["axios", false],
  ["create-gatsby", true],
  ["envinfo", false],
  ["graphql-engine/bundle-webpack", true],
  ["utils/start-server", true],
]);

const GATSBY = /[\\/]node_modules[\\/]gatsby(?:-cli)?[\\/]/;
/** The one module that has the site's files compiled. */
const COMPILES = /[\\/]gatsby[\\/]dist[\\/]services[\\/]initialize\.js$/;

/** The one module that starts programs which render pages. */
const RENDERS = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]worker[\\/]pool\.js$/;

/**
 * @typedef {(request: string, parent: { filename?: string } | undefined, isMain: boolean) => object} Load
 */

/**
 * What Node's `require` gives in a process of Gatsby: packages that are seldom used load once they are, and esbuild
 * takes Parcel's place.
 * @param {Load} load Node's own
 * @param {string} root folder of the site
 * @param {number} [renderers] how many programs render pages; Gatsby's own number without one
 * @returns {Load}
 */
exports.leanLoad = (load, root, renderers) =>
  function leanLoad(request, parent, isMain) {
    const real = () => load(request, parent, isMain);
    const importer = parent?.filename ?? "";
    if (!GATSBY.test(importer)) return real();
    if (request.endsWith("parcel/compile-gatsby-files") && COMPILES.test(importer) && hasOnlySiteFiles(root))
      return { compileGatsbyFiles: compileSiteFiles };
    // Gatsby starts one less than there are cores.
    if (renderers && request === "gatsby-core-utils" && RENDERS.test(importer))
      return { ...real(), cpuCoreCount: () => renderers + 1 };
    const isEsModule = SELDOM_USED.get(request.split("/").slice(-2).join("/"));
    return isEsModule === undefined ? real() : lazy(real, isEsModule);
  };
