import type { ThemeUIStyleObject } from "theme-ui";

/**
 * A bar at the top of the window that slows down as it nears the other end, which it reaches only when the page has
 * come. Without motion it is all there.
 */
export const progressBar: ThemeUIStyleObject = {
  position: "fixed",
  zIndex: "skip",
  top: 0,
  insetInline: 0,
  borderTop: "bar",
  borderColor: "primary",
  transformOrigin: "left",
  "[dir=rtl] &": { transformOrigin: "right" },
  animation: "advance 10s cubic-bezier(0.05, 0.7, 0.1, 1) both",
  "@keyframes advance": { from: { transform: "scaleX(0.1)" }, to: { transform: "scaleX(0.95)" } },
};
