import { spawnSync } from "node:child_process";

/** What a program of a package prints and ends with, run as npm's scripts do. */
function ran(...parameters: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["src/commands/tool.mjs", ...parameters], {
    encoding: "utf8",
  });
  return { status, text: stdout + stderr };
}

test("a program of a package gets the parameters, and its end is the end of the command", () => {
  const version = ran("oxlint/bin/oxlint", "--version");
  expect(version.status).toBe(0);
  expect(version.text).toMatch(/^Version: \d/);
  const { status, text } = ran("oxlint/bin/oxlint", "--no-such-flag");
  expect(status).not.toBe(0);
  expect(text).toContain("no-such-flag");
});

test("a program that is not there is an error in one line", () => {
  const { status, text } = ran("no-such-package/bin.js");
  expect(status).toBe(1);
  expect(text).toMatch(/^Cannot find module .*no-such-package.bin\.js'.*\n$/);
});
