import { withoutBundleList } from "../../../src/commands/lean-gatsby/bundle-list.cjs";

test("the scripts of all pages name no bundles but their own, and the build without a script", async () => {
  const texts: string[] = [];
  const { ensureFileContent } = withoutBundleList({
    ensureFileContent: (_, text) => (texts.push(text), Promise.resolve(true)),
  });
  const list = String.raw`
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\"component---doc\":[\"/doc-1.js\"]}";
          </script>
        `;
  const build = '<script>window.___webpackCompilationHash="1";</script>';
  const app = '<script src="/app-1.js" async></script>';
  expect(await ensureFileContent("slice.html", list + build + app)).toBe(true);
  await ensureFileContent("slice.html", app);
  expect(texts).toEqual([`<meta name="___webpackCompilationHash" content="1">${app}`, app]);
});
