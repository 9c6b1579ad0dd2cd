import { VERSIONS_ROUTE } from "../../lib/routes/versions-route";

/** The page with all versions of the docs instances that have several. */
export const VERSIONS_PAGE = {
  path: VERSIONS_ROUTE,
  component: "src/features/docs/templates/versions.tsx",
  context: {},
  isFallback: true,
};
