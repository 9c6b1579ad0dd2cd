import { translate } from "../../lib/words/translate";
import { VERSIONS_ROUTE } from "../../lib/routes/versions-route";

/** The page with all versions of the docs instances that have several. */
export function versionsPage() {
  return {
    path: VERSIONS_ROUTE,
    description: translate({ id: "versions.lead" }),
    component: "src/features/docs/templates/versions.tsx",
    context: {},
    isFallback: true,
  };
}
