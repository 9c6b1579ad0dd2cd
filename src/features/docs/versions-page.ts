/** The page with all versions of the first docs instance. */
export const VERSIONS_PAGE = {
  path: "/versions/",
  component: "src/features/docs/templates/versions.tsx",
  context: {},
  isFallback: true,
};
