import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { followSiteFile } from "../../../src/build/hooks/followed-site-file";
import { siteSchema } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

test("an edit of the settings is told to need a new start, once", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "site-file-"));
  mkdirSync(path.join(root, "src"));
  const write = (text: string) => writeFileSync(path.join(root, "src/site.ts"), text);
  write("1");
  const told: string[] = [];
  let changed = () => {};
  const site = siteSchema.parse(smallestSite);
  followSiteFile({ root, site }, { warn: (message = "") => void told.push(message) }, (_, sign) => {
    changed = sign;
    return () => undefined;
  });
  changed();
  expect(told).toEqual([]);
  write("2");
  changed();
  write("3");
  changed();
  expect(told).toEqual([expect.stringMatching(/^src\/site\.ts\n  It has changed, .*\n  → .*start it again\.$/)]);
  rmSync(root, { recursive: true });
});
