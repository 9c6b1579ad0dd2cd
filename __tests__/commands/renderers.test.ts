import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { rendererEnv } from "../../src/commands/renderers.mjs";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "renderers-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("each core renders pages where many are made anew", () => {
  expect(rendererEnv(root, 1001, {}, 2)).toEqual({ SITE_RENDERERS: "2" });
  expect(rendererEnv(root, 1000, {}, 2)).toEqual({});
});

test("what the reader says of the machine goes before", () =>
  expect(rendererEnv(root, 5000, { GATSBY_CPU_COUNT: "1" }, 2)).toEqual({}));

test("after an earlier build few pages are rendered", () => {
  mkdirSync(path.join(root, ".cache/webpack"), { recursive: true });
  expect(rendererEnv(root, 5000, {}, 2)).toEqual({ SITE_RENDERERS: "2" });
  mkdirSync(path.join(root, ".cache/redux"));
  expect(rendererEnv(root, 5000, {}, 2)).toEqual({});
});
