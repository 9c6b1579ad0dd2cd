import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";

const TONES = ["note", "tip", "info", "warning", "danger"];

function toneStyles(): Record<string, ThemeUIStyleObject> {
  return Object.fromEntries(
    TONES.map((tone) => [
      `&[data-tone=${tone}]`,
      {
        bg: `tones.${tone}Soft`,
        borderInlineStartColor: `tones.${tone}`,
        "> .admonition-title": { color: `tones.${tone}` },
      },
    ]),
  );
}

/**
 * A note, a tip, a warning: a tinted box with a bar in the tone of its kind, which also tells boxes within boxes apart.
 */
export const admonition: ThemeUIStyleObject = {
  my: 5,
  px: 4,
  py: 3,
  border: "hairline",
  borderColor: "border",
  borderInlineStart: "bar",
  borderRadius: "large",
  ...toneStyles(),
  "> .admonition-title": {
    display: "flex",
    alignItems: "start",
    gap: 2,
    fontWeight: "bold",
    lineHeight: "snug",
    "& + .admonition-content": { mt: 2 },
    // Icons are as high as a line, so that they stay beside the first one.
    "> .site-icon": { height: "1lh" },
    "> span:last-child": { minWidth: 0 },
    "p, h2, h3, h4, h5, h6": { m: 0 },
    "a, strong, b": { color: "inherit" },
  },
  // An author's icon may be of any size: the title stands in the middle of it.
  "> .admonition-title:has(> .admonition-icon)": { alignItems: "center" },
  "> .admonition-title > .admonition-icon": {
    flex: "none",
    fontSize: "1.25em",
    lineHeight: 1,
    svg: { display: "block", height: "1em" },
  },
  "> .admonition-content > :first-child": { mt: 0 },
  "> .admonition-content > :last-child": { mb: 0 },
  [media.print]: { breakInside: "avoid" },
};
