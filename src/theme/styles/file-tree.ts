import type { ThemeUIStyleObject } from "theme-ui";

/** How far a name stands from the start of its line: the place of its mark, and where the line of a folder begins. */
const NAME = "1.7em";
const MIDDLE = "0.5em";

/**
 * A tree of files and folders, by the nesting of its lists. The role tells these lists from what others call by the
 * same class.
 */
export const fileTree: ThemeUIStyleObject = {
  "&[role=list]": {
    px: 4,
    py: 3,
    border: "hairline",
    borderColor: "border",
    borderRadius: "large",
    bg: "sunken",
    fontSize: "small",
    "&, ul": { listStyle: "none" },
    ul: {
      m: 0,
      marginInlineStart: `calc(${MIDDLE} - ${NAME})`,
      paddingInlineStart: "0.9em",
      borderInlineStart: "hairline",
      borderColor: "border",
    },
    li: { position: "relative", m: 0, paddingInlineStart: NAME },
    // Borders alone: paper and the system's own colours keep them.
    "li::before": {
      content: '""',
      position: "absolute",
      boxSizing: "border-box",
      border: "1.5px solid",
      borderColor: "borderStrong",
      borderRadius: "2px",
      top: "calc((1lh - 1em) / 2)",
      insetInlineStart: "0.1em",
      width: "0.8em",
      height: "1em",
      borderStartEndRadius: "0.4em",
    },
    "li[data-kind=folder]::before": {
      top: "calc((1lh - 0.8em) / 2)",
      insetInlineStart: 0,
      width: "1em",
      height: "0.8em",
      borderTopWidth: "0.25em",
      borderColor: "link",
      borderRadius: "2px",
    },
    "li[data-kind=more]::before": { content: "none" },
    "li > :first-child": { marginInlineEnd: 1 },
    // A long name goes to the next line as a whole before it is broken. Paths are read from left to right everywhere.
    "li > :first-child:is(code), li > :first-child code": {
      display: "inline-block",
      maxWidth: "100%",
      p: 0,
      bg: "transparent",
      boxShadow: "none",
      outline: "none",
      fontSize: "inherit",
      direction: "ltr",
    },
    "li > strong:first-child code, li > :first-child strong code": {
      marginInlineStart: "-4px",
      px: 1,
      bg: "accentSoft",
      color: "accentText",
    },
    "li > span": { color: "muted" },
  },
};
