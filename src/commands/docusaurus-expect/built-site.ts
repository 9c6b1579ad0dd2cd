import { readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";
import { filesIn } from "../../files/files-in";
import { routeOf } from "../../lib/routes/url";

/**
 * A page of Docusaurus' build: the ids of its headings, where its links to the pages before and after it lead, and
 * where its source is edited.
 */
type BuiltPage = { headings: string[]; pagination?: string[]; edit?: string };

/** An item of a sidebar as Docusaurus hands it to its pages, with routes below the site. */
export type BuiltItem = { type: string; label?: string; href?: string; items?: BuiltItem[] };

/** What Docusaurus made of a folder: pages by their routes below the site, and sidebars by version. */
export type BuiltFolder = { pages: Record<string, BuiltPage>; sidebars: Record<string, Record<string, BuiltItem[]>> };

/** Reads the pages and sidebars of a Docusaurus build in its folder. */
export function builtSiteIn(folder: string, baseUrl: string): BuiltFolder {
  return { pages: pagesIn(path.join(folder, "build"), baseUrl), sidebars: sidebarsIn(folder, baseUrl) };
}

/** The route of an address below the site, in the one form of routes; addresses of other sites stay. */
export function siteRouteOf(href: string, baseUrl: string): string {
  return href === baseUrl || href.startsWith(`${baseUrl}/`) ? routeOf(href.slice(baseUrl.length)) : href;
}

function pagesIn(build: string, baseUrl: string): Record<string, BuiltPage> {
  const files = filesIn(build)
    .filter((name) => name.endsWith(".html"))
    .sort();
  return Object.fromEntries(
    files.map((name) => [
      routeOf(name.replace(/(?:^|\/)index\.html$|\.html$/, "")),
      pageOf(readFileSync(path.join(build, name), "utf8"), baseUrl),
    ]),
  );
}

function pageOf(html: string, baseUrl: string): BuiltPage {
  const { document } = new JSDOM(html).window;
  const main = document.querySelector("article") ?? document.querySelector("main") ?? document.body;
  const headings = [...main.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ id }) => id).filter(Boolean);
  const links = [...document.querySelectorAll(".pagination-nav__link")].map((link) =>
    siteRouteOf(link.getAttribute("href") ?? "", baseUrl),
  );
  const edit = document.querySelector("a.theme-edit-this-page")?.getAttribute("href");
  return { headings, ...(links.length > 0 && { pagination: links }), ...(edit && { edit }) };
}

type DocusaurusItem = BuiltItem & { value?: string };
type VersionFile = { pluginId: string; version: string; docsSidebars: Record<string, DocusaurusItem[]> };

function sidebarsIn(folder: string, baseUrl: string): BuiltFolder["sidebars"] {
  const generated = path.join(folder, ".docusaurus/docusaurus-plugin-content-docs");
  const files = filesIn(generated)
    .filter(
      (name) => name.endsWith(".json") && readFileSync(path.join(generated, name), "utf8").includes(`"docsSidebars":`),
    )
    .sort();
  return Object.fromEntries(
    files.map((name) => {
      const { version: file } = JSON.parse(readFileSync(path.join(generated, name), "utf8")) as {
        version: VersionFile;
      };
      const sidebars = Object.entries(file.docsSidebars).map(([id, items]) => [id, itemsOf(items, baseUrl)] as const);
      return [`${file.pluginId} ${file.version}`, Object.fromEntries(sidebars)];
    }),
  );
}

function itemsOf(items: readonly DocusaurusItem[], baseUrl: string): BuiltItem[] {
  return items.map(({ type, label, href, items: inner }) => ({
    type,
    ...(label !== undefined && { label }),
    ...(href !== undefined && { href: siteRouteOf(href, baseUrl) }),
    ...(inner && { items: itemsOf(inner, baseUrl) }),
  }));
}
