import { gzipSync } from "node:zlib";
import { offline } from "../../../src/features/offline";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { inlineScriptOf } from "../../support/inline-script";
import { smallestSite } from "../../support/site";

const siteWith = (changes: Partial<SiteInput>) => readSite({ ...smallestSite, ...changes });
const scriptOf = (changes: Partial<SiteInput>) => offline.inlineScript?.(siteWith(changes));

test("what each page has of the worker is small, and knows its base URL", async () => {
  const { module, name, values } = scriptOf({ baseUrl: "/base/" }) ?? { module: "", name: "", values: [] };
  const text = await inlineScriptOf(process.cwd(), module, name, values);
  expect(gzipSync(text).length).toBeLessThan(800);
  expect(text).toContain('("/base/",!1)');
});

test("a site without it has none of it in its pages", () => {
  expect(scriptOf({ offline: { enabled: false } })).toBeUndefined();
  expect(offline.plugins?.(siteWith({ offline: { enabled: false } }))).toEqual([]);
});
