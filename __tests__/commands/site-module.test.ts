import { siteModuleText } from "../../src/commands/site-module";

test("the settings are a module that is checked", () => {
  expect(siteModuleText("The kiln's.", { title: "Kiln" })).toContain(
    `/** The kiln's. */\nexport const site = {"title":"Kiln"} satisfies SiteFile;`,
  );
});
