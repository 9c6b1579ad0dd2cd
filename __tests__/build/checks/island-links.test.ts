import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { islandLinkPublisher, linksInIslands } from "../../../src/build/checks/island-links";
import type { PageNode } from "../../../src/build/nodes/mdx-reader";
import type { PublishedPage } from "../../../src/build/publish/publisher";
import { siteSchema } from "../../../src/lib/site-config";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "pages-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a page's HTML, and gives the path of its file. */
function written(name: string, html: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, html);
  return file;
}

const island = (html: string) => `<site-island style="">${html}</site-island>`;

test("links in islands are those that lead to this site, each once, with its anchor", () => {
  const links = ["/base/a/", "/base/a/?c#b", "/base/a/#b", "//c.example/", "https://d.example/", "#", "#e", "f"];
  const inside = links.map((href) => `<a href="${href}">a</a>`).join("");
  const html = `<a href="/base/g/">g</a>${island(inside + island('<a href="/base/h/">h</a>') + '<a href="/base/i/">i</a>')}`;
  expect(linksInIslands(`${html}<a href="/base/j/">j</a>`)).toEqual([
    "/base/a/",
    "/base/a/#b",
    "#e",
    "/base/h/",
    "/base/i/",
  ]);
  expect(linksInIslands(island('<a href="/k/" data-full-load="true">k</a>'))).toEqual([]);
  const unchecked = ["true", "false"].map((value) => `<a data-noBrokenLinkCheck="${value}" href="/${value}/">l</a>`);
  expect(linksInIslands(island(unchecked.join("")))).toEqual(["/false/"]);
});

/** What is told of a page with some links in its islands, of which the compiler has seen others. */
async function toldOf(links: string[], seen: string[], kept?: string[]) {
  const routes = new Set(["/a/", "/docs/", "/docs/a/", "/elsewhere/"]);
  const targets = {
    routes,
    routeChoices: routes,
    fileRoutes: new Map<string, string>(),
    staticFiles: new Set<string>(),
  };
  const checks = siteSchema.shape.checks.parse({ brokenLinks: "warn", brokenAnchors: "log" });
  const publisher = islandLinkPublisher(targets, { baseUrl: "/base/", checks });
  const node = { file: "website/src/pages/a.tsx", contentRoot: "website/src/pages", permalink: "/a/", linkBase: "/a" };
  const page = {
    route: "/a/",
    node: { ...node, links: seen.map((url) => ({ url })) } as unknown as PageNode,
    html: () => island(links.map((href) => `<a href="${href}">a</a>`).join("")),
    htmlFile: written("a.html", '<h1 id="own">'),
  };
  const left = await publisher.page?.(page as unknown as PublishedPage, kept);
  const doc = { route: "/docs/a/", htmlFile: written("docs.html", '<h2 id="größe">') };
  await publisher.page?.(doc as unknown as PublishedPage);
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

test("anchors are looked for in the HTML of their pages, as grave as broken ones are", async () => {
  const links = ["/base/docs/a#gr%C3%B6%C3%9Fe", "/base/docs/a/#small", "#own", "#none", "#top", "/base/elsewhere/#a"];
  const { left, told } = await toldOf(links, []);
  expect(left).toHaveLength(6);
  expect(told).toMatchObject([
    {
      severity: "info",
      file: "website/src/pages/a.tsx",
      choices: ["größe"],
      message: "The link '/docs/a/#small' is broken: its page has no anchor 'small'.",
    },
    { message: "The link '/a/#none' is broken: its page has no anchor 'none'." },
  ]);
});

test("anchors that the compiler has seen are told once, others of the same page as well", async () => {
  const { told } = await toldOf(["/base/docs/a/#one", "/base/docs/a/#two"], ["/docs/a#one"]);
  expect(told).toMatchObject([{ message: "The link '/docs/a/#two' is broken: its page has no anchor 'two'." }]);
  const both = await toldOf(["/base/docs/nowhere/#a"], ["/docs/nowhere/"]);
  expect(both.told).toEqual([]);
});
