import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { removeAddedFiles, runAfterBuild } from "../../../src/build/publish/after-build";
import type { SiteContext } from "../../../src/build/context/context";

const contextWith = (site: object) =>
  ({ root: "/site", site: { configFile: "website/docusaurus.config.js", ...site } }) as unknown as SiteContext;

test("a site that does nothing after a build has nothing told", () => {
  expect(runAfterBuild(contextWith({}), [{ path: "/" }])).toEqual([]);
});

test("what a project does after a build gets its folder and its routes, and each failure is told by its name", () => {
  const afterBuild = jest.fn(() => [{ name: "./plugins/kilns.js", message: "no kiln" }]);
  const problems = runAfterBuild(contextWith({ afterBuild }), [{ path: "/b/" }, { path: "/a/" }]);
  expect(afterBuild).toHaveBeenCalledWith({ outDir: "/site/public", routes: ["/a/", "/b/"] });
  expect(problems).toMatchObject([
    {
      severity: "warning",
      file: "website/docusaurus.config.js",
      message: "What the plugin './plugins/kilns.js' does after a build (`postBuild`) failed: no kiln",
    },
  ]);
});

describe("what a project writes into a build", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "after-build-"));
    mkdirSync(path.join(root, ".cache"));
    write("index.html", "<p>Home</p>");
    write("a/index.html", "<p>A</p>");
    writeFileSync(path.join(root, ".cache/last-build"), "begun");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  function write(file: string, text: string): void {
    mkdirSync(path.dirname(path.join(root, "public", file)), { recursive: true });
    writeFileSync(path.join(root, "public", file), text);
  }
  const isThere = (file: string) => existsSync(path.join(root, "public", file));
  const state = () => readFileSync(path.join(root, ".cache/last-build"), "utf8");
  const run = (afterBuild: () => void) =>
    runAfterBuild({ ...contextWith({ afterBuild: () => (afterBuild(), []) }), root }, []);

  it("is taken away by the next build where it is a file of its own", () => {
    run(() => write("lists/kilns.txt", "One"));
    expect(state()).toBe("begun");
    removeAddedFiles(root);
    expect(["lists", "index.html", "a/index.html"].map(isThere)).toEqual([false, true, true]);
    write("lists/kilns.txt", "A static file by now");
    removeAddedFiles(root);
    expect(isThere("lists/kilns.txt")).toBe(true);
  });

  it("has the next build begin anew where it is in the place of a file, or takes one away", () => {
    run(() => write("index.html", "<p>Home</p><!-- kiln -->"));
    expect(state()).toBe("changed");
    writeFileSync(path.join(root, ".cache/last-build"), "begun");
    run(() => rmSync(path.join(root, "public/a/index.html")));
    expect(state()).toBe("changed");
  });
});
