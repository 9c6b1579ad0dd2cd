import type { ThemeUIStyleObject } from "theme-ui";
import { outlineButton } from "./button";
import { noticeBox } from "./notice-box";

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
  ...noticeBox("danger"),
  my: 5,
  px: 5,
  py: 4,
  "> p": { mt: 0 },
  button: outlineButton(),
};
