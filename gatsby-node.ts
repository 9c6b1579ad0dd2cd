import { hooksOf } from "./src/build/hooks/hooks";
import { blog } from "./src/features/blog";
import { docs } from "./src/features/docs";
import { pages } from "./src/features/pages";
import { redirects } from "./src/features/redirects";

const hooks = hooksOf([docs, blog, pages, redirects]);

export const onPreInit = hooks.onPreInit;
export const createSchemaCustomization = hooks.createSchemaCustomization;
export const createResolvers = hooks.createResolvers;
export const sourceNodes = hooks.sourceNodes;
export const onCreateNode = hooks.onCreateNode;
export const createPages = hooks.createPages;
export const onCreateWebpackConfig = hooks.onCreateWebpackConfig;
export const onPostBuild = hooks.onPostBuild;
