import type { ThemeUIStyleObject } from "theme-ui";

/** A modal dialog without a frame, as high as the window, and what lies between it and the page. */
export function fullDialog(): ThemeUIStyleObject {
  return {
    maxWidth: "none",
    height: "100dvh",
    maxHeight: "none",
    m: 0,
    p: 0,
    border: "none",
    bg: "overlay",
    color: "text",
    "&::backdrop": { bg: "scrim", animation: "fade-in 180ms ease-out" },
  };
}
