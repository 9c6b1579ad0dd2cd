import { build, type Plugin } from "esbuild";
import { ROOT, sources } from "./code";

/** Packages that only a build needs: they parse HTML and check data. */
const OF_BUILDS = ["parse5", "zod", "yaml"];

/** In bundles the values of `src/site.ts` stand in the place of the module that reads them. */
const withoutReading: Plugin = {
  name: "without reading settings",
  setup: (bundle) => bundle.onResolve({ filter: /\/site-settings$/ }, ({ path }) => ({ path, external: true })),
};

test("no page loads what only a build needs", async () => {
  const isEntry = (file: string) =>
    /^(?:gatsby-browser\.tsx|src\/pages\/.+\.tsx|src\/features\/[^/]+\/(?:templates\/.+|frame)\.tsx)$/.test(file);
  const { metafile } = await build({
    entryPoints: sources.filter(isEntry),
    absWorkingDir: ROOT,
    bundle: true,
    write: false,
    metafile: true,
    packages: "external",
    outdir: "public",
    platform: "neutral",
    logLevel: "silent",
    plugins: [withoutReading],
  });
  const loaders = Object.entries(metafile.inputs).map(([file, { imports }]) => ({
    file,
    packages: imports.filter(({ external }) => external).map(({ path }) => path),
  }));
  expect(loaders.map(({ file }) => file)).toContain("src/features/feature-requests/filter.ts");
  expect(loaders.filter(({ packages }) => packages.some((name) => OF_BUILDS.includes(name)))).toEqual([]);
});
