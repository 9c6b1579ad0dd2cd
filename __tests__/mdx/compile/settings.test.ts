import { readSite } from "../../../src/lib/site-config";
import { compileSettingsOf } from "../../../src/mdx/compile/settings";
import { smallestSite } from "../../support/site";

test("folders of versions are as safe as their instance, wherever they are", () => {
  const sources = [
    { name: "2.0", folder: "content/docs/2.0" },
    { name: "1.0", folder: "archive/1.0" },
  ];
  const site = readSite({
    ...smallestSite,
    docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs", mdx: "safe", sources }],
  });
  expect(compileSettingsOf(site, true).safeFolders).toEqual(["content/docs", "content/docs/2.0", "archive/1.0"]);
});
