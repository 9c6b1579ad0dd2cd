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
 * The sidebar of a blog: its posts by year, newest first, but posts of a year as they are sorted; unlisted ones are
 * marked, for they show while the reader is on them. Of many posts the years are closed, but for that of the page, and
 * for the newest one on pages that are no post of the sidebar.
 */
export function postsSidebar(
  posts: readonly SidebarPost[],
  { sortPosts = "descending" }: Partial<Pick<BlogInstance, "sortPosts">> = {},
): SidebarTree {
  const newest = newestFirst(posts);
  const sorted = sortPosts === "ascending" ? newest.toReversed() : newest;
  const years = byYear(sorted);
  const openYear = years.find((year) => year.posts.some(({ unlisted }) => !unlisted))?.year;
  return years.map(({ year, posts: ofYear }) => ({
    type: "category",
    label: year,
    ...(sorted.length > MOST_OPEN_POSTS
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
