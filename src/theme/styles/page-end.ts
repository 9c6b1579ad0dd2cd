import type { ThemeUIStyleObject } from "theme-ui";

/** Who wrote a doc. */
export const contributors: ThemeUIStyleObject = {
  mt: 2,
  color: "muted",
  fontSize: "small",
  p: { m: 0 },
  details: { m: 0, p: 0, bg: "transparent" },
  summary: { py: 1, color: "muted", fontWeight: "body" },
};

/** The question below a doc, whether it helped. */
export const pageQuestion: ThemeUIStyleObject = {
  mt: 6,
  pt: 5,
  borderTop: "hairline",
  borderColor: "border",
  fontSize: "small",
  p: { display: "flex", flexWrap: "wrap", columnGap: 5, rowGap: 2, m: 0, color: "muted" },
  "p + p": { mt: 2 },
  strong: { color: "heading" },
};

/** The line that opens what changed in a doc. */
export const docChanges: ThemeUIStyleObject = {
  "summary > span": { color: "muted", fontWeight: "body", whiteSpace: "nowrap" },
};

/** What changed in a doc: lines with marks as those of a patch. */
export const changedText: ThemeUIStyleObject = {
  ".heading": { mt: 4, mb: 1, color: "heading", fontWeight: "bold" },
  ".lines": { mb: 3, fontFamily: "monospace", fontSize: "small" },
  ".lines > p": {
    position: "relative",
    m: 0,
    px: 2,
    paddingInlineStart: "1.75em",
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
    "&::before": { position: "absolute", insetInlineStart: "0.5em" },
  },
  ".lines > .same": { color: "muted" },
  ".lines > .added": { "&::before": { content: '"+"' } },
  ".lines > .removed": { "&::before": { content: '"−"' } },
  ".lines > .changed": { "&::before": { content: '"±"' } },
  "ins, .added": { color: "tones.tip", bg: "tones.tipSoft", textDecoration: "none" },
  "del, .removed": { color: "tones.danger", bg: "tones.dangerSoft" },
  ".changed ins": { textDecoration: "underline" },
  ".removed del": { textDecoration: "none" },
};
