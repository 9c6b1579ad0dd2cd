import type { CreatePagesArgs } from "gatsby";
import type { SiteContext } from "../../build/context/context";
import type { FeaturePages, Page } from "../../build/feature";
import { hasNoPage } from "../../build/nodes/has-no-page";
import { writeSidebar } from "../../build/publish/sidebar-files";
import { escapedText } from "../../lib/html/html-text";
import type { SidebarItem } from "../../lib/docs/sidebar-tree";
import type { FrameContext } from "../../lib/pages/frame-context";
import { currentLocaleOf } from "../../lib/settings/locale";
import type { BlogInstance } from "../../lib/site-config";
import { routeOf } from "../../lib/routes/url";
import { PAGE_PATH, pageRoute } from "../../lib/pages/list-pages";
import { listDescription } from "../../lib/pages/list-description";
import { translate } from "../../lib/words/translate";
import { authorsRouteOf } from "./author";
import { authorLinks, missingPortraits } from "./problems";
import { authorsIn } from "./files";
import { listedOf, newestFirst, pagesOf, postsBeside, signedPostsOf, taggedPostsOf, yearsOf } from "./listing";
import type { BlogPostNode } from "./nodes";
import { OVERVIEWS, type Overview } from "./overviews";
import { authorHref, type ListedAuthor, type PostAuthor } from "./post-author";
import { postsSidebar } from "./posts-sidebar";
import { unmetChanges } from "./processed-posts";

const TEMPLATES = "src/features/blog/templates";

/** The pages of all blog instances: lists, posts, tags, authors, archives. */
export function blogPages({ getNodesByType }: CreatePagesArgs, context: SiteContext): FeaturePages {
  const { site, root, scratch = root } = context;
  const all = shownPosts(getNodesByType, context);
  const pages = site.blogs.flatMap((instance) => {
    const posts = newestFirst(all.filter((post) => post.instance === instance.id));
    const frame = { instance: instance.id, ...sidebarOf(posts, instance, scratch) };
    const overviews = [
      ...tagPages(posts, instance, currentLocaleOf(site.i18n).htmlLang),
      ...(instance.archive ? [archivePage(posts, instance)] : []),
      ...authorPages(posts, instance, authorsIn(root, instance, site)),
    ];
    // A project of Docusaurus keeps the list that it has.
    const overviewRoutes = site.lenient ? {} : { overviews: overviewRoutesOf(overviews) };
    const ofBlog = [
      ...describedBy(
        instance.description,
        listPages(instance.routeBasePath, listedOf(posts), instance, "list", overviewRoutes),
      ),
      ...postPages(posts, instance),
      ...overviews,
    ];
    return ofBlog.map((page) => ({
      ...page,
      title: page.path === routeOf(instance.routeBasePath) ? instance.title : page.title,
      context: { instance: instance.id, ...page.context },
      frame,
    }));
  });
  return { pages, problems: [...unmetChanges(all), ...missingPortraits(all, context)] };
}

/** The links of authors, once the pages are made. */
export function blogLinks({ getNodesByType }: Pick<CreatePagesArgs, "getNodesByType">, context: SiteContext) {
  return authorLinks(shownPosts(getNodesByType, context), context);
}

function shownPosts(getNodesByType: CreatePagesArgs["getNodesByType"], { production }: SiteContext): BlogPostNode[] {
  return (getNodesByType("BlogPost") as BlogPostNode[]).filter((post) => !hasNoPage(post, production));
}

function pageOf(path: string, template: string, context: Record<string, unknown> = {}): Page {
  return { path, component: `${TEMPLATES}/${template}.tsx`, context };
}

function describedBy(description: string | null | undefined, pages: Page[]): Page[] {
  return pages.map((page) => ({ ...page, description }));
}

/** What a list of all that a blog has says of itself: whose list it is, since each blog has one, and what is in it. */
function overviewDescription({ title }: BlogInstance, lead: string, names: readonly string[]): string {
  return listDescription(title ? `${title} – ${lead}` : lead, names);
}

function archivePage(posts: readonly BlogPostNode[], instance: BlogInstance): Page {
  const years = yearsOf(listedOf(posts).filter(({ draft }) => !draft)).map(({ year }) => year);
  return {
    ...pageOf(routeOf(instance.routeBasePath, instance.paths.archive), "archive"),
    description: overviewDescription(instance, translate({ id: "archive.lead" }), years),
  };
}

/** The routes of a blog's lists of tags, posts by year and authors: of those that it has, in this order. */
function overviewRoutesOf(pages: readonly Page[]): Overview[] {
  return OVERVIEWS.flatMap((name) => {
    const page = pages.find(({ component }) => component === `${TEMPLATES}/${name}.tsx`);
    return page ? [{ name, route: page.path }] : [];
  });
}

/** The name of the file with a blog's sidebar, where it has one. */
function sidebarOf(
  posts: readonly BlogPostNode[],
  instance: BlogInstance,
  scratch: string,
): Pick<FrameContext, "sidebarFile"> {
  if (instance.sidebarCount === 0) return {};
  const tree = [titleOf(instance), ...postsSidebar(posts, instance)];
  return { sidebarFile: writeSidebar(scratch, `blog-${instance.id}`, tree) };
}

function titleOf({ sidebarTitle }: BlogInstance): SidebarItem {
  return { type: "html", value: escapedText(sidebarTitle), className: "sidebar-title", defaultStyle: true };
}

function listPages(
  base: string,
  posts: readonly BlogPostNode[],
  { postsPerPage, paths, sortPosts }: BlogInstance,
  template: string,
  context: Record<string, unknown> = {},
): Page[] {
  const isOldestFirst = sortPosts === "ascending";
  const pages = pagesOf(isOldestFirst ? posts.toReversed() : posts, postsPerPage);
  return pages.map((onPage, index) => ({
    ...pageOf(pageRoute(base, index + 1, paths.page), template, {
      ...context,
      ids: onPage.map(({ id }) => id),
      base: routeOf(base),
      page: index + 1,
      pageCount: pages.length,
      postCount: posts.length,
      ...(paths.page !== PAGE_PATH && { pagePath: paths.page }),
      ...(isOldestFirst && { isOldestFirst }),
    }),
    listedFiles: onPage.map(({ file }) => file),
    ...(index > 0 && { continuesList: true }),
  }));
}

/** What a post ranks among equal matches: what is new interests for a while, the docs say what holds. */
const RANKS = { list: 0.8, timeline: 0.5 };

function postPages(posts: BlogPostNode[], { title, layout, searched }: BlogInstance): Page[] {
  const beside = postsBeside(posts);
  return posts.map((post) => {
    const { previous, next } = beside.get(post.permalink) ?? {};
    const context = { id: post.id, newer: previous?.id ?? null, older: next?.id ?? null };
    return {
      ...pageOf(post.permalink, "post", context),
      file: post.file,
      node: post.id,
      needsText: true,
      noIndex: post.noIndex,
      hidden: post.unlisted,
      search: searched ? { group: title, rank: RANKS[layout] } : undefined,
    };
  });
}

function tagPages(posts: BlogPostNode[], instance: BlogInstance, language: string): Page[] {
  const groups = taggedPostsOf(posts, language);
  if (groups.length === 0) return [];
  const index = routeOf(instance.routeBasePath, instance.paths.tags);
  const lists = groups.flatMap(({ tag, posts: tagged, unlisted }) =>
    hiddenIf(
      unlisted,
      describedBy(tag.description, listPages(tag.permalink, tagged, instance, "tag", { unlisted, index })),
    ),
  );
  const listed = groups.filter(({ unlisted }) => !unlisted);
  const tags = listed.map(({ tag: { label, permalink }, posts: { length: count } }) => ({ label, permalink, count }));
  const names = tags.map(({ label }) => label);
  const description = overviewDescription(instance, translate({ id: "tags.title" }), names);
  return [{ ...pageOf(index, "tags", { tags }), description }, ...lists];
}

/**
 * The pages of a blog's authors: they say what the authors file does, whatever a post says of its own authors. Unless
 * the blog lists all, they are of those alone who are to have a page and signed a post.
 */
function authorPages(posts: BlogPostNode[], instance: BlogInstance, named: readonly PostAuthor[]): Page[] {
  const { listsAllAuthors: isForAll } = instance;
  const signedBy = signedPostsOf(posts);
  const authors = named
    .filter(({ permalink }) => isForAll || permalink !== null)
    .map((author) => ({ author, ...signedBy(author.key ?? "") }))
    .filter(({ posts: signed }) => isForAll || signed.length > 0)
    .map((one) => ({ ...one, unlisted: one.unlisted && one.posts.length > 0 }));
  if (authors.length === 0) return [];
  const listed = authors.filter(({ unlisted }) => isForAll || !unlisted).map(({ author }) => listedAuthor(author));
  const lists = authors.flatMap(({ author, posts: signed, unlisted }) =>
    hiddenIf(unlisted, pagesOfAuthor(author, signed, instance, unlisted)),
  );
  const names = listed.flatMap(({ key, name }) => name ?? key ?? []);
  const description = overviewDescription(instance, translate({ id: "authors.title" }), names);
  return [{ ...pageOf(authorsRouteOf(instance), "authors", { authors: listed }), description }, ...lists];
}

/** What the list of authors shows of one. */
function listedAuthor({ key, name, title, imageUrl, socials, ...of }: PostAuthor): ListedAuthor {
  return { key, name, title, imageUrl, socials, href: authorHref(of) };
}

function pagesOfAuthor(author: PostAuthor, posts: BlogPostNode[], instance: BlogInstance, unlisted: boolean): Page[] {
  const { key, permalink, name, title, imageUrl, socials, description } = author;
  if (permalink === null) return [];
  const shown = { name, title, imageUrl, socials, description };
  const context = { key, unlisted, index: authorsRouteOf(instance), author: shown };
  return describedBy(description ?? title, listPages(permalink, posts, instance, "author", context));
}

/** Pages that no list and no search engine shows, where their posts are all unlisted. */
function hiddenIf(unlisted: boolean, pages: Page[]): Page[] {
  return pages.map((page) => ({ ...page, noIndex: unlisted, hidden: unlisted }));
}
