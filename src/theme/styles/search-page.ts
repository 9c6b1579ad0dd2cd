import type { ThemeUIStyleObject } from "theme-ui";
import { surfaceButton } from "./button";
import { field } from "./field";

/** The page of all results of a query. */
export const searchPage: ThemeUIStyleObject = {
  // What stands in it while it loads has a margin of its own, which would move it.
  display: "flow-root",
  // As high as the window before anything shows: neither a scroll bar nor the footer comes in later.
  minHeight: "100vh",
  "& :is(form, .filters)": { display: "flex", flexWrap: "wrap", gap: 3 },
  form: { mb: 3 },
  // Without scripts nothing would answer.
  "html:not([data-theme]) & form": { display: "none" },
  ".filters": { mb: 5 },
  "& label": { display: "grid", gap: 1, color: "muted", fontSize: "small" },
  "input, select": field(),
  input: { flex: "1 1 100%", minWidth: 0, fontSize: "lead" },
  ".count": { m: 0, minHeight: "1lh", color: "muted", fontSize: "small" },
  "ol, ul": { m: 0, p: 0, listStyle: "none" },
  "ol > li": { px: 0, py: 4, borderTop: "hairline", borderColor: "border" },
  h2: { m: 0, fontSize: "h3" },
  "h2 a": { textDecoration: "none", "&:hover": { textDecoration: "underline" } },
  ".part": { m: 0, color: "muted", fontSize: "small" },
  "ul > li": { mt: 2, p: 0, fontSize: "small", overflowWrap: "anywhere" },
  "ul > li > p": { m: 0, color: "muted" },
  ".empty": {
    color: "muted",
    ".title": { color: "heading", fontSize: "lead" },
  },
  "& :is(.empty ul, ul.parts)": { display: "flex", flexWrap: "wrap", gap: 3, my: 4 },
  "& :is(.empty ul, ul.parts) > li": { m: 0 },
  button: { ...surfaceButton(), px: 5 },
};
