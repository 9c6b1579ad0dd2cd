import type { PublishedPage, StartPublisher } from "../../build/publish/publisher";
import { writtenSidebars } from "../../build/publish/sidebar-files";
import { plainText } from "../../lib/html/html-text";
import { breadcrumbsOf, type LabelledLink, type SidebarTree } from "../../lib/docs/sidebar-tree";
import type { Site } from "../../lib/site-config";
import { translate } from "../../lib/words/translate";
import { routeOf } from "../../lib/routes/url";
import { withJsonLd } from "./json-ld";
import {
  breadcrumbThing,
  glossaryThing,
  postThing,
  softwareThing,
  websiteThing,
  type PostData,
  type Thing,
} from "./structured-data";

/** Reads a sidebar that the build wrote, by its name. */
type ReadSidebar = (name: string) => SidebarTree;

/**
 * Puts into the HTML of each page that search engines may show what they can read of it as data: where it stands, who
 * wrote it, what the site is about. It is for them alone, so it is in no script and no page's data.
 */
export const publishStructuredData: StartPublisher<true> = ({ root, site }) => {
  const read = writtenSidebars(root);
  return {
    page: (page, kept) => {
      // The HTML of the last build has them.
      if (kept) return true;
      const things = !site.structuredData.enabled || page.hidden || page.noIndex ? [] : thingsOf(page, site, read);
      const before = page.html();
      const after = withJsonLd(before, things);
      if (after !== before) page.rewriteHtml(after);
      return true;
    },
  };
};

/** What is told of a page. */
function thingsOf(page: PublishedPage, site: Site, read: ReadSidebar): Thing[] {
  const { route, frame } = page;
  if (route === "/") return [websiteThing(site), softwareThing(site)].filter((thing) => thing !== undefined);
  if (site.glossary && route === routeOf(site.glossary.route)) return [glossaryThing(page.title, site.glossary, site)];
  const home: LabelledLink = { label: translate({ id: "breadcrumbs.home" }), href: "/" };
  const blog = site.blogs.find(({ id }) => id === frame?.instance);
  if (blog) {
    const list = { label: blog.title, href: routeOf(blog.routeBasePath) };
    const own = list.href === route ? [] : [{ label: page.title, href: route }];
    const way = breadcrumbThing(page.title === "" ? [home, list] : [home, list, ...own], site);
    const post = page.node ? [postThing(postOf(page), { title: blog.title, route: list.href }, site)] : [];
    return [...(way ? [way] : []), ...post];
  }
  const docs = site.docs.find(({ id }) => id === frame?.instance);
  const way = docs?.breadcrumbs !== false && frame?.sidebarFile ? breadcrumbsOf(read(frame.sidebarFile), route) : [];
  const crumbs = way.length > 0 ? breadcrumbThing([home, ...way], site) : undefined;
  return crumbs ? [crumbs] : [];
}

function postOf({ route, title, node, html }: PublishedPage): PostData {
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html())?.[1];
  // The node of a page of a blog is a post.
  const post = node as unknown as Omit<PostData, "route" | "title" | "image">;
  return { ...post, route, title, ...(image !== undefined && { image: plainText(image) }) };
}
