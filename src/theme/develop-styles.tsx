import { Global } from "@emotion/react";
import type { ThemeUIStyleObject } from "theme-ui";
import { contentProblems } from "./styles/content-problems";
import { resolvedRules } from "./stylesheet";

/** Styles of what no build shows. */
const OWN_RULES: ThemeUIStyleObject = { ".content-problems": contentProblems };

/** The stylesheet of develop, which follows every edit; builds link to a file instead. */
export function DevelopStyles() {
  return <Global styles={[resolvedRules(), resolvedRules(OWN_RULES)]} />;
}
