import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { writeOwnSite } from "../../../src/commands/bench/own-site";
import { readSite, SETTINGS_KEYS, type SiteFile } from "../../../src/lib/site-config";
import { readSettings } from "../../../src/read-settings";
import { site as ownSite } from "../../../src/site";

test("what the measured site is made of leads to no file that it has not", async () => {
  const folder = writeOwnSite(readSite(readSettings(ownSite)), 3);
  try {
    const { site } = (await import(path.join(folder, "src/site.ts"))) as { site: SiteFile };
    const files = SETTINGS_KEYS.map((key) => site[key]).filter((value) => typeof value === "string");
    const leading = files.flatMap((file) =>
      [...readFileSync(path.join(folder, file), "utf8").matchAll(/\S+\.mdx?\b/g)].map(([link]) =>
        path.join(path.dirname(file), link),
      ),
    );
    expect(leading.filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
    expect(existsSync(path.join(folder, "content/docs/current/part-1/topic-2.mdx"))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
