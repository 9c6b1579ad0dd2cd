const { build } = require("esbuild");

/** @type {import("esbuild").Plugin} */
const reactOutside = {
  name: "react stays outside",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^react(?:-dom)?$/ }, ({ path, kind }) =>
      kind === "require-call" ? { path, namespace: "required" } : { path, external: true },
    );
    // A `require` would stay one, and find nothing in a browser.
    onLoad({ filter: /.*/, namespace: "required" }, ({ path }) => ({
      contents: `export * from "${path}"; export { default } from "${path}";`,
    }));
  },
};

/**
 * A webpack loader for modules `*.bundled.ts`: gives the module and all that it imports, React left out, as one. Such a
 * module names what the site uses of a package of many modules, each of which webpack would read in every build.
 * @this {Pick<import("webpack").LoaderContext<unknown>, "async" | "mode" | "resourcePath">}
 */
module.exports = function bundledLoader() {
  const done = this.async();
  build({
    entryPoints: [this.resourcePath],
    bundle: true,
    write: false,
    format: "esm",
    platform: "browser",
    target: "es2020",
    mainFields: ["module", "main"],
    define: { "process.env.NODE_ENV": JSON.stringify(this.mode) },
    plugins: [reactOutside],
    logLevel: "silent",
  }).then(
    ({ outputFiles }) => done(undefined, outputFiles[0]?.text),
    (error) => done(error),
  );
};
