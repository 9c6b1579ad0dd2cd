import { Global } from "@emotion/react";
import { resolvedRules } from "./stylesheet";

/** The stylesheet of develop, which follows every edit; builds link to a file instead. */
export function DevelopStyles() {
  return <Global styles={resolvedRules()} />;
}
