/** @jest-environment jsdom */
import { BuiltSite, type Build } from "./support/built-site";
import { linksOf, textOf } from "./support/page";

// Builds take as long as they take.
jest.setTimeout(60 * 60 * 1000);

const site = new BuiltSite();
afterAll(() => site.end());

const ROUTE = "/blog/2027/01/01/landfall/";
const FILE = "content/blog/2027-01-01-landfall.mdx";
const POST = `---
title: Landfall
authors: ada
tags: [islands]
---

Palms at dawn.
`;

/** What a build at a moment makes. */
async function buildAt(now: string): Promise<Build> {
  const build = await site.build({ now });
  expect(build.code).toBe(0);
  return build;
}

describe("a post whose day is to come", () => {
  it("is in nothing that a build makes, which tells of it", async () => {
    site.write(FILE, POST);
    const { output } = await buildAt("2026-12-31T23:59:59Z");
    expect(output).toContain("The post appears on 2027-01-01: builds for readers leave it out until then.");
    expect([ROUTE, "Landfall", "Palms at dawn", "islands"].flatMap((text) => site.filesWith(text))).toEqual([]);
  });

  it("is everywhere once the day has come, without any change, and nothing is compiled again", async () => {
    const { output } = await buildAt("2027-01-01");
    expect(output).toContain("compile: 0 files in");
    expect(output).not.toContain("The post appears on");
    const page = site.page(ROUTE);
    expect(textOf(page, "article .prose")).toBe("Palms at dawn.");
    expect(page.querySelector("[role=note]")).toBeNull();
    expect(linksOf(site.page("/blog/"), "article h2")).toEqual([`Landfall → /manual${ROUTE}`]);
    expect(linksOf(site.page("/blog/2024/02/10/storm/"), ".site-pagination")).toContain(
      `NewerLandfall → /manual${ROUTE}`,
    );
    expect(site.routes()).toEqual(expect.arrayContaining([ROUTE, "/blog/tags/islands/"]));
    expect(site.sitemap()).toContain(ROUTE);
    for (const file of ["blog/rss.xml", "blog/atom.xml", "blog/feed.json", "blog/archive/index.html"])
      expect(site.read(`public/${file}`)).toContain("Landfall");
  });

  it("is gone again from a build of an earlier moment", async () => {
    await buildAt("2026-12-31");
    expect([ROUTE, "Landfall", "Palms at dawn", "islands"].flatMap((text) => site.filesWith(text))).toEqual([]);
  });
});
