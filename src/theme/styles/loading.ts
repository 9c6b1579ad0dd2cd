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

const failure: ThemeUIStyleObject = {
  ...noticeBox("danger"),
  px: 5,
  py: 4,
  "button, input": outlineButton(),
};

/** The text of what could not be loaded, with its button. */
export const loadFailure: ThemeUIStyleObject = { ...failure, my: 5, "> p": { mt: 0 } };

/** The same for the page or for what belongs to all of it: in a corner of the window, beside the page that is there. */
export const loadNotice: ThemeUIStyleObject = {
  ...failure,
  display: "none",
  "html[data-failed] &": { display: "flex" },
  position: "fixed",
  zIndex: "skip",
  insetInlineStart: 4,
  bottom: 4,
  flexWrap: "wrap",
  alignItems: "center",
  gap: 4,
  maxWidth: "notice",
  fontSize: "small",
  boxShadow: "overlay",
  // On phones its buttons are below.
  "> p": { flex: ["1 1 100%", null, 1], minWidth: 0, m: 0, overflowWrap: "anywhere" },
};
