import { stringify } from "yaml";
import { sidebarsFileOf, versionsFileOf } from "../../features/docs/version";
import { navbarDocIds, navbarSidebarIds } from "../../lib/settings/navbar-config";
import type { Site } from "../../lib/site-config";
import { corpusDoc, corpusSidebars, docId } from "./corpus";

/** Files to write, by path from the site's root. */
export type Files = Map<string, string>;

/**
 * The content of a site with a corpus in its first docs instance, and in every other instance as little as the links of
 * `src/site.ts` need: what navbar, footer and redirects lead to must be there, or the build ends.
 * `codeRoutes` are the routes of `src/pages`.
 */
export function contentOf(site: Site, total: number, codeRoutes: readonly string[]): Files {
  const links = internalLinks(site);
  const files: Files = new Map();
  site.docs.forEach((instance, index) => addDocs(files, site, instance, links, index === 0 ? total : 0));
  for (const { content, routeBasePath } of site.blogs) {
    // List pages come by themselves; anything else below a blog is a post.
    const slugs = below(routeBasePath, links).filter(
      (path) => path !== "" && !/^(?:page|tags|archive|authors)\b/.test(path),
    );
    for (const slug of ["first", ...slugs]) files.set(`${content}/${slug.replaceAll("/", "-")}.mdx`, post(slug));
  }
  for (const { content, routeBasePath } of site.pages) {
    // Pages at the root are the project's own, in src/pages.
    const paths = routeBasePath === "/" ? [] : below(routeBasePath, links);
    for (const path of ["bench", ...paths.filter(Boolean)]) files.set(`${content}/${path}.mdx`, page(path));
  }
  if (site.home) files.set(`${site.home.content}/index.mdx`, "---\nheadline: Measured\n---\n\nThe home page.\n");
  const [root] = site.pages;
  for (const link of linksElsewhere(site, links, codeRoutes))
    if (root)
      files.set(
        `${root.content}/${link.split("/").filter(Boolean).join("-")}.mdx`,
        `---\nslug: ${link}\n---\n\n${page(link)}`,
      );
  return files;
}

/** The links to routes below no instance, which pages with a slug of their own may have. */
function linksElsewhere(
  { docs, blogs, pages }: Site,
  links: readonly string[],
  codeRoutes: readonly string[],
): Set<string> {
  const bases = [...docs, ...blogs, ...pages].map(({ routeBasePath }) => routeBasePath).filter((base) => base !== "/");
  const routes = links.map((link) => `${link.replace(/\/$/, "")}/`);
  return new Set(
    routes.filter(
      (route) => route !== "/" && !codeRoutes.includes(route) && !bases.some((base) => route.startsWith(`${base}/`)),
    ),
  );
}

/** The files of the corpus's doc that is changed between two builds, and measured: the middle one. */
export function middleDoc(site: Site, total: number): { file: string; route: string } {
  const { content, routeBasePath } = firstDocs(site);
  const id = docId(Math.floor(total / 2));
  return { file: `${content}/current/${id}.mdx`, route: `${routeBasePath}/${id}/` };
}

function firstDocs(site: Site): Site["docs"][number] {
  const [first] = site.docs;
  if (!first) throw new Error("src/site.ts has no docs instance. The bench needs one to put its docs into.");
  return first;
}

function addDocs(
  files: Files,
  site: Site,
  { id, content, routeBasePath }: Site["docs"][number],
  links: string[],
  total: number,
): void {
  const isVersioned = total > 0;
  const folder = isVersioned ? `${content}/current` : content;
  const named = navbarDocIds(site.navbar.items, id);
  const [main = "bench-start"] = named;
  const ids = new Set([main, ...below(routeBasePath, links).filter(Boolean), ...named]);
  const isMoved = site.redirects.some(({ from }) => from.includes(`${routeBasePath}/`));
  for (const doc of ids)
    files.set(`${folder}/${doc}.mdx`, doc === main && !isMoved ? `---\nslug: /\n---\n\n${page(doc)}` : page(doc));
  const ownSidebars = new Set(navbarSidebarIds(site.navbar.items, id));
  for (const sidebar of ownSidebars) files.set(`${folder}/${sidebar}-start.mdx`, page(`${sidebar}-start`));
  const sidebars = {
    start: [...ids],
    ...Object.fromEntries([...ownSidebars].map((sidebar) => [sidebar, [`${sidebar}-start`]])),
    ...corpusSidebars(total),
  };
  files.set(sidebarsFileOf(folder), stringify(sidebars));
  if (isVersioned) files.set(versionsFileOf({ content }), stringify(["current"]));
  for (let index = 0; index < total; index += 1) files.set(`${folder}/${docId(index)}.mdx`, corpusDoc(index, total));
}

/** The paths of the site's own links, without query and hash: every `to` of the configuration. */
function internalLinks(value: unknown, key = ""): string[] {
  if (typeof value === "string") return key === "to" && value.startsWith("/") ? [value.replace(/[?#].*$/s, "")] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => internalLinks(item, name));
}

/** What links name below a route, without slashes at the ends. */
function below(base: string, links: string[]): string[] {
  return links
    .filter((link) => link.startsWith(`${base}/`))
    .map((link) => link.slice(base.length).replace(/^\/|\/$/g, ""));
}

function page(name: string): string {
  return `# ${name}\n\nA page that the links of the site lead to.\n`;
}

function post(slug: string): string {
  return `---\ntitle: ${JSON.stringify(`Post ${slug}`)}\nslug: ${JSON.stringify(`/${slug}`)}\ndate: 2024-01-01\n---\n\nThe first lines.\n\n{/* truncate */}\n\nThe rest.\n`;
}
