import type { ThemeUIStyleObject } from "theme-ui";

/** Cards of links and categories. */
export const docCards: ThemeUIStyleObject = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(17rem, 100%), 1fr))",
  gap: 3,
  maxWidth: "none",
  m: 0,
  p: 0,
  listStyle: "none",
  li: { m: 0, p: 0 },
  a: {
    display: "grid",
    gridTemplateColumns: "auto 1fr",
    columnGap: 2,
    alignContent: "start",
    alignItems: "start",
    height: "100%",
    px: 5,
    py: 4,
    bg: "surface",
    borderRadius: "default",
    color: "text",
    textDecoration: "none",
    transition: "tone",
    "&:hover": { bg: "surfaceHover" },
  },
  "a:hover strong": { color: "link" },
  // In the middle of the first line, however many the label has.
  ".icon": { height: "1.45em", color: "link" },
  strong: { color: "heading", fontWeight: "bold", lineHeight: "snug" },
  ".text": { gridColumn: "1 / -1", mt: 1, color: "muted", fontSize: "small", lineHeight: "snug" },
};
