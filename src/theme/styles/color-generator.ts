import type { ThemeUIStyleObject } from "theme-ui";

const control: ThemeUIStyleObject = {
  px: 2,
  py: 1,
  border: "hairline",
  borderColor: "borderStrong",
  borderRadius: "small",
  bg: "background",
  color: "text",
};

/** The tool that makes an accent's shades. */
export const colorGenerator: ThemeUIStyleObject = {
  my: 6,
  fieldset: { display: "flex", gap: 5, m: 0, mb: 4, p: 0, border: "none" },
  legend: { float: "inline-start", marginInlineEnd: 5, p: 0, fontWeight: "bold", color: "heading" },
  ".fields": { display: "flex", flexWrap: "wrap", alignItems: "end", gap: 5, mb: 5 },
  ".fields p": { flexBasis: "100%", m: 0, fontSize: "small", color: "muted" },
  ".color-field": { display: "grid", gap: 1, fontSize: "small", color: "muted", "> span": { display: "flex", gap: 2 } },
  "input[type=text]": {
    ...control,
    width: "7em",
    fontFamily: "monospace",
    "&[aria-invalid=true]": { borderColor: "dangerText" },
  },
  "input[type=number]": { ...control, width: "5.5em" },
  "input[type=color]": {
    width: "target",
    height: "target",
    p: 0,
    border: "none",
    bg: "transparent",
    cursor: "pointer",
  },
  button: { ...control, px: 4, minHeight: "target", cursor: "pointer", "&:hover": { bg: "hover" } },
  table: { display: "block", overflowX: "auto", whiteSpace: "nowrap" },
  "tbody th": { fontWeight: "body", bg: "transparent" },
  ".swatch": {
    display: "inline-block",
    width: "1.25em",
    height: "1.25em",
    verticalAlign: "-0.25em",
    border: "hairline",
    borderColor: "border",
    borderRadius: "small",
  },
  ".sample": { px: 2, py: 1, border: "hairline", borderColor: "border", borderRadius: "small", fontWeight: "bold" },
};
