import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { bundledModulesRule } from "../../../src/build/bundler/bundled-modules";
import bundledLoader from "../../../src/build/bundler/bundled-loader.cjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "bundled-"));
beforeAll(() => symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"), "junction"));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the loader makes of a module with a text; `onRead` is told of the files that it is made of. */
function bundled(text: string, onRead: (file: string) => void = () => undefined): Promise<string> {
  const resourcePath = path.join(folder, "used.bundled.ts");
  writeFileSync(resourcePath, text);
  return new Promise((resolve, reject) =>
    bundledLoader.call({
      resourcePath,
      mode: "production",
      addDependency: onRead,
      async: () => (error, result) => (error ? reject(error) : resolve(String(result))),
    }),
  );
}

test("a module becomes one with all that it imports, but for React", async () => {
  const code = await bundled(
    'export { useSyncExternalStoreWithSelector } from "use-sync-external-store/with-selector";',
  );
  expect(code).toMatch(/import .* from "react"/);
  // The package asks for React by a `require`, which no browser knows.
  expect(code).not.toMatch(/\brequire\("react"\)/);
  expect(code).toContain("useSyncExternalStoreWithSelector");
});

test("what a module does not name is left out", async () => {
  const code = await bundled('export { Configure } from "react-instantsearch";');
  expect(code).toContain("Configure");
  expect(code).not.toContain("useBreadcrumb");
});

test("the bundler is told of the files that a module is made of", async () => {
  writeFileSync(path.join(folder, "shared.ts"), "export const shared = 17;");
  const read: string[] = [];
  await bundled('export { shared } from "./shared";', (file) => read.push(path.relative(folder, file)));
  expect(read.sort()).toEqual(["shared.ts", "used.bundled.ts"]);
});

test("a package that is missing fails the module", async () => {
  await expect(bundled('export { a } from "no-such-package";')).rejects.toThrow('Could not resolve "no-such-package"');
});

test("the rule is for modules that say so in their name", () => {
  const { test: names } = bundledModulesRule("/site");
  expect(["a.bundled.ts", "bundled.ts", "a.ts"].map((name) => names.test(name))).toEqual([true, false, false]);
});
