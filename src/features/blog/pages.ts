import type { CreatePagesArgs } from "gatsby";
import type { Grounds } from "../../build/context/context";
import type { Page } from "../../build/feature";
import { writeSidebar } from "../../build/publish/sidebar-files";
import type { SidebarItem } from "../../lib/sidebar-tree";
import type { BlogInstance } from "../../lib/site-config";
import { routeOf } from "../../lib/url";
import { authorsRouteOf } from "./author";
import {
  listedOf,
  newestFirst,
  pageRoute,
  pagesOf,
  postsBeside,
  postsSidebar,
  signedPostsOf,
  taggedPostsOf,
} from "./listing";
import type { BlogPostNode } from "./nodes";

const TEMPLATES = "src/features/blog/templates";

/** The pages of all blog instances: lists, posts, tags, authors, archives. */
export function blogPages({ getNodesByType }: CreatePagesArgs, { site, root, production }: Grounds): Page[] {
  const all = getNodesByType("BlogPost") as BlogPostNode[];
  return site.blogs.flatMap((instance) => {
    const posts = newestFirst(all.filter((post) => post.instance === instance.id && !(production && post.draft)));
    const context = {
      instance: instance.id,
      sidebar: writeSidebar(root, `blog-${instance.id}`, [titleOf(instance), ...postsSidebar(posts)]),
    };
    return [
      ...listPages(instance.routeBasePath, listedOf(posts), instance, "list", context),
      ...postPages(posts, context),
      ...tagPages(posts, instance, context),
      ...authorPages(posts, instance, context),
      ...(instance.archive
        ? [{ path: routeOf(instance.routeBasePath, "archive"), component: `${TEMPLATES}/archive.tsx`, context }]
        : []),
    ];
  });
}

function titleOf({ sidebarTitle }: BlogInstance): SidebarItem {
  return { type: "html", value: sidebarTitle, className: "sidebar-title", defaultStyle: true };
}

function listPages(
  base: string,
  posts: readonly BlogPostNode[],
  { postsPerPage }: BlogInstance,
  template: string,
  context: object,
): Page[] {
  const pages = pagesOf(posts, postsPerPage);
  return pages.map((onPage, index) => ({
    path: pageRoute(base, index + 1),
    component: `${TEMPLATES}/${template}.tsx`,
    context: {
      ...context,
      ids: onPage.map(({ id }) => id),
      base: routeOf(base),
      page: index + 1,
      pageCount: pages.length,
      postCount: posts.length,
    },
  }));
}

function postPages(posts: BlogPostNode[], context: object): Page[] {
  return posts.map((post) => {
    const { previous, next } = postsBeside(posts, post.permalink);
    return {
      path: post.permalink,
      file: post.file,
      component: `${TEMPLATES}/post.tsx`,
      context: { ...context, id: post.id, newer: previous?.id ?? null, older: next?.id ?? null },
    };
  });
}

function tagPages(posts: BlogPostNode[], instance: BlogInstance, context: object): Page[] {
  const groups = taggedPostsOf(posts);
  if (groups.length === 0) return [];
  const index: Page = {
    path: routeOf(instance.routeBasePath, "tags"),
    component: `${TEMPLATES}/tags.tsx`,
    context: { ...context },
  };
  return [
    index,
    ...groups.flatMap(({ tag, posts: tagged, unlisted }) =>
      listPages(tag.permalink, tagged, instance, "tag", { ...context, unlisted }),
    ),
  ];
}

function authorPages(posts: BlogPostNode[], instance: BlogInstance, context: object): Page[] {
  const authors = new Map(
    posts
      .flatMap((post) => post.authors)
      .filter((author) => author.key && author.permalink)
      .map((author) => [author.key, author]),
  );
  if (authors.size === 0) return [];
  const index: Page = {
    path: authorsRouteOf(instance.routeBasePath),
    component: `${TEMPLATES}/authors.tsx`,
    context: { ...context },
  };
  const pages = [...authors.values()].flatMap(({ key, permalink }) =>
    listPages(permalink ?? "", signedPostsOf(posts, key ?? ""), instance, "author", { ...context, key }),
  );
  return [index, ...pages];
}
