import { docFeedOf } from "../../../src/lib/pages/doc-feed";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

/** The feed of the one instance of docs of a site. */
function feedWith(docs: Partial<SiteInput["docs"][number]>, more: Partial<SiteInput> = {}) {
  const own = smallestSite.docs.map((instance) => ({ ...instance, ...docs }));
  const site = readSite({ ...smallestSite, docs: own, ...more });
  return site.docs.map((instance) => docFeedOf(instance, site))[0];
}

describe("docFeedOf", () => {
  it("is at the route of the docs, in all formats, and is called after site and instance", () => {
    expect(feedWith({})).toEqual({
      route: "/docs/",
      formats: ["rss", "atom", "json"],
      title: "Changed docs of Site",
      description: "Docs by their last change, newest first.",
    });
    expect(feedWith({ title: "API", routeBasePath: "/api" })).toMatchObject({
      route: "/api/",
      title: "Changed docs of Site: API",
    });
  });

  it("says and is what settings ask for", () => {
    const feed = { formats: ["atom" as const], title: "News", description: "All of it" };
    expect(feedWith({ feed })).toEqual({ ...feed, route: "/docs/" });
  });

  it("is none without formats, for docs that search engines do not see, and where a blog has its feeds", () => {
    expect(feedWith({ feed: { formats: [] } })).toBeUndefined();
    expect(feedWith({ noIndex: true })).toBeUndefined();
    const blogs = smallestSite.blogs.map((blog) => ({ ...blog, routeBasePath: "/docs" }));
    expect(feedWith({}, { blogs })).toBeUndefined();
    const silent = blogs.map((blog) => ({ ...blog, feed: { formats: [] } }));
    expect(feedWith({}, { blogs: silent })).toMatchObject({ route: "/docs/" });
  });
});
