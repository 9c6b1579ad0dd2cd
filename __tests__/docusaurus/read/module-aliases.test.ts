import { bundlerSettings } from "../../../src/docusaurus/read/module-aliases";

const PROJECT = "/kiln";

test("names that a plugin gives to files and packages are read; those of the site's own modules stay", () => {
  const configure = (_own: object, isServer: boolean, utils: { getStyleLoaders: () => unknown[] }, cone: number) => ({
    mergeStrategy: { "resolve.alias": "prepend" },
    resolve: {
      alias: {
        "@parts": "/kiln/src/parts",
        [`cone${cone}$`]: ["/kiln/cones/6.js", "other"],
        native: "web",
        shared: "/shared",
        none: isServer,
        react: "/kiln/node_modules/react",
        "@site/src": "/other",
        "./a": utils.getStyleLoaders(),
      },
    },
  });
  expect(bundlerSettings(configure, 6, PROJECT)).toEqual({
    aliases: { "@parts": "./src/parts", cone6: "./cones/6.js", native: "web", shared: "/shared" },
    others: [],
  });
});

test("what else such a function says is named, and one that fails without a bundler as a whole", () => {
  const others = () => ({ module: {}, resolve: { alias: undefined, fallback: {} }, plugins: [] });
  expect(bundlerSettings(others, null, PROJECT)).toEqual({
    aliases: {},
    others: ["configureWebpack (resolve.fallback, module, plugins)"],
  });
  const failing = (own: { devServer: { port: number } }) => ({ port: own.devServer.port });
  expect(bundlerSettings(failing, null, PROJECT)).toEqual({ aliases: {}, others: ["configureWebpack"] });
  for (const nothing of [() => undefined, () => ({}), undefined])
    expect(bundlerSettings(nothing, null, PROJECT)).toEqual({ aliases: {}, others: [] });
});
