import type { ThemeUIStyleObject } from "theme-ui";

/** A box raised above the page: a card that is no link. */
export function raised(): ThemeUIStyleObject {
  return { bg: "raised", border: "hairline", borderColor: "border", borderRadius: "large" };
}

/** A raised box that leads somewhere: under the mouse it rises by two pixels, and its line takes the accent. */
export function card(): ThemeUIStyleObject {
  return {
    ...raised(),
    color: "text",
    transition: "lift",
    "&:hover": { borderColor: "primary", boxShadow: "overlay", transform: "translateY(-2px)" },
  };
}

/** What lies over the page: a menu, a dialog. */
export function overlay(): ThemeUIStyleObject {
  return { bg: "overlay", border: "hairline", borderColor: "border", borderRadius: "large", boxShadow: "overlay" };
}

/** A line between the items of a menu. */
export function menuLine(): ThemeUIStyleObject {
  return { m: 0, border: "none", borderTop: "hairline", borderColor: "border" };
}
