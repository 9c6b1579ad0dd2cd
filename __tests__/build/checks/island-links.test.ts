import { islandLinkPublisher, linksInIslands } from "../../../src/build/checks/island-links";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import type { PublishedPage } from "../../../src/build/publish/publisher";
import { siteSchema } from "../../../src/lib/site-config";

const island = (html: string) => `<site-island style="">${html}</site-island>`;

test("links in islands are those that lead to this site, each once and without its anchor", () => {
  const links = ["/base/a/", "/base/a/#b", "//c.example/", "https://d.example/", "#e", "f"];
  const inside = links.map((href) => `<a href="${href}">a</a>`).join("");
  const html = `<a href="/base/g/">g</a>${island(inside + island('<a href="/base/h/">h</a>') + '<a href="/base/i/">i</a>')}`;
  expect(linksInIslands(`${html}<a href="/base/j/">j</a>`)).toEqual(["/base/a/", "/base/h/", "/base/i/"]);
  expect(linksInIslands(island('<a href="/k/" data-full-load="true">k</a>'))).toEqual([]);
  const unchecked = ["true", "false"].map((value) => `<a data-noBrokenLinkCheck="${value}" href="/${value}/">l</a>`);
  expect(linksInIslands(island(unchecked.join("")))).toEqual(["/false/"]);
});

/** What is told of a page with some links in its islands, of which the compiler has seen others. */
async function toldOf(links: string[], seen: string[], kept?: string[]) {
  const routes = new Set(["/docs/", "/docs/a/"]);
  const targets = {
    routes,
    routeChoices: routes,
    fileRoutes: new Map<string, string>(),
    staticFiles: new Set<string>(),
  };
  const checks = siteSchema.shape.checks.parse({ brokenLinks: "warn" });
  const publisher = islandLinkPublisher(targets, { baseUrl: "/base/", checks });
  const node = { file: "website/src/pages/a.tsx", contentRoot: "website/src/pages", permalink: "/a/", linkBase: "/a" };
  const page = {
    ...{ route: "/a/", node: { ...node, links: seen.map((url) => ({ url })) } as unknown as PageNode },
    html: () => island(links.map((href) => `<a href="${href}">a</a>`).join("")),
  };
  const left = await publisher.page?.(page as unknown as PublishedPage, kept);
  return { left, told: await publisher.end?.() };
}

test("those that lead nowhere are told by the page's file, as grave as broken links are", async () => {
  expect(await toldOf(["/base/docs/a/", "/base/docs/nowhere/"], [])).toMatchObject({
    left: ["/docs/a/", "/docs/nowhere/"],
    told: [
      {
        severity: "warning",
        file: "website/src/pages/a.tsx",
        message: "The link '/docs/nowhere/' is broken: there is no page at '/docs/nowhere/'.",
      },
    ],
  });
});

test("those that the compiler has seen are told once, and those of a page that has not changed again", async () => {
  expect((await toldOf(["/base/docs/nowhere/"], ["docs/nowhere"])).told).toEqual([]);
  expect((await toldOf([], [], ["/docs/nowhere/"])).told).toHaveLength(1);
});
