import { spawnSync } from "node:child_process";
import path from "node:path";

const [MODULE, ESBUILD] = [path.resolve("src/commands/lean-gatsby/end-esbuild.cjs"), require.resolve("esbuild")];

/** Ends a process in the middle of a build that it has left alone for longer than esbuild waits to ask after it. */
const SCRIPT = `
  require(${JSON.stringify(MODULE)}).endEsbuild();
  const fail = () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1500);
    console.error("src/site.ts is not valid");
    process.exit(1);
  };
  const plugins = [{ name: "fail", setup: (build) => build.onResolve({ filter: /.*/ }, fail) }];
  require(${JSON.stringify(ESBUILD)}).build({ entryPoints: ["a.js"], bundle: true, write: false, plugins });
`;

test("nothing follows the error that a process ends with while esbuild is at work", () => {
  const { status, stderr } = spawnSync(process.execPath, ["--eval", SCRIPT], { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, "src/site.ts is not valid\n"]);
});
