import { compileInScratch, write } from "../../../support/compiled";
import { compiledDoc, treeOfDoc } from "../../../support/project";

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

test("a component with a reader's choice has none at build, and is an island", async () => {
  write(
    "website/src/Size.js",
    `import { listStorageKeys, useHistorySelector, useStorageSlot } from "@docusaurus/theme-common";
    export default () => {
      const [size, { set }] = useStorageSlot("size");
      const query = useHistorySelector(({ location }) => location.search);
      return <b onClick={() => set("large")}>{JSON.stringify([size, query, listStorageKeys()])}</b>;
    };`,
  );
  const tree = await treeOfDoc('import Size from "../src/Size";', "", "<Size />");
  expect(tree).toContain('"ClientIsland"');
  expect(tree).toContain(JSON.stringify('[null,"",[]]').slice(1, -1));
});

test("a component has the words, addresses and parts of Docusaurus' theme that need no browser", async () => {
  write(
    "website/src/Words.js",
    `import { ReactContextError, ThemedComponent, composeProviders, processAdmonitionProps } from "@docusaurus/theme-common";
    import { ColorModeProvider, useSearchLinkCreator } from "@docusaurus/theme-common/internal";
    import { useDateTimeFormat, useTitleFormatter } from "@docusaurus/theme-common/internal";
    const Both = composeProviders([ColorModeProvider, ({ children }) => <i>{children}</i>]);
    export default () => (
      <Both>
        {useSearchLinkCreator()("a&b")} {useTitleFormatter().format("Gas")}
        {useDateTimeFormat({ month: "long", timeZone: "UTC" }).format(new Date(0))}
        {new ReactContextError("Kiln").message} {JSON.stringify(processAdmonitionProps({ type: "tip", title: "" }))}
        <ThemedComponent>{({ theme }) => <u>{theme}</u>}</ThemedComponent>
      </Both>
    );`,
  );
  expect(await treeOfDoc('import Words from "../src/Words";', "", "<Words />")).toBe(
    '[["i",{},"/manual/search?q=a%26b"," ","Gas | Kiln","January","A hook is called outside of <Kiln>."," ",' +
      '"{\\"type\\":\\"tip\\"}",["span",{"data-show":"light"},["u",{},"light"]],["span",{"data-show":"dark"},["u",{},"dark"]]]]',
  );
});

test("a component that asks for parts of the frame has them closed at build, and is an island", async () => {
  write(
    "website/src/Frame.js",
    `import { SkipToContentFallbackId, SkipToContentLink, useBackToTopButton } from "@docusaurus/theme-common";
    import { useHideableNavbar, useNavbarMobileSidebar } from "@docusaurus/theme-common/internal";
    export default () => {
      const { shown, toggle } = useNavbarMobileSidebar();
      const { navbarRef, isNavbarVisible } = useHideableNavbar(true);
      const said = [shown, useBackToTopButton({ threshold: 300 }).shown, isNavbarVisible, SkipToContentFallbackId];
      return <b ref={navbarRef} onClick={toggle}><SkipToContentLink />{JSON.stringify(said)}</b>;
    };`,
  );
  const tree = await treeOfDoc('import Frame from "../src/Frame";', "", "<Frame />");
  expect(tree).toContain('"ClientIsland"');
  expect(tree).toContain(JSON.stringify('[false,false,true,"__docusaurus_skipToContent_fallback"]').slice(1, -1));
});

test("what the theme has no equivalent of is told where it is imported, and the page goes on", async () => {
  write(
    "website/src/Tabs.js",
    `import { useTabs } from "@docusaurus/theme-common/internal";
export default (props) => <b>{useTabs(props).selectedValue}</b>;`,
  );
  const { tree, facts } = await compiledDoc('import Tabs from "../src/Tabs";', "", "<Tabs />", "", "Text.");
  expect(tree.at(-1)).toEqual(["p", {}, "Text."]);
  expect(facts.problems).toMatchObject([
    {
      severity: "warning",
      file: "website/src/Tabs.js",
      line: 1,
      message: expect.stringContaining(
        "the module '@docusaurus/theme-common/internal' has no 'useTabs' here",
      ) as string,
    },
  ]);
});

test("a component has the details that themes share, by their name", async () => {
  write(
    "website/src/History.js",
    `import { Details } from "@docusaurus/theme-common/Details";
    export default () => <Details className="h" summary={<summary>History</summary>}>a</Details>;`,
  );
  const { tree, facts } = await compiledDoc('import History from "../src/History";', "", "<History />");
  expect(facts.problems).toEqual([]);
  expect(tree).toEqual([["details", { className: "h" }, ["summary", {}, "History"], "a"]]);
});
