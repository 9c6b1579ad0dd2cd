import { bundlerSettings } from "../../../src/docusaurus/read/bundler-settings";

const PROJECT = "/kiln";
const NONE = { aliases: {}, definitions: {}, fileRules: [] };

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
    definitions: {},
    fileRules: [],
    others: [],
  });
});

test("what else such a function says is named, and one that fails without a bundler as a whole", () => {
  const others = () => ({ module: { noParse: [] }, resolve: { alias: undefined, fallback: {} }, plugins: [{}] });
  expect(bundlerSettings(others, null, PROJECT)).toEqual({
    ...NONE,
    others: ["configureWebpack (resolve.fallback, module.noParse, plugins)"],
  });
  const failing = (own: { devServer: { port: number } }) => ({ port: own.devServer.port });
  expect(bundlerSettings(failing, null, PROJECT)).toEqual({ ...NONE, others: ["configureWebpack"] });
  for (const nothing of [() => undefined, () => ({}), undefined])
    expect(bundlerSettings(nothing, null, PROJECT)).toEqual({ ...NONE, others: [] });
});

/** What the plugins of a bundler mean, made of the bundler's class that is given. */
const definedIn = (...definitions: object[]) =>
  bundlerSettings(
    (_own: object, _isServer: boolean, { currentBundler }: { currentBundler: Bundler }) => ({
      plugins: definitions.map((one) => new currentBundler.instance.DefinePlugin(one)),
    }),
    null,
    PROJECT,
  );
type Bundler = { instance: { DefinePlugin: new (definitions: object) => object } };

test("what a DefinePlugin defines takes the place of names in code", () => {
  const env = { KEY: false, URL: JSON.stringify("https://kiln.example"), NONE: undefined };
  expect(definedIn({ "process.env": env }, { CONE: 6, MODE: "'wood'", self: "globalThis" })).toEqual({
    ...NONE,
    definitions: {
      "process.env": '{"KEY":false,"URL":"https://kiln.example"}',
      "process.env.KEY": "false",
      "process.env.URL": '"https://kiln.example"',
      "process.env.NONE": "undefined",
      CONE: "6",
      MODE: '"wood"',
      self: "globalThis",
    },
    others: [],
  });
});

test("definitions that are code of other kinds are named", () => {
  const others = ["configureWebpack (DefinePlugin: NOW, DefinePlugin: a.b, DefinePlugin: typeof window)"];
  expect(definedIn({ NOW: "Date.now()", a: { b: "f()", c: 1 }, "typeof window": '"object"' })).toEqual({
    ...NONE,
    definitions: { "a.c": "1" },
    others,
  });
});

test("a bundler's own class is known by its name", () => {
  class DefinePlugin {
    _args = [{ CONE: "10" }];
  }
  const { definitions, others } = bundlerSettings(() => ({ plugins: [new DefinePlugin()] }), null, PROJECT);
  expect([definitions, others]).toEqual([{ CONE: "10" }, []]);
});
