import type { ThemeUIStyleObject } from "theme-ui";

/** What is wrong with the content of a page, in develop alone: errors, and in a lighter box warnings. */
export const contentProblems: ThemeUIStyleObject = {
  maxWidth: "article",
  mb: 7,
  p: 6,
  bg: "dangerSoft",
  color: "dangerText",
  borderRadius: "default",
  overflowWrap: "anywhere",
  h2: { m: 0, mb: 4, color: "inherit", fontSize: "h3", lineHeight: "tight" },
  ul: { m: 0, p: 0, listStyle: "none" },
  "li + li": { mt: 5 },
  "& p": { m: 0 },
  a: { color: "inherit", fontFamily: "monospace", fontSize: "code", textDecoration: "underline" },
  code: { fontSize: "code" },
  '&[data-severity="warning"]': {
    p: 4,
    bg: "transparent",
    color: "text",
    border: "hairline",
    borderColor: "border",
    fontSize: "small",
    h2: { mb: 2, fontSize: "body" },
  },
};

/** The name of a navbar item that cannot be rendered, in develop alone. */
export const failedItem: ThemeUIStyleObject = {
  color: "dangerText",
  textDecoration: "line-through",
  cursor: "help",
};
