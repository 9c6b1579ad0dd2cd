import { withoutEmptyBundles } from "../../../src/commands/lean-gatsby/no-empty-bundles.cjs";

const compiler = { run: jest.fn(), watch: jest.fn() };
const webpack = Object.assign(
  jest.fn(() => compiler),
  { DefinePlugin: class {} },
);
const lean = withoutEmptyBundles(webpack);
beforeEach(() => jest.clearAllMocks());

test("a build without functions for servers is done at once, without webpack", () => {
  const done = jest.fn();
  lean({ entry: {} }).run(done);
  expect(done.mock.calls).toEqual([[]]);
  expect(webpack).not.toHaveBeenCalled();
});

test("functions are bundled, in a build as in develop, which watches for those that are added", () => {
  const [done, config] = [jest.fn(), { entry: { hello: "hello.ts" } }];
  expect(lean(config, done)).toBe(compiler);
  lean({ entry: {} }).watch({ aggregateTimeout: 1 }, done);
  expect(webpack.mock.calls).toEqual([[config, done], [{ entry: {} }]]);
  expect(compiler.watch.mock.calls).toEqual([[{ aggregateTimeout: 1 }, done]]);
});

test("all else of webpack is its own", () => {
  expect((lean as typeof webpack).DefinePlugin).toBe(webpack.DefinePlugin);
});
