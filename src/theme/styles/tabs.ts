import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

/** Every panel below its label, for paper and for readers without scripts: neither can switch. */
const unfolded: ThemeUIStyleObject = {
  "> [role=tablist]": { display: "none" },
  // Twice, to outweigh the rule of closed panels.
  "> [role=tabpanel][role=tabpanel]": {
    display: "block",
    contentVisibility: "visible",
    pt: 0,
    "&::before": {
      content: "attr(data-label)",
      display: "block",
      mb: 2,
      color: "heading",
      fontSize: "small",
      fontWeight: "bold",
      breakAfter: "avoid",
    },
    // A lazy panel that is closed is not in the page.
    "&:empty": { display: "none" },
    "& + [role=tabpanel]": { mt: 5 },
  },
};

/** Tabs of content: a row of words, the selected one underlined, above its panel. */
export const tabs: ThemeUIStyleObject = {
  my: 5,
  "> [role=tablist]": {
    position: "relative",
    display: "flex",
    overflowX: "auto",
    scrollbarWidth: "thin",
    borderBottom: "hairline",
    borderColor: "border",
    "&[data-block]": { "> [role=tab]": { flex: "1 0 auto" } },
  },
  // A class of a tab's own, as authors may give it one, goes before this.
  ":where(& > [role=tablist] > [role=tab])": {
    flex: "none",
    maxWidth: "100%",
    px: 4,
    py: 2,
    border: "none",
    borderBottom: "bar",
    borderColor: "transparent",
    bg: "transparent",
    color: "muted",
    fontSize: "small",
    fontWeight: "medium",
    cursor: "pointer",
    transition: "tone",
    // The row cuts off what stands out of it.
    "&:focus-visible": { outlineOffset: "-2px" },
  },
  ":where(& > [role=tablist] > [role=tab]:hover)": { color: "heading", bg: "sunken" },
  ":where(& > [role=tablist] > [role=tab][aria-selected=true])": { color: "link", borderColor: "primary" },
  "> [role=tabpanel]": {
    pt: 4,
    "&[hidden]": { pt: 0 },
    // The browser can find what is in it, and opens it then.
    "&[hidden=until-found]": { display: "block", contentVisibility: "hidden" },
    "> :first-child": { mt: 0 },
    "> :last-child": { mb: 0 },
  },
  "html:not([data-theme]) &": unfolded,
  [media.print]: unfolded,
};
