import type { CreateResolversArgs } from "gatsby";
import type { SiteContext } from "../../../src/build/context/context";
import { blogResolvers } from "../../../src/features/blog/schema";
import { readSite } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

type ReleasePath = { resolve: (version: { name: string }, args: unknown, context: unknown) => Promise<string | null> };

/** What is asked for the entry about a release. */
async function askedIn(production: boolean): Promise<unknown> {
  const blogs = smallestSite.blogs.map((blog) => ({ ...blog, layout: "timeline" as const }));
  const context: SiteContext = { root: "/", site: readSite({ ...smallestSite, blogs }), production };
  const { DocsVersion } = blogResolvers({} as CreateResolversArgs, context);
  const { releasePath } = DocsVersion as { releasePath: ReleasePath };
  const findOne = jest.fn().mockResolvedValue({ permalink: "/log/1.0/" });
  expect(await releasePath.resolve({ name: "1.0" }, {}, { nodeModel: { findOne } })).toBe("/log/1.0/");
  return (findOne.mock.lastCall as [{ query: { filter: unknown } }])[0].query.filter;
}

test("a version leads to the entry about its release, in production to none that has no page", async () => {
  const filter = { instance: { in: [smallestSite.blogs[0]?.id] }, title: { eq: "1.0" } };
  expect(await askedIn(false)).toEqual(filter);
  expect(await askedIn(true)).toEqual({ ...filter, draft: { eq: false } });
});
