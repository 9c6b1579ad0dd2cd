import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { beginRun, finishBuild, forgetBuild } from "../../src/commands/unfinished-build.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "unfinished-"));
});
afterEach(() => rmSync(root, { recursive: true }));

/** Leaves files as a build does. */
function leave(): void {
  for (const folder of [".cache/page-ssr", ".cache/webpack", ".cache/data", "public"])
    mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, ".cache/redux.rest.state"), "");
}
const kept = () => readdirSync(path.join(root, ".cache")).filter((name) => name !== "last-build");
const ALL = ["data", "page-ssr", "redux.rest.state", "webpack"];

describe("a build", () => {
  it("begins in a folder in which nothing was built", () => {
    beginRun(root, "build");
    expect(kept()).toEqual([]);
  });

  it("goes on from one that finished", () => {
    beginRun(root, "build");
    leave();
    finishBuild(root);
    beginRun(root, "build");
    expect([kept(), existsSync(path.join(root, "public"))]).toEqual([ALL, true]);
  });

  it("trusts nothing but what is found by its content where one failed, was killed, or nobody knows", () => {
    beginRun(root, "build");
    leave();
    beginRun(root, "build");
    expect([kept(), existsSync(path.join(root, "public"))]).toEqual([["webpack"], false]);
    rmSync(path.join(root, ".cache/last-build"));
    leave();
    beginRun(root, "build");
    expect(kept()).toEqual(["webpack"]);
  });

  it("begins anew where what is found by its content was taken away alone", () => {
    beginRun(root, "build");
    leave();
    finishBuild(root);
    rmSync(path.join(root, ".cache/webpack"), { recursive: true });
    beginRun(root, "build");
    expect([kept(), existsSync(path.join(root, "public"))]).toEqual([[], false]);
  });

  it("begins anew where the cache was taken away, also of the development server", () => {
    for (const command of ["build", "develop"] as const) {
      leave();
      rmSync(path.join(root, ".cache"), { recursive: true });
      beginRun(root, command);
      expect(existsSync(path.join(root, "public"))).toBe(false);
    }
  });

  it("begins anew for another part of the site, and goes on from its own", () => {
    beginRun(root, "build", "1.0");
    leave();
    finishBuild(root, "1.0");
    beginRun(root, "build", "1.0");
    expect(kept()).toEqual(ALL);
    finishBuild(root, "1.0");
    beginRun(root, "build");
    expect(kept()).toEqual(["webpack"]);
  });

  it("begins anew where parts were joined", () => {
    beginRun(root, "build");
    leave();
    finishBuild(root);
    forgetBuild(root);
    beginRun(root, "build");
    expect(kept()).toEqual(["webpack"]);
  });

  it("begins anew where what it published was changed before its end, and the development server goes on", () => {
    for (const [command, left] of [
      ["build", ["webpack"]],
      ["develop", ALL],
    ] as const) {
      beginRun(root, "build");
      leave();
      writeFileSync(path.join(root, ".cache/last-build"), "changed");
      finishBuild(root);
      beginRun(root, command);
      expect(kept()).toEqual(left);
    }
  });

  it("does the same after the development server", () => {
    beginRun(root, "build");
    finishBuild(root);
    beginRun(root, "develop");
    leave();
    beginRun(root, "build");
    expect(kept()).toEqual(["webpack"]);
  });
});

describe("the development server", () => {
  it("goes on from itself and from a build that finished, and not from another", () => {
    beginRun(root, "develop");
    leave();
    beginRun(root, "develop");
    expect(kept()).toEqual(ALL);
    finishBuild(root);
    beginRun(root, "develop");
    expect(kept()).toEqual(ALL);
    beginRun(root, "build");
    leave();
    beginRun(root, "develop");
    expect(kept()).toEqual(["webpack"]);
  });
});
