import { withPrefix } from "gatsby";
import { createContext, createElement, useContext, type ReactNode } from "react";
import { usePageInfo } from "../../../ui/page-info";
import { settings } from "../../../ui/site-settings";
import { groupBlogSidebarItemsByYear } from "../../docusaurus-functions";
import { PartPage } from "../project/part-page";
import { IslandDoc, type FileDoc } from "./doc-hooks";
import { pictureAssets, postMetadata } from "./post-metadata";
import { withoutTrailingSlash } from "../../../lib/routes/url";

type Content = Record<"metadata" | "frontMatter" | "assets" | "toc", unknown>;
type ProviderProps = { content: Content; isBlogPostPage?: boolean; children?: ReactNode };

/** The post that a component gives to those inside of it. */
const GivenPost = createContext<(Content & { isBlogPostPage: boolean }) | undefined>(undefined);

function BlogPostProvider({ content, isBlogPostPage = false, children }: ProviderProps): ReactNode {
  const { metadata, frontMatter, assets, toc } = content;
  const value = { metadata, frontMatter, assets, toc, isBlogPostPage };
  return createElement(GivenPost.Provider, { value }, children);
}

/** The post in which a component stands, or around whose parts; throws where it stands on no post. */
function useBlogPost() {
  const given = useContext(GivenPost);
  const doc = useContext(IslandDoc);
  const page = useContext(PartPage);
  const { path } = usePageInfo();
  if (given) return given;
  if (doc?.post) return postOf(doc, doc.post, path);
  if (page?.kind === "post") return { ...page.doc, isBlogPostPage: true };
  throw new Error("`useBlogPost` knows the post in which or around whose parts a component stands, and here is none");
}

function postOf({ metadata, frontMatter, assets }: FileDoc, post: NonNullable<FileDoc["post"]>, path: string) {
  const { source } = metadata;
  return {
    metadata: { source, frontMatter, ...postMetadata(post) },
    frontMatter,
    assets: { ...assets, ...pictureAssets(post.authors) },
    toc: post.toc,
    // In lists of posts it is one of several.
    isBlogPostPage: path === post.permalink,
  };
}

/** The blog of the page, by the innermost address. */
function useBlogMetadata() {
  const { path } = usePageInfo();
  const around = settings.blogs.filter(({ route }) => path.startsWith(route));
  const [blog] = around.sort((one, other) => other.route.length - one.route.length);
  if (!blog) throw new Error("`useBlogMetadata` knows the blog of a page, and this page belongs to none");
  return {
    blogBasePath: withoutTrailingSlash(withPrefix(blog.route)),
    blogTitle: blog.title,
    blogDescription: blog.description,
  };
}

/** What Docusaurus' blog plugin gives to components. */
export const blogHooks = {
  useBlogPost,
  useBlogMetadata,
  BlogPostProvider,
  groupBlogSidebarItemsByYear,
  // Pages have such data by themselves.
  useBlogPostStructuredData: () => ({}),
  useBlogListPageStructuredData: () => ({}),
};
