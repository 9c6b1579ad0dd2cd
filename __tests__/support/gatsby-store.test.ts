import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { serialize } from "node:v8";
import type * as Redux from "gatsby/dist/redux";

const before = process.cwd();
let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "store-"));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test("Gatsby's store is empty in tests, also where a build has kept its own", () => {
  mkdirSync(".cache/redux", { recursive: true });
  writeFileSync(".cache/redux/redux.rest.state", serialize({}));
  writeFileSync(".cache/redux/redux.node.state_0", serialize([["1", { id: "1", internal: { type: "Doc" } }]]));
  writeFileSync(".cache/redux/redux.page.state_0", serialize([["/a/", { path: "/a/" }]]));
  const { store } = jest.requireActual<typeof Redux>("gatsby/dist/redux");
  expect(store.getState()).toMatchObject({ pages: new Map(), program: { directory: "/" } });
});
