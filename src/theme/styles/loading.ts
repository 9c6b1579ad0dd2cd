import type { ThemeUIStyleObject } from "theme-ui";

/** A ring that turns, and appears only after a moment. */
export const spinner: ThemeUIStyleObject = {
  width: 8,
  height: 8,
  my: 6,
  mx: "auto",
  border: "bar",
  borderColor: "border",
  borderTopColor: "primary",
  borderRadius: "round",
  animation: "spin 800ms linear infinite, late 1ms 200ms both",
  "@keyframes spin": { to: { transform: "rotate(360deg)" } },
  "@keyframes late": { from: { visibility: "hidden" } },
};

/** The text of what could not be loaded, with its button. */
export const loadFailure: ThemeUIStyleObject = {
  my: 5,
  px: 5,
  py: 4,
  bg: "dangerSoft",
  color: "dangerText",
  borderRadius: "default",
  "> p": { mt: 0 },
  button: {
    px: 4,
    py: 2,
    border: "hairline",
    borderColor: "currentColor",
    borderRadius: "default",
    bg: "transparent",
    cursor: "pointer",
  },
};
