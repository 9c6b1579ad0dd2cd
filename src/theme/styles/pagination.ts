import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { card } from "./card";

/** Links to the pages before and after. */
export const pagination: ThemeUIStyleObject = {
  display: "grid",
  gap: 3,
  mt: 9,
  [media.tablet]: { gridTemplateColumns: "1fr 1fr", "&:has(.place)": { gridTemplateColumns: "1fr auto 1fr" } },
  a: {
    px: 5,
    py: 4,
    textDecoration: "none",
    ...card(),
  },
  ".place": { alignSelf: "center", m: 0, color: "muted", textAlign: "center", [media.tablet]: { gridColumn: 2 } },
  ".next": { textAlign: "end", [media.tablet]: { gridColumn: -2 } },
  small: { display: "block", color: "muted", fontSize: "small" },
  // A long word would widen its column, and the page.
  span: { color: "link", fontWeight: "bold", lineHeight: "snug", textWrap: "balance", overflowWrap: "anywhere" },
};
