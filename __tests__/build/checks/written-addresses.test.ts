import { writtenAddresses } from "../../../src/build/checks/written-addresses";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const addressesOf = (changes: Partial<SiteInput>) =>
  writtenAddresses(readSite({ ...smallestSite, docs: [], blogs: [], ...changes }), []);

test("files about the whole site are there, as far as the site has them", () => {
  expect(addressesOf({})).toEqual(["/robots.txt", "/llms.txt", "/llms-full.txt", "/sitemap-index.xml"]);
  expect(addressesOf({ llms: false })).toEqual(["/robots.txt", "/sitemap-index.xml"]);
  expect(addressesOf({ llms: false, noIndex: true })).toEqual(["/robots.txt"]);
  expect(addressesOf({ llms: false, sitemap: { ignorePatterns: ["/**"] } })).toEqual(["/robots.txt"]);
});
