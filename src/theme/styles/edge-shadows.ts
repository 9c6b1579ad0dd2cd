/** Strong enough at the edge to be seen, and beyond light enough that text can be read on it. */
const EDGE_SHADOW = [
  "var(--theme-ui-colors-borderStrong)",
  "color-mix(in srgb, var(--theme-ui-colors-text) 18%, transparent) 2px",
  "transparent",
].join(", ");

/**
 * A background for what scrolls sideways: shadows at its edges lie below covers that scroll with the content, so that
 * they show where there is more.
 */
export const edgeShadows = {
  background: [
    "linear-gradient(to right, var(--theme-ui-colors-background) 40%, transparent) left / 48px 100% local",
    "linear-gradient(to left, var(--theme-ui-colors-background) 40%, transparent) right / 48px 100% local",
    `linear-gradient(to right, ${EDGE_SHADOW}) left / 16px 100% scroll`,
    `linear-gradient(to left, ${EDGE_SHADOW}) right / 16px 100% scroll`,
  ].join(", "),
  backgroundRepeat: "no-repeat",
};
