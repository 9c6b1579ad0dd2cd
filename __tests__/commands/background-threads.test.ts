import { threadFlags } from "../../src/commands/background-threads.mjs";

test.each([
  [1, ["--v8-pool-size=1"]],
  [2, ["--v8-pool-size=1"]],
  [4, ["--v8-pool-size=3"]],
  [5, []],
  [64, []],
])("with %i cores Node is started with the flags %j", (cores, flags) => expect(threadFlags({}, cores)).toEqual(flags));

test("what the reader says of the machine goes before", () =>
  expect(threadFlags({ NODE_OPTIONS: "--v8-pool-size=4" }, 2)).toEqual([]));
