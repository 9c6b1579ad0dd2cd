import { speedUp } from "../../../src/build/bundler/speed-up";

type Version = string | undefined;

/** The version of webpack's cache for a site with these settings from another folder. */
function versionWith(settings?: string): Version {
  let version: Version;
  const actions = {
    replaceWebpackConfig: ({ cache }: { cache: { version?: string } }) => void (version = cache.version),
    setWebpackConfig: () => undefined,
  };
  const getConfig = () => ({ cache: { type: "filesystem", version: "Gatsby's own" }, module: { rules: [] } });
  const args = { stage: "build-html", actions, plugins: {}, getConfig } as unknown as Parameters<typeof speedUp>[1];
  speedUp(process.cwd(), args, settings);
  return version;
}

test("what webpack keeps is of no use once the settings of another folder have changed", () => {
  expect(versionWith('{"title":"One"}')).toBe(versionWith('{"title":"One"}'));
  expect(versionWith('{"title":"Two"}')).not.toBe(versionWith('{"title":"One"}'));
  expect(versionWith()).toMatch(/^[0-9a-f]{32}$/);
});
