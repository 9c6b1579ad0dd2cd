const { build } = require("esbuild");
const path = require("node:path");

/** Where React is that a package asks for by a `require`. */
const REQUIRED = "required";

/** @type {import("esbuild").Plugin} */
const reactOutside = {
  name: "react stays outside",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(?:-dom)?$/ }, ({ path: name, kind }) =>
      kind === "require-call" ? { path: name, namespace: REQUIRED } : { path: name, external: true },
    );
    // A `require` would stay one, and find nothing in a browser.
    onLoad({ filter: /.*/, namespace: REQUIRED }, ({ path: name }) => ({
      contents: `export * from "${name}"; export { default } from "${name}";`,
    }));
  },
};

/**
 * A webpack loader for modules `*.bundled.ts`: gives the module and all that it imports, React left out, as one. Such a
 * module names what the site uses of a package of many modules, each of which webpack would read in every build.
 * @this {Pick<import("webpack").LoaderContext<unknown>, "addDependency" | "async" | "mode" | "resourcePath">}
 */
module.exports = function bundledLoader() {
  const done = this.async();
  build({
    entryPoints: [this.resourcePath],
    absWorkingDir: path.dirname(this.resourcePath),
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "browser",
    target: "es2020",
    mainFields: ["module", "main"],
    define: { "process.env.NODE_ENV": JSON.stringify(this.mode) },
    plugins: [reactOutside],
    logLevel: "silent",
  }).then(
    ({ outputFiles, metafile }) => {
      // A bundler that keeps the module asks these whether it would be another one now.
      const files = Object.keys(metafile.inputs).filter((name) => !name.startsWith(`${REQUIRED}:`));
      for (const file of files) this.addDependency(path.resolve(this.resourcePath, "..", file));
      done(undefined, outputFiles[0]?.text);
    },
    (error) => done(error),
  );
};
