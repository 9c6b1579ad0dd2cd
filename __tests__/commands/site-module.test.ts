import { siteModuleText } from "../../src/commands/site-module";

test("the settings are a module that is checked", () => {
  expect(siteModuleText("The kiln's.", { title: "Kiln" })).toContain(
    `/** The kiln's. */\nexport const site = {"title":"Kiln"} satisfies SiteFile;`,
  );
});

test("an object that settings hold in several places stands once, as a constant", () => {
  const value = { main: ["intro"] };
  const shared = [{ name: "sidebars1", type: "Sidebars", comment: "Those of docs.", value }];
  expect(siteModuleText("The kiln's.", { docs: value, fr: { docs: value }, de: { main: ["intro"] } }, shared)).toBe(
    `import type { SiteFile } from "./lib/site-config";

/** Those of docs. */
const sidebars1: Sidebars = {"main":["intro"]};

/** The kiln's. */
export const site = {"docs":sidebars1,"fr":{"docs":sidebars1},"de":{"main":["intro"]}} satisfies SiteFile;
`,
  );
});
