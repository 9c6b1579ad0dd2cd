import type { GatsbyNode } from "gatsby";
import type { Feature } from "../feature";
import { BuildRun } from "./build-run";
import { declareTypes } from "./declare-schema";
import { FOLLOWED_FILE_TYPE } from "./followed-files";
import { withToldErrors } from "./told-errors";

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

/** Gatsby's hooks, and what a build begins with before Gatsby calls any of them. */
type BuildSteps = { begin: () => void; hooks: Hooks };

/** Gatsby's hooks for a list of features: each hook takes one step of the way from content to the finished site. */
export function stepsOf(features: readonly Feature[]): BuildSteps {
  const run = new BuildRun(features);
  const hooks = withToldErrors<Hooks>({
    onPreInit: ({ reporter }) => run.begin(reporter),
    onPreBootstrap: (args) => run.takeOver(args),
    createSchemaCustomization: (args) => {
      declareTypes(args, features);
      // Also for builds, which make none: the types that Gatsby writes for queries are the same ones then.
      args.actions.createTypes(FOLLOWED_FILE_TYPE);
    },
    createResolvers: (args) => run.declareResolvers(args),
    sourceNodes: (args) => run.sourceNodes(args),
    onCreateNode: (args) => run.followNode(args),
    createPages: (args) => run.makePages(args),
    onCreatePage: (args) => run.followPage(args),
    onCreateWebpackConfig: (args) => run.configureWebpack(args),
    onCreateDevServer: (args) => run.serve(args),
    onPreBuild: (args) => run.beginPublishing(args),
    onPostBuild: (args) => run.endPublishing(args),
  });
  // The first hook opens the same build, and tells what fails.
  return { hooks, begin: () => void run.compileAhead().catch(() => undefined) };
}
