import { groupBlogSidebarItemsByYear, inContent } from "../../../docusaurus-functions";
import type { Namespace } from "../imports/plain-module";
import { Fragment } from "../runtime";
import type { ModuleContext } from "./module-context";

/** A post as components know it before the site does: its page knows the rest. */
const POST = {
  title: "",
  description: "",
  permalink: "",
  date: new Date(0).toISOString(),
  tags: [],
  authors: [],
  unlisted: false,
  draft: false,
  hasTruncateMarker: false,
  frontMatter: {},
};

/** What Docusaurus tells of posts and blogs and pages here do not know. */
const UNKNOWN = { post: ["nextItem", "prevItem"], blog: ["authorsListPath"] };

/** Hooks about the post in which a component stands, and its blog: who calls them is for the page. */
export function blogModule(context: ModuleContext): Namespace {
  const told = (name: string, value: object, place: string, unknown: readonly string[]) => () => {
    context.askFor("post", name);
    if (!context.assume()) return inContent(name);
    context.guess();
    return withUnknown(value, unknown, (key) => tellUnknown(`\`${name}\` has no \`${place}${key}\``, context));
  };
  const useBlogMetadata = told("useBlogMetadata", { blogBasePath: "", blogTitle: "" }, "", UNKNOWN.blog);
  const metadataOf = told("useBlogPost", POST, "metadata.", UNKNOWN.post);
  const useBlogPost = () => ({ metadata: metadataOf(), frontMatter: {}, assets: {}, toc: [], isBlogPostPage: true });
  return { useBlogPost, useBlogMetadata, BlogPostProvider: Fragment, groupBlogSidebarItemsByYear };
}

function withUnknown(known: object, names: readonly string[], tell: (name: string) => void): object {
  const getters = names.map((name) => [name, { get: () => tell(name) }]);
  return Object.defineProperties({ ...known }, Object.fromEntries(getters) as PropertyDescriptorMap);
}

function tellUnknown(what: string, { state, file }: ModuleContext): void {
  state.problems.push({
    severity: "warning",
    isToldOnce: true,
    file,
    message: `${what} for components here: it is undefined.`,
    remedy: "Give it to the component as a prop.",
  });
}
