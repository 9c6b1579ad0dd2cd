import type { ThemeUIStyleObject } from "theme-ui";

/** The way to a page. */
export const breadcrumbs: ThemeUIStyleObject = {
  mb: 5,
  color: "muted",
  fontSize: "small",
  lineHeight: "snug",
  // A name without spaces, such as that of a class, would widen the page.
  overflowWrap: "anywhere",
  ol: { display: "flex", flexWrap: "wrap", alignItems: "center", m: 0, p: 0, listStyle: "none" },
  li: { display: "flex", alignItems: "center", m: 0, p: 0 },
  "li + li::before": {
    content: '"/"',
    px: 2,
    color: "borderStrong",
    // The list says already that these are steps: nobody needs to hear "slash" between them.
    "@supports (content: '/' / '')": { content: '"/" / ""' },
  },
  // Larger than its words, for fingers.
  a: { display: "flex", m: -1, p: 1, color: "muted", textDecoration: "none", "&:hover": { color: "link" } },
  "[aria-current]": { color: "text" },
};
