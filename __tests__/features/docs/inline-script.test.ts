import { gzipSync } from "node:zlib";
import { docs } from "../../../src/features/docs";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { inlineScriptOf } from "../../support/inline-script";
import { smallestSite } from "../../support/site";

const scriptOf = (changes: Partial<SiteInput>) => docs.inlineScript?.(readSite({ ...smallestSite, ...changes }));

test("each page keeps the versions that links choose, by a small script", async () => {
  const instance = { id: "default", content: "content/docs", routeBasePath: "/docs" };
  const { module, name, values } = scriptOf({ docs: [instance] }) ?? { module: "", name: "", values: [] };
  const text = await inlineScriptOf(process.cwd(), module, name, values);
  expect(text).toContain("localStorage");
  expect(gzipSync(text).length).toBeLessThan(300);
});

test("a site without docs has none of it", () => {
  expect(scriptOf({ docs: [] })).toBeUndefined();
});
