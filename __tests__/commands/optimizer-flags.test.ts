import { execFileSync } from "node:child_process";
import { optimizerFlags } from "../../src/commands/optimizer-flags.mjs";

test("a flag is given to versions of Node that know it", () => {
  expect(optimizerFlags("20.19.0")).toEqual(["--interrupt-budget=500000", "--no-flush-bytecode"]);
  expect(optimizerFlags("22.12.0")).toEqual(["--no-flush-bytecode"]);
});

test("the Node that runs this takes its flags", () =>
  expect(execFileSync(process.execPath, [...optimizerFlags(), "-p", "1 + 1"], { encoding: "utf8" })).toBe("2\n"));
