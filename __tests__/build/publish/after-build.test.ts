import { runAfterBuild } from "../../../src/build/publish/after-build";
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
