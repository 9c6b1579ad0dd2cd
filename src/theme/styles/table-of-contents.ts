import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

/** Headings as nested lists. */
export const tocList: ThemeUIStyleObject = {
  fontSize: "small",
  lineHeight: "snug",
  ul: { m: 0, p: 0, listStyle: "none" },
  "ul ul": { pl: 3 },
  a: {
    display: "block",
    py: 1,
    color: "muted",
    textDecoration: "none",
    overflowWrap: "break-word",
    transition: "tone",
    "&:hover": { color: "link" },
  },
  code: { fontFamily: "monospace", fontSize: "0.9em" },
};

/** The table of contents beside an article. */
export const tocColumn: ThemeUIStyleObject = {
  display: "none",
  [media.desktop]: {
    display: "block",
    position: "sticky",
    top: 10,
    alignSelf: "start",
    maxHeight: "calc(100vh - 5rem)",
    overflowY: "auto",
  },
  ".title": { m: 0, mb: 2, color: "heading", fontSize: "small", fontWeight: "bold" },
  "> ul": { position: "relative", pl: 4, borderLeft: "hairline", borderColor: "border" },
  "a[aria-current]": { color: "link" },
  // A mark on the line: bold words would break their lines elsewhere.
  "a[aria-current]::before": {
    content: '""',
    position: "absolute",
    left: "-2px",
    width: "3px",
    height: "1.45em",
    borderRadius: "small",
    bg: "primary",
  },
};

/** The table of contents as a block that opens. */
export const tocBlock: ThemeUIStyleObject = {
  mb: 6,
  bg: "surface",
  borderRadius: "default",
  [media.desktop]: { display: "none" },
  summary: { px: 4, py: 3, color: "heading", fontWeight: "medium", cursor: "pointer" },
  "> ul": { px: 4, pb: 3 },
};
