import type { ThemeUIStyleObject } from "theme-ui";

/** The diameter of a number's mark, a little more than a line of text. */
const MARK = "1.75rem";

/**
 * Steps of a guide: the list's own numbers in circles, and a line from each to the next. The role tells these lists
 * from what others call by the same class.
 */
export const steps: ThemeUIStyleObject = {
  "&[role=list]": {
    p: 0,
    listStyle: "none",
    "> li": { position: "relative", minHeight: MARK, m: 0, pb: 5, paddingInlineStart: "2.75rem" },
    "> li:last-child": { pb: 0 },
    "> li::before": {
      content: "counter(list-item)",
      position: "absolute",
      top: "-0.05rem",
      insetInlineStart: 0,
      boxSizing: "border-box",
      minWidth: MARK,
      px: 1,
      border: "hairline",
      borderColor: "borderStrong",
      borderRadius: "round",
      bg: "accentSoft",
      color: "accentText",
      fontSize: "small",
      fontWeight: "bold",
      lineHeight: `calc(${MARK} - 2px)`,
      textAlign: "center",
    },
    "> li:not(:last-child)::after": {
      content: '""',
      position: "absolute",
      top: MARK,
      bottom: 0,
      insetInlineStart: `calc(${MARK} / 2 - 0.5px)`,
      borderInlineStart: "hairline",
      borderColor: "borderStrong",
    },
    "> li > :first-child": { mt: 0 },
    "> li > :last-child": { mb: 0 },
  },
};
