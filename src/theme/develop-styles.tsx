import { Global } from "@emotion/react";
import { css } from "theme-ui";
import { rules } from "./stylesheet";

/** The stylesheet of develop, which follows every edit; builds link to a file instead. */
export function DevelopStyles() {
  return <Global styles={(theme) => css(rules)(theme)} />;
}
