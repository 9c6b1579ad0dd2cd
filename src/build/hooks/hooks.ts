import type { GatsbyNode } from "gatsby";
import { missingFolders } from "../checks/missing-folders";
import { problemsByPage } from "../checks/page-problems";
import { reportProblems } from "../checks/report";
import { openBuildContext, openSiteContext } from "../context/context";
import type { Feature } from "../feature";
import type { FileNode } from "../nodes/content-node";
import { ContentNodes, pageNodesOf } from "../nodes/content-nodes";
import { guardFrontMatter } from "../nodes/front-matter-guard";
import { forgetMovedFiles } from "../nodes/moved-files";
import { checkedPages, createAllPages, finishCompiling, writeSiteFiles } from "./create-pages";
import { publishSite, type CheckedSite } from "./publish-site";
import { declareResolvers, declareTypes } from "./declare-schema";
import { forgetPublished, publishOnRequest } from "./develop-server";
import { forgetMovedQueries } from "./moved-queries";
import { withToldErrors } from "./told-errors";
import { configureWebpack } from "./webpack";

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
    | "onCreateWebpackConfig"
    | "onCreateDevServer"
    | "onPostBuild"
  >
>;

/** Gatsby's hooks for a list of features: each hook takes one step of the way from content to the finished site. */
export function hooksOf(features: readonly Feature[]): Hooks {
  const content = new ContentNodes(features);
  let made: CheckedSite = { pages: [], deferred: [], problems: [] };
  return withToldErrors<Hooks>({
    onPreInit: async ({ reporter }) => {
      guardFrontMatter();
      const context = await openBuildContext();
      await reportProblems([...context.problems, ...missingFolders(features, context)], reporter);
    },

    onPreBootstrap: async (args) => {
      const context = openSiteContext();
      forgetMovedQueries(args, context.root);
      await forgetMovedFiles(args, features, context);
    },

    createSchemaCustomization: (args) => declareTypes(args, features),

    createResolvers: (args) => declareResolvers(args, features, openSiteContext()),

    sourceNodes: async (args) => {
      const context = await openBuildContext();
      for (const feature of features) await feature.sourceNodes?.(args, context);
      await content.refresh(args, context);
    },

    onCreateNode: async (args) => {
      const { node } = args;
      const isFile = node.internal.type === "File";
      if (!isFile && node.internal.type !== "Mdx") return;
      const context = await openBuildContext();
      await content.make(args, node, context);
      if (isFile) await content.followFile(args, node as FileNode, context);
    },

    createPages: async (args) => {
      const context = await openBuildContext();
      await content.settled();
      await finishCompiling(context, args.reporter);
      const checked = checkedPages(args, features, context);
      const { pages, problems } = checked;
      // Before any page is made: Gatsby ends the process at once, and a database write under way would wait for it for
      // ever.
      await reportProblems(problems, args.reporter);
      const nodes = pageNodesOf(features, args.getNodesByType);
      createAllPages(args, pages, context, problemsByPage(pages, nodes, problems));
      await writeSiteFiles(args, pages, features, context);
      made = checked;
      forgetPublished(features, context);
    },

    onCreateWebpackConfig: (args) => configureWebpack(args, features, openSiteContext()),

    onCreateDevServer: (args) => publishOnRequest(args, features, () => made, openSiteContext()),

    onPostBuild: (args) => publishSite(args, features, made, openSiteContext()),
  });
}
