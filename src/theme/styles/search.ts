import type { ThemeUIStyleObject } from "theme-ui";
import { media } from "../media";
import { overlay } from "./card";
import { surfaceButton } from "./button";
import { fullDialog } from "./full-dialog";
import { iconButton } from "./icon-button";

/** A key of the keyboard. */
function key(): ThemeUIStyleObject {
  return {
    px: 2,
    border: "hairline",
    borderColor: "border",
    borderRadius: "small",
    bg: "background",
    fontFamily: "monospace",
    fontSize: "micro",
  };
}

/** The button that opens search: a field to look at, in the navbar of phones an icon; `wide` where it stands alone. */
export const searchButton: ThemeUIStyleObject = {
  display: "inline-flex",
  alignItems: "center",
  gap: 2,
  height: "target",
  maxWidth: "100%",
  px: 3,
  border: "hairline",
  borderColor: "border",
  borderRadius: "default",
  bg: "sunken",
  color: "muted",
  fontSize: "small",
  cursor: "pointer",
  transition: "tone",
  "&:hover": { bg: "hover", color: "text" },
  kbd: {
    ...key(),
    marginInlineStart: "auto",
    // Fingers have no keys.
    "@media (hover: none)": { display: "none" },
  },
  ".query": { overflow: "hidden", color: "text", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  "&.wide": { width: "searchField", my: 5 },
};

/** A word that matches. */
function searchMark(): ThemeUIStyleObject {
  return { bg: "mark", color: "heading", borderRadius: "small" };
}

/** The dialog of search: a window over the page, on phones all of it. */
export const searchDialog: ThemeUIStyleObject = {
  ...fullDialog(),
  width: "100%",
  overflow: "hidden",
  [media.tablet]: {
    width: "searchWindow",
    height: "fit-content",
    maxHeight: "80dvh",
    mx: "auto",
    mt: "8dvh",
    ...overlay(),
  },
  ".window": {
    display: "flex",
    flexDirection: "column",
    height: "100%",
    maxHeight: "inherit",
    // Of a dialog that is as high as its content, Safari takes all of its content's height for none.
    [media.tablet]: { height: "auto" },
  },
  form: {
    display: "flex",
    flex: "none",
    alignItems: "center",
    gap: 2,
    paddingInlineStart: 4,
    paddingInlineEnd: 2,
    py: 2,
    borderBottom: "hairline",
    borderColor: "border",
    "&:focus-within": { borderColor: "primary" },
  },
  input: {
    flex: 1,
    minWidth: 0,
    height: "2.5rem",
    minHeight: "target",
    p: 0,
    border: "none",
    bg: "transparent",
    fontSize: "lead",
    "&:focus-visible": { outline: "none" },
    "&::placeholder": { color: "muted", opacity: 1 },
  },
  ".icon-button": iconButton(),
};

/** What scripts put into the dialog: results, and what stands around them. */
export const searchResults: ThemeUIStyleObject = {
  ".results": { flex: 1, minHeight: 0, px: 3, pt: 2, pb: 3, overflowY: "auto", overscrollBehavior: "contain" },
  "& p": { m: 0 },
  mark: searchMark(),
  ".page": {
    display: "flex",
    alignItems: "baseline",
    justifyContent: "space-between",
    gap: 3,
    px: 2,
    pt: 3,
    pb: 1,
    color: "heading",
    fontSize: "small",
    fontWeight: "bold",
    span: { color: "muted", fontWeight: "body" },
  },
  ".also": { mt: 3, px: 2, color: "muted", fontSize: "small" },
  ".option": {
    display: "flex",
    alignItems: "flex-start",
    gap: 2,
    flex: 1,
    minWidth: 0,
    minHeight: "target",
    px: 2,
    py: 2,
    borderRadius: "default",
    color: "text",
    fontSize: "small",
    lineHeight: "snug",
    textDecoration: "none",
    "> .site-icon": { color: "muted" },
    "&[aria-selected=true]": { bg: "accentSoft" },
    [media.forcedColors]: { "&[aria-selected=true]": { outline: "2px solid", outlineOffset: "-2px" } },
  },
  ".page-option": { ".title": { color: "heading", fontWeight: "bold" } },
  ".part": { marginInlineStart: "auto", color: "muted" },
  ".words": { display: "grid", minWidth: 0, overflowWrap: "anywhere" },
  ".title": { fontWeight: "medium" },
  ".path, .snippet": { color: "muted" },
  ".entry": { display: "flex", alignItems: "center", gap: 1 },
  ".empty": {
    px: 2,
    py: 6,
    color: "muted",
    textAlign: "center",
    overflowWrap: "anywhere",
    ".title": { mb: 2, color: "heading", fontSize: "lead" },
    ul: {
      display: "flex",
      flexWrap: "wrap",
      justifyContent: "center",
      gap: 2,
      m: 0,
      mt: 2,
      mb: 4,
      p: 0,
      listStyle: "none",
    },
    "> button": { ...surfaceButton(), mt: 4, px: 5 },
    "li button": {
      minHeight: "strip",
      px: 3,
      border: "none",
      borderRadius: "round",
      bg: "sunken",
      color: "link",
      fontSize: "small",
      cursor: "pointer",
      "&:hover": { bg: "hover" },
    },
  },
  ".scope": { flex: "none", px: 5, pt: 3, color: "muted", fontSize: "small" },
  ".foot": {
    display: "flex",
    flex: "none",
    flexWrap: "wrap",
    justifyContent: "space-between",
    gap: 3,
    px: 5,
    py: 3,
    borderTop: "hairline",
    borderColor: "border",
    fontSize: "small",
    // Fingers have no keys.
    "@media not all and (pointer: fine)": { ".keys": { display: "none" }, "&:not(:has(.all))": { display: "none" } },
  },
  ".keys": { display: "flex", flexWrap: "wrap", columnGap: 4, marginInlineStart: "auto", color: "muted" },
  kbd: key(),
};

/** Words that search found, on the page that it opened. */
export const searchMarks: ThemeUIStyleObject = {
  "[data-marked] ::highlight(search-words)": { bg: "mark", color: "heading" },
  ".prose mark": searchMark(),
};

/**
 * The button that clears these marks: at the window's bottom, in the middle, beside the button to the top, and at the
 * end of the text where the footer shows. It takes no room there.
 */
export const clearMarks: ThemeUIStyleObject = {
  ...surfaceButton(),
  position: "sticky",
  zIndex: "navbar",
  bottom: 5,
  display: "block",
  height: "target",
  // The padding of the page's main part, and on phones what this is less than the button.
  mt: [-4, null, 0],
  mb: [-6, null, -8],
  width: "fit-content",
  mx: "auto",
  px: 4,
  borderRadius: "round",
  color: "text",
  fontSize: "small",
  boxShadow: "overlay",
};
