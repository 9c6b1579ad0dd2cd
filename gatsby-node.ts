import { loadBuildSide } from "./src/build/load-build-side";

const { hooks } = loadBuildSide();

export const onPreInit = hooks.onPreInit;
export const onPreBootstrap = hooks.onPreBootstrap;
export const createSchemaCustomization = hooks.createSchemaCustomization;
export const createResolvers = hooks.createResolvers;
export const sourceNodes = hooks.sourceNodes;
export const onCreateNode = hooks.onCreateNode;
export const createPages = hooks.createPages;
export const onCreatePage = hooks.onCreatePage;
export const onCreateWebpackConfig = hooks.onCreateWebpackConfig;
export const onCreateDevServer = hooks.onCreateDevServer;
export const onPreBuild = hooks.onPreBuild;
export const onPostBuild = hooks.onPostBuild;
