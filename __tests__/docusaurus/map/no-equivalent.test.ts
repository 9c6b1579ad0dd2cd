import { remarksOn } from "../../../src/docusaurus/map/no-equivalent";
import { configWith } from "./folder";

const remarksOnTheme = (themeConfig: object) => remarksOn(configWith({ themeConfig }), []).map(({ name }) => name);

test("keys of a theme's parts are named where they are set to what the site does otherwise", () => {
  const algolia = { appId: "A", apiKey: "k", indexName: "kiln" };
  const pathname = { from: "/a", to: "/b" };
  expect(
    remarksOnTheme({
      algolia: { ...algolia, replaceSearchResultPathname: pathname },
      liveCodeBlock: { playgroundPosition: "top" },
    }),
  ).toEqual(["themeConfig.algolia: replaceSearchResultPathname", "themeConfig.liveCodeBlock: playgroundPosition"]);
  expect(
    remarksOnTheme({
      algolia: { ...algolia, replaceSearchResultPathname: undefined },
      liveCodeBlock: { playgroundPosition: "bottom" },
    }),
  ).toEqual([]);
});
