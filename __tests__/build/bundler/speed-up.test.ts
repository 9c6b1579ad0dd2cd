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
async function versionWith(settings?: string): Promise<Version> {
  let version: Version;
  const actions = {
    replaceWebpackConfig: ({ cache }: { cache: { version?: string } }) => void (version = cache.version),
    setWebpackConfig: () => undefined,
  };
  const getConfig = () => ({ cache: { type: "filesystem", version: "Gatsby's own" }, module: { rules: [] } });
  const args = { stage: "build-html", actions, getConfig } as unknown as Parameters<typeof speedUp>[1];
  await speedUp(root, args, settings);
  return version;
}

test("what webpack keeps is of no use once the settings of another folder have changed", async () => {
  const first = await versionWith('{"title":"One"}');
  expect(await versionWith('{"title":"One"}')).toBe(first);
  expect(await versionWith('{"title":"Two"}')).not.toBe(first);
  expect(await versionWith()).toMatch(/^[0-9a-f]{32}$/);
});

test("nor once a loader of the site has changed", async () => {
  const before = await versionWith();
  writeFileSync(path.join(root, "src/build/bundler/a-loader.cjs"), "module.exports = String;");
  expect(await versionWith()).not.toBe(before);
});

describe("the scripts of browsers", () => {
  const STAGES = ["build-javascript", "develop"];

  /** The rules and the number of plugins that a stage gets, with so many components that use Gatsby's slices. */
  async function configuredWith(stage: string, slices = 0): Promise<{ rules: object[]; plugins: number }> {
    const rules = [{ test: /\.(js|mjs|jsx|ts|tsx)$/, use: "babel" }];
    const made = { rules: [] as object[], plugins: 0 };
    const actions = {
      replaceWebpackConfig: ({ module }: { module: { rules: object[] } }) => void (made.rules = module.rules),
      setWebpackConfig: ({ plugins }: { plugins: object[] }) => void (made.plugins = plugins.length),
    };
    const state = { componentsUsingSlices: new Map(Array.from({ length: slices }, (_, index) => [index, {}])) };
    const args = {
      stage,
      actions,
      getConfig: () => ({ module: { rules } }),
      store: { getState: () => state },
    };
    await speedUp(root, args as unknown as Parameters<typeof speedUp>[1]);
    return made;
  }

  const asGatsbyHasIt = { rules: [expect.objectContaining({ use: "babel" })], plugins: 2 };

  test.each(STAGES)("are bundled by Rspack in %s, with its compiler before Babel", async (stage) => {
    const { rules, plugins } = await configuredWith(stage);
    expect(rules).toEqual([
      { oneOf: [{}, {}, {}, { use: "babel" }].map((rule) => expect.objectContaining(rule) as object) },
    ]);
    expect(plugins).toBe(3);
  });

  test.each(STAGES)(
    "stay with webpack and Babel in %s where components use Gatsby's slices, or the site names its browsers",
    async (stage) => {
      expect(await configuredWith(stage, 1)).toEqual(asGatsbyHasIt);
      writeFileSync(path.join(root, ".browserslistrc"), "defaults");
      try {
        expect(await configuredWith(stage)).toEqual(asGatsbyHasIt);
      } finally {
        rmSync(path.join(root, ".browserslistrc"));
      }
    },
  );

  test("stay with webpack where develop renders pages on its server", async () => {
    process.env.GATSBY_EXPERIMENTAL_DEV_SSR = "true";
    try {
      expect(await configuredWith("develop")).toEqual(asGatsbyHasIt);
      expect(await configuredWith("build-javascript")).not.toEqual(asGatsbyHasIt);
    } finally {
      delete process.env.GATSBY_EXPERIMENTAL_DEV_SSR;
    }
  });

  test("are none in the stages that make HTML", async () => {
    expect(await configuredWith("build-html")).toEqual(asGatsbyHasIt);
  });
});
