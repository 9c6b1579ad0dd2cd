import { withAddressBreaks, withColumnBreaks, withNameBreaks } from "../../../../src/mdx/compile/prose/name-breaks";
import { htmlOf } from "../../../../src/mdx/compile/prose/html";
import type { ContentNode } from "../../../../src/mdx/content-node";

const tableOf = (...cells: ContentNode[]): ContentNode[] => [["tbody", {}, ["tr", {}, "\n", ...cells, "\n"]]];

/** What the first column holds after the breaks are in it, with a bar for each. */
const broken = (tag: string, text: string) =>
  htmlOf(withColumnBreaks(tableOf(["td", {}, [tag, {}, text]])), () => false)
    ?.replaceAll("<wbr>", "¦")
    .replace(/<\/?\w+>|\n/g, "")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">");

test.each([
  ["sidebarPath", "sidebarPath"],
  ["docusaurus.config.js", "docusaurus.¦config.js"],
  ["docCategoryGeneratedIndexComponent", "docCategory¦GeneratedIndex¦Component"],
  ["DOCUSAURUS_NO_PERSISTENT_CACHE", "DOCUSAURUS_NO_¦PERSISTENT_¦CACHE"],
  ["i18n/<locale>/code.json", "i18n/<locale>/¦code.json"],
  ["plugin:@docusaurus/all", "plugin:¦@docusaurus/¦all"],
  ["parseHTMLElementsOf", "parseHTML¦ElementsOf"],
  ["--poll [optionalIntervalMs]", "--poll ¦[optional¦IntervalMs]"],
  ["--skip-installation-of", "--skip-¦installation-¦of"],
  ["--skip-install", "--skip-install"],
  ["string | number | null", "string | ¦number | null"],
  ["wordwithoutanyplaceforit", "wordwithoutanyplaceforit¦"],
  ["setData(content)", "setData(¦content)"],
  ["read({ content, actions })", "read({ ¦content, ¦actions })"],
  ["getAllOfThem()", "getAllOfThem()"],
  ["getEachOfAllThemes()", "getEachOfAll¦Themes()"],
  ["", ""],
])("the name %s is broken where its parts meet", (name, lines) => {
  expect(broken("code", name)).toBe(lines);
});

test.each([
  ["@easyops-cn/docusaurus-search-local of others", "@easyops-cn/docusaurus-search-local of others"],
  ["@cmfcmf/docusaurus-search", "@cmfcmf/¦docusaurus-search"],
  ["Internationalization of sites", "Internationalization of sites"],
])("of the text %s, names alone are broken", (text, lines) => {
  expect(broken("em", text)).toBe(lines);
});

test.each([
  ["https://a.example/", "https://a.example/"],
  ["https://tern.example/docs/installation/", "https://tern.¦example/docs/¦installation/"],
  ["www.tern.example/search?query=gull&page=2#results", "www.tern.example/¦search?query=gull¦&page=2#results"],
  ["https://tern.example/a-name_of.many,parts", "https://tern.¦example/a-name_of.¦many,parts"],
  ["somebody.of.them@mail.tern.example", "somebody.of.them@¦mail.tern.example"],
  [
    "canUseIntersectionObserver of tern.example/installation",
    "canUseIntersectionObserver of tern.example/installation",
  ],
  ["see https://tern.example/docs/installation/", "see https://tern.example/docs/installation/"],
])("the words of the link %s are broken where they are an address", (words, lines) => {
  expect(
    htmlOf(withAddressBreaks([words]), () => false)
      ?.replaceAll("<wbr>", "¦")
      .replaceAll("&amp;", "&"),
  ).toBe(lines);
});

test("names in other columns, in blocks of code and for components stay as they are", () => {
  const name = "canUseIntersectionObserver";
  const untouched = tableOf(["td", {}, ["pre", {}, name], ["Highlight", {}, name]], ["td", {}, ["code", {}, name]]);
  expect(withColumnBreaks(untouched)).toEqual(untouched);
});

test("a heading and a title have lines of more letters, and stay one text where nothing is long", () => {
  const code: ContentNode = ["code", {}, "contentLoaded({content, actions})"];
  expect(withNameBreaks(["The method ", code])).toEqual([
    "The method ",
    ["code", {}, "contentLoaded({", ["wbr", {}], "content, actions})"],
  ]);
  expect(withNameBreaks(["src/pages/HomepageFeatures.tsx"])).toEqual([
    "src/pages/Homepage",
    ["wbr", {}],
    "Features.tsx",
  ]);
  expect(withNameBreaks(["docusaurus.config"])).toEqual(["docusaurus.config"]);
});
