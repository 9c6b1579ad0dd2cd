import { asUser } from "../../../src/lib/build/last-user";

const stop = jest.fn(() => Promise.resolve());
jest.mock("esbuild", () => ({ stop }));

test("esbuild's service ends with the bundler, unless somebody else uses it", async () => {
  // Imported here, so that it has the service of the test.
  const { speedUp } = await import("../../../src/build/bundler/speed-up");
  let shutDown = () => Promise.resolve();
  const hooks = {
    afterCompile: { tap: () => undefined },
    shutdown: { tapPromise: (_: string, work: () => Promise<void>) => void (shutDown = work) },
  };
  type Plugins = { apply: (compiler: { hooks: typeof hooks }) => void }[];
  const actions = {
    replaceWebpackConfig: () => undefined,
    setWebpackConfig: ({ plugins }: { plugins: Plugins }) => plugins.forEach((plugin) => plugin.apply({ hooks })),
  };
  const getConfig = () => ({ module: { rules: [] } });
  const args = { stage: "develop-html", actions, getConfig };
  await speedUp(process.cwd(), args as unknown as Parameters<typeof speedUp>[1]);

  let otherEnds = () => {};
  const other = asUser(new Promise<void>((resolve) => (otherEnds = resolve)), stop);
  await shutDown();
  expect(stop).not.toHaveBeenCalled();
  otherEnds();
  await other;
  expect(stop).toHaveBeenCalledTimes(1);
  await shutDown();
  expect(stop).toHaveBeenCalledTimes(2);
});
