import type { BuildArgs, GatsbyNode, Node } from "gatsby";
import sharedReporter from "gatsby-cli/lib/reporter";
import { collectMemory } from "../collect-memory";
import { endlessLinks } from "../checks/endless-links";
import { foreignLinks } from "../checks/foreign-links";
import { missingFiles } from "../checks/missing-files";
import { missingFolders } from "../checks/missing-folders";
import { problemsByPage } from "../checks/page-problems";
import { reportProblems } from "../checks/report";
import { openBuildContext, openSiteContext, readSettingsAnew, type SiteContext } from "../context/context";
import type { Feature } from "../feature";
import type { FileNode } from "../nodes/content-node";
import { compileAhead } from "../nodes/compile-ahead";
import { ContentNodes, pageNodesOf } from "../nodes/content-nodes";
import { sitePathOf } from "../nodes/mdx-reader";
import { forgetFrontMatter, guardFrontMatter } from "../nodes/front-matter-guard";
import { forgetMovedFiles } from "../nodes/moved-files";
import { readOnce } from "../nodes/read-once";
import { askedPartOf, type Part } from "../parts/part";
import { checkedPages, createAllPages, finishCompiling, writeSiteFiles } from "./create-pages";
import { htmlProgress, type HtmlProgress } from "../publish/html-progress";
import { publishStaticFiles } from "../publish/static-files";
import { publishSite, type CheckedSite } from "./publish-site";
import { declareResolvers, declareTypes } from "./declare-schema";
import { forgetPublished, offerQueries, publishOnRequest } from "./develop-server";
import { forgetMovedQueries } from "./moved-queries";
import { FOLLOWED_FILE, FOLLOWED_FILE_TYPE, followedFiles, type FollowedFiles } from "./followed-files";
import { keepPageNodes } from "./keep-page-nodes";
import { keepSchema } from "./keep-schema";
import { readQueryFilesOnly } from "./query-files";
import { remakePages } from "./remake-pages";
import { shortenWait } from "./short-wait";
import { withToldErrors } from "./told-errors";
import { allowUnusedTemplates } from "./unused-templates";
import { watchNodes } from "./watch-nodes";
import { configureWebpack, rendersOnAllCores } from "./webpack";

type FollowedNode = Node & { file: string };
type Hooks = Required<
  Pick<
    GatsbyNode,
    | "onPreInit"
    | "onPreBootstrap"
    | "createSchemaCustomization"
    | "createResolvers"
    | "sourceNodes"
    | "onCreateNode"
    | "createPages"
    | "onCreatePage"
    | "onCreateWebpackConfig"
    | "onCreateDevServer"
    | "onPreBuild"
    | "onPostBuild"
  >
>;

/** Whether content is made of a node. */
const isFollowed = ({ internal }: Node) => ["File", "Mdx", FOLLOWED_FILE].includes(internal.type);

/** The file of a `File` node, from the site's root. */
const fileOf = (node: Node, { root }: SiteContext) => sitePathOf((node as FileNode).absolutePath, root);

/** The file, from the site's root, of which a node tells that it is another one by now, or gone. */
function changedFile(node: Node, context: SiteContext): string | undefined {
  if (node.internal.type === FOLLOWED_FILE) return (node as FollowedNode).file;
  return node.internal.type === "File" ? fileOf(node, context) : undefined;
}

/** Gives contexts the part of the site that a production build is asked for; throws for versions that are not there. */
function partIn(features: readonly Feature[]): <Context extends SiteContext>(context: Context) => Context {
  let asked: { part?: Part } | undefined;
  return (context) => {
    asked ??= { part: context.production ? askedPartOf(features, context, process.env) : undefined };
    return asked.part ? { ...context, part: asked.part } : context;
  };
}

/** Gatsby's hooks, and what a build begins with before Gatsby calls any of them. */
export type BuildSteps = { begin: () => void; hooks: Hooks };

/** Gatsby's hooks for a list of features: each hook takes one step of the way from content to the finished site. */
export function stepsOf(features: readonly Feature[]): BuildSteps {
  const content = new ContentNodes(features);
  const part = partIn(features);
  const openSite = () => part(openSiteContext());
  const openBuild = async () => part(await openBuildContext());
  let followed: FollowedFiles | undefined;
  // Gatsby tells of changes in the folders of content by itself.
  const otherFiles = ({ site }: SiteContext) => [
    ...content.filesOutside(features.flatMap(({ sources }) => (sources?.(site) ?? []).map(({ folder }) => folder))),
    ...Object.values(site.settingsFiles),
  ];
  let made: CheckedSite = { pages: [], links: [], deferred: [], problems: [] };
  let html: HtmlProgress | undefined;
  let published: Promise<void> | undefined;
  const publishAll = async (args: BuildArgs) => {
    const context = await openBuild();
    // Gatsby has copied its own folder once more by now.
    publishStaticFiles(context.root, context.site);
    await publishSite(args, features, made, context, html);
  };
  const begin = async () => compileAhead(features, await openBuild());
  const hooks = withToldErrors<Hooks>({
    onPreInit: async ({ reporter }) => {
      guardFrontMatter();
      allowUnusedTemplates(sharedReporter);
      const context = await openBuild();
      readQueryFilesOnly(context.root);
      if (!context.production) {
        watchNodes((node, isGone) => {
          if (!isFollowed(node)) return;
          content.expect(node, isGone);
          // Not while Gatsby is at the node.
          if (isGone && node.internal.type === "File") setImmediate(() => followed?.gone(fileOf(node, context)));
        });
        shortenWait();
        keepSchema();
        remakePages(() => content.lateChange);
      }
      const missing = [missingFolders, endlessLinks, foreignLinks].flatMap((check) => check(features, context));
      await reportProblems([...context.problems, ...missing, ...missingFiles(context)], reporter);
    },

    onPreBootstrap: async (args) => {
      const context = await openBuild();
      keepPageNodes(args.store);
      // A large build has memory left for it now alone: later it holds its nodes and pages, and all cores are at work.
      if (rendersOnAllCores()) await Promise.all(features.flatMap(({ prepare }) => prepare?.(context) ?? []));
      forgetMovedQueries(args, context.root);
      await forgetMovedFiles(args, features, context);
      content.noteKept(args, context);
    },

    createSchemaCustomization: (args) => {
      declareTypes(args, features);
      // Also for builds, which make none: the types that Gatsby writes for queries are the same ones then.
      args.actions.createTypes(FOLLOWED_FILE_TYPE);
    },

    createResolvers: (args) => declareResolvers(args, features, openSite(), () => made.problems),

    sourceNodes: async (args) => {
      const context = await openBuild();
      for (const feature of features) await feature.sourceNodes?.(args, context);
      await content.remakeStale(args, context);
    },

    onCreateNode: (args) => {
      const { node } = args;
      const { type } = node.internal;
      if (!isFollowed(node)) return undefined;
      return content.follow(node, async () => {
        const context = await openBuild();
        if (type !== FOLLOWED_FILE) await content.make(args, node, context);
        const file = changedFile(node, context);
        if (file === undefined) return;
        for (const { sourceFiles, sourceNodes } of features)
          if (sourceFiles?.(context.site).includes(file)) await sourceNodes?.(args, context);
        await content.followFile(args, file, context);
      });
    },

    createPages: async (gatsbyArgs) => {
      const context = await openBuild();
      await content.settled();
      content.beginPages();
      if (!context.production) readSettingsAnew(context);
      const args = { ...gatsbyArgs, getNodesByType: readOnce(gatsbyArgs.getNodesByType) };
      await finishCompiling(context, args.reporter);
      forgetFrontMatter();
      // What compiling took is given back before pages take more.
      if (rendersOnAllCores()) collectMemory();
      const checked = checkedPages(args, features, context);
      const { pages, problems } = checked;
      // The queries of develop ask for them, also where pages fail.
      made = checked;
      // Before any page is made: Gatsby ends the process at once, and a database write under way would wait for it for
      // ever.
      await reportProblems(problems, args.reporter);
      const nodes = pageNodesOf(features, args.getNodesByType);
      createAllPages(args, pages, context, problemsByPage(pages, nodes, problems));
      await writeSiteFiles(args, pages, features, context);
      forgetPublished(features, context);
      followed?.follow(otherFiles(context));
    },

    onCreatePage: ({ page, actions }) => {
      if (features.some(({ withoutPages }) => withoutPages?.includes(page.path))) actions.deletePage(page);
    },

    onCreateWebpackConfig: (args) => configureWebpack(args, features, openSite(), () => made.pages),

    onCreateDevServer: (args) => {
      publishOnRequest(args, features, () => made, openSite());
      offerQueries(args, openSite());
      followed = followedFiles(args, openSite().root);
      followed.follow(otherFiles(openSite()));
    },

    onPreBuild: async (args) => {
      html = await htmlProgress();
      published = html.begun.then(() => publishAll(args));
      // What fails is told once Gatsby waits for it.
      published.catch(() => undefined);
    },

    onPostBuild: async (args) => {
      html?.end();
      await (published ?? publishAll(args));
    },
  });
  // The first hook opens the same build, and tells what fails.
  return { hooks, begin: () => void begin().catch(() => undefined) };
}
