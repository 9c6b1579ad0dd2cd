import { __unsafe_useEmotionCache as useEmotionCache, Global } from "@emotion/react";
import type { ThemeUIStyleObject } from "theme-ui";
import { contentProblems, failedItem } from "./styles/content-problems";
import { partRules, resolvedRules, rules, scriptRules } from "./stylesheet";

/** Styles of what no build shows. */
const OWN_RULES: ThemeUIStyleObject = { ".content-problems": contentProblems, ".failed-item span": failedItem };

const ALL = [rules, scriptRules, partRules, OWN_RULES];

/** The stylesheet of develop, which follows every edit; builds link to a file instead. */
export function DevelopStyles() {
  // Emotion warns of `:first-child`, for styles that a server puts among the elements which it counts; these are not.
  const cache = useEmotionCache();
  if (cache) cache.compat = true;
  return <Global styles={ALL.map((part) => resolvedRules(part))} />;
}
