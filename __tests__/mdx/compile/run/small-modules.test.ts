import { compileInScratch, write } from "../../../support/compiled";
import { treeOfDoc } from "../../../support/project";

compileInScratch();

test("a component has what Docusaurus writes before a build, and its small modules", async () => {
  write(
    "website/src/Name.js",
    `import config from "@generated/docusaurus.config";
    import i18n from "@generated/i18n";
    import { DEFAULT_PLUGIN_ID } from "@docusaurus/constants";
    import useBrokenLinks from "@docusaurus/useBrokenLinks";
    import { isSamePath } from "@docusaurus/theme-common/internal";
    export default function Name() {
      useBrokenLinks().collectAnchor("a");
      return <b>{[config.title, i18n.currentLocale, DEFAULT_PLUGIN_ID, String(isSamePath("/a", "/a/"))].join(" ")}</b>;
    }`,
  );
  expect(await treeOfDoc('import Name from "../src/Name";', "", "<Name />")).toBe('[["b",{},"Kiln en default true"]]');
});

test("hooks about the page's address and about what readers chose make an island", async () => {
  write(
    "website/src/Place.js",
    `import { createStorageSlot, useLocalPathname } from "@docusaurus/theme-common/internal";
    import useRouteContext from "@docusaurus/useRouteContext";
    const slot = createStorageSlot("size");
    export default () => <b>{useLocalPathname()} {useRouteContext().plugin.id} {slot.get()}</b>;`,
  );
  expect(await treeOfDoc('import Place from "../src/Place";', "", "<Place />")).toContain('"ClientIsland"');
});

test("what a component asks of the query, of places in the window and of movements is empty at build", async () => {
  write(
    "website/src/Filter.js",
    `import { groupBy, prefersReducedMotion, useClearQueryString, useQueryString, useQueryStringList } from "@docusaurus/theme-common";
    import { useQueryStringValue, useScrollPositionBlocker } from "@docusaurus/theme-common/internal";
    export default () => {
      useScrollPositionBlocker().blockElementScrollPositionUntilNextRender;
      const [[size], [tags], clear] = [useQueryString("size"), useQueryStringList("tag"), useClearQueryString()];
      const parts = [size, tags.length, useQueryStringValue("tag"), prefersReducedMotion(), typeof clear];
      return <b>{JSON.stringify([...parts, groupBy(["a", "bc", "d"], (word) => word.length)])}</b>;
    };`,
  );
  const tree = await treeOfDoc('import Filter from "../src/Filter";', "", "<Filter />");
  expect(tree).toContain('"ClientIsland"');
  expect(tree).toContain(JSON.stringify('["",0,null,false,"function",{"1":["a","d"],"2":["bc"]}]').slice(1, -1));
});
