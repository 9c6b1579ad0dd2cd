import type { ThemeUIStyleObject } from "theme-ui";

/** The button back to the top of a page. */
export const backToTop: ThemeUIStyleObject = {
  position: "fixed",
  zIndex: "navbar",
  insetInlineEnd: 5,
  bottom: 5,
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  size: "target",
  p: 0,
  border: "hairline",
  borderColor: "borderStrong",
  borderRadius: "round",
  bg: "background",
  color: "text",
  boxShadow: "overlay",
  cursor: "pointer",
  transition: "appear",
  "&:hover": { color: "link" },
  // Out of sight it is out of reach, too; it fades out before.
  "&[data-shown=false]": { visibility: "hidden", opacity: 0, transition: "vanish" },
};
