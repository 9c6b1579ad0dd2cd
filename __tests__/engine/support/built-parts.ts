import { cpSync, existsSync } from "node:fs";
import type { BuiltSite } from "./built-site";

/**
 * Tests that two parts of a site, built apart and joined, are the site that was built last; leaves that build as it
 * was. Each part is named by its versions, the second has all that belongs to none.
 */
export function describeParts(site: BuiltSite, [first, second]: readonly [string, string]): void {
  const parts = { "../part-1": first, "../part-2": second };
  const folders = Object.keys(parts);

  describe("parts of a site that are built apart", () => {
    beforeAll(async () => {
      for (const [folder, versions] of Object.entries(parts)) {
        site.setAside("whole");
        const { code, output } = await site.build({ versions });
        if (code !== 0) throw new Error(output);
        cpSync(site.path("public"), site.path(folder), { recursive: true });
        site.takeBack("whole");
      }
    });

    it("have each page once", () => {
      const [newer, older] = folders.map((folder) => site.routes(folder));
      expect(older?.filter((route) => newer?.includes(route))).toEqual([]);
      expect([...(newer ?? []), ...(older ?? [])].sort()).toEqual(site.routes());
      expect(newer?.length).toBeGreaterThan(0);
    });

    it("are joined to a site that is the same, file by file, as one that was built whole", async () => {
      const whole = site.digests("public");
      site.setAside("whole");
      const planned = await site.command("join", ...folders, "--dry-run");
      expect([planned.code, existsSync(site.path("public"))]).toEqual([0, false]);
      const joined = await site.command("join", ...folders);
      expect(joined.code === 0 ? "" : joined.text).toBe("");
      expect(site.digests("public")).toEqual(whole);
      site.takeBack("whole");
    });

    it("are refused where one is missing", async () => {
      const { code, text } = await site.command("join", "../part-2");
      expect([code, text]).toEqual([1, expect.stringContaining(`No part has '`)]);
      expect(text).toContain("npm run build, and name that part, too.");
    });
  });
}
