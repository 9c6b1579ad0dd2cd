import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { card } from "./card";

/** Cards of links and categories. */
export const docCards: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  // Where cards stand beside each other, rows are of one height.
  [media.tablet]: { gridAutoRows: "1fr" },
  gap: 4,
  maxWidth: "none",
  m: 0,
  p: 0,
  listStyle: "none",
  li: { m: 0, p: 0 },
  a: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr)",
    columnGap: 2,
    alignContent: "start",
    alignItems: "start",
    height: "100%",
    px: 5,
    py: 4,
    textDecoration: "none",
    ...card(),
  },
  "a:hover strong": { color: "link" },
  // In the middle of the first line, however many the label has.
  ".site-icon": { height: "1.45em", color: "link" },
  strong: { color: "heading", fontWeight: "bold", lineHeight: "snug", overflowWrap: "break-word" },
  ".text": {
    // Descriptions fit, also in letters far apart; of longer texts the page says the rest.
    display: "-webkit-box",
    WebkitBoxOrient: "vertical",
    WebkitLineClamp: 6,
    overflow: "hidden",
    gridColumn: "1 / -1",
    mt: 1,
    color: "muted",
    fontSize: "small",
    lineHeight: "snug",
  },
};
