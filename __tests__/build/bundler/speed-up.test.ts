import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { speedUp } from "../../../src/build/bundler/speed-up";

type Version = string | undefined;

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), "speed-up-"));
  for (const folder of [".cache/compiled", "src/build/bundler", "src/build/hooks"])
    mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ["package.json", "package-lock.json", ".cache/compiled/build-side.js"])
    writeFileSync(path.join(root, file), "{}");
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
});
afterAll(() => rmSync(root, { recursive: true }));

/** The version of webpack's cache for a site with these settings from another folder. */
function versionWith(settings?: string): Version {
  let version: Version;
  const actions = {
    replaceWebpackConfig: ({ cache }: { cache: { version?: string } }) => void (version = cache.version),
    setWebpackConfig: () => undefined,
  };
  const getConfig = () => ({ cache: { type: "filesystem", version: "Gatsby's own" }, module: { rules: [] } });
  const args = { stage: "build-html", actions, getConfig } as unknown as Parameters<typeof speedUp>[1];
  speedUp(root, args, settings);
  return version;
}

test("what webpack keeps is of no use once the settings of another folder have changed", () => {
  expect(versionWith('{"title":"One"}')).toBe(versionWith('{"title":"One"}'));
  expect(versionWith('{"title":"Two"}')).not.toBe(versionWith('{"title":"One"}'));
  expect(versionWith()).toMatch(/^[0-9a-f]{32}$/);
});

test("nor once a loader of the site has changed", () => {
  const before = versionWith();
  writeFileSync(path.join(root, "src/build/bundler/a-loader.cjs"), "module.exports = String;");
  expect(versionWith()).not.toBe(before);
});

describe("the scripts of browsers", () => {
  /** The rules and the number of plugins that a stage gets, with so many components that use Gatsby's slices. */
  function configuredWith(slices: number): { rules: object[]; plugins: number } {
    const rules = [{ test: /\.(js|mjs|jsx|ts|tsx)$/, use: "babel" }];
    const made = { rules: [] as object[], plugins: 0 };
    const actions = {
      replaceWebpackConfig: ({ module }: { module: { rules: object[] } }) => void (made.rules = module.rules),
      setWebpackConfig: ({ plugins }: { plugins: object[] }) => void (made.plugins = plugins.length),
    };
    const state = { componentsUsingSlices: new Map(Array.from({ length: slices }, (_, index) => [index, {}])) };
    const args = {
      ...{ stage: "build-javascript", actions, getConfig: () => ({ module: { rules } }) },
      store: { getState: () => state },
    };
    speedUp(root, args as unknown as Parameters<typeof speedUp>[1]);
    return made;
  }

  test("are bundled by Rspack, with its compiler before Babel", () => {
    const { rules, plugins } = configuredWith(0);
    expect(rules).toEqual([
      { oneOf: [{}, {}, {}, { use: "babel" }].map((rule) => expect.objectContaining(rule) as object) },
    ]);
    expect(plugins).toBe(3);
  });

  test("stay with webpack and Babel where components use Gatsby's slices, or the site names its browsers", () => {
    const asGatsbyHasIt = { rules: [expect.objectContaining({ use: "babel" })], plugins: 2 };
    expect(configuredWith(1)).toEqual(asGatsbyHasIt);
    writeFileSync(path.join(root, ".browserslistrc"), "defaults");
    try {
      expect(configuredWith(0)).toEqual(asGatsbyHasIt);
    } finally {
      rmSync(path.join(root, ".browserslistrc"));
    }
  });
});
