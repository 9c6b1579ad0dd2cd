import { withoutBundleList } from "../../../src/commands/lean-gatsby/bundle-list.cjs";

test("the scripts of all pages name no bundles but their own", async () => {
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
  const others = '<script>window.___webpackCompilationHash="1";</script><script src="/app-1.js" async></script>';
  expect(await ensureFileContent("slice.html", list + others)).toBe(true);
  await ensureFileContent("slice.html", others);
  expect(texts).toEqual([others.replace("window.", "window.___chunkMapping={};window."), others]);
});
