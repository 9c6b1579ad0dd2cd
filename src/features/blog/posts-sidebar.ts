import type { SidebarTree } from "../../lib/docs/sidebar-tree";
import type { BlogInstance } from "../../lib/site-config";
import { byYear, newestFirst } from "./listing";
import type { Post } from "./post";

type SidebarPost = Pick<Post, "date" | "slug" | "place" | "unlisted" | "permalink" | "title" | "sidebarLabel">;

/**
 * Up to how many posts a sidebar shows all years open. So many links are some 10 KB of each page's HTML, 2 KB at most
 * as Brotli compresses them, of 30 that a first view may have.
 */
export const MOST_OPEN_POSTS = 100;

/**
 * The sidebar of a blog: so many of its posts as it is to have, from the first one of lists on, by year. Years are the
 * newest first, posts of a year as lists have them; unlisted ones are marked, for they show while the reader is on
 * them. Of many posts the years are closed, but for that of the page, and for the newest one on pages that are no post
 * of the sidebar.
 */
export function postsSidebar(
  posts: readonly SidebarPost[],
  { sortPosts, sidebarCount = "all" }: Partial<Pick<BlogInstance, "sortPosts" | "sidebarCount">> = {},
): SidebarTree {
  const newest = newestFirst(posts);
  const sorted = sortPosts === "ascending" ? newest.toReversed() : newest;
  const shown = sidebarCount === "all" ? sorted : sorted.slice(0, sidebarCount);
  const years = byYear(shown);
  const openYear = years.find((year) => year.posts.some(({ unlisted }) => !unlisted))?.year;
  return years.map(({ year, posts: ofYear }) => ({
    type: "category",
    label: year,
    ...(shown.length > MOST_OPEN_POSTS
      ? { collapsible: true, collapsed: true, ...(year === openYear && { openElsewhere: true }) }
      : { collapsible: false, collapsed: false }),
    items: ofYear.map(({ sidebarLabel, title, permalink, unlisted }) => ({
      type: "link",
      label: sidebarLabel ?? title,
      href: permalink,
      ...(unlisted ? { unlisted } : {}),
    })),
  }));
}
