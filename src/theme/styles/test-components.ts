import type { ThemeUIStyleObject } from "theme-ui";

/** The box of a component that the test pages show. */
export const testBox: ThemeUIStyleObject = {
  my: 5,
  mx: 0,
  px: 5,
  py: 3,
  bg: "sunken",
  borderRadius: "default",
  overflowWrap: "anywhere",
};

/** A button of the test pages. */
export const testButton: ThemeUIStyleObject = {
  px: 4,
  minHeight: "target",
  border: "hairline",
  borderColor: "borderStrong",
  borderRadius: "default",
  bg: "transparent",
  cursor: "pointer",
  "&:hover": { bg: "hover" },
};

/** Boxes that overlap, each above the one before. */
export const testStacking: ThemeUIStyleObject = {
  my: 5,
  display: "grid",
  "> div": {
    position: "relative",
    px: 5,
    py: 4,
    mt: "-8px",
    bg: "accentSoft",
    color: "accentText",
    borderRadius: "default",
    border: "hairline",
    borderColor: "border",
  },
};
