import type { ThemeUIStyleObject } from "theme-ui";

/** What is wrong with the content of a page, in develop alone. */
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
};
