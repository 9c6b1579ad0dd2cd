import { spawnSync } from "node:child_process";
import os from "node:os";
import path from "node:path";

const preload = path.resolve("src/commands/lean-gatsby/preload.cjs");

/** The priority of a process of Gatsby, whose parent is this one. */
function priorityOf(env: object): number {
  const script = "console.log(require('node:os').getPriority())";
  const settings = { encoding: "utf8", env: { ...process.env, GATSBY_WORKER_ID: "", ...env } } as const;
  const { stdout } = spawnSync(process.execPath, ["--require", preload, "--eval", script], settings);
  return Number(stdout);
}

test("programs that Gatsby starts have a lower priority than the first one", () => {
  const own = os.getPriority();
  expect(priorityOf({})).toBe(own);
  expect(priorityOf({ GATSBY_WORKER_ID: "1" })).toBe(Math.max(own, 3));
});
