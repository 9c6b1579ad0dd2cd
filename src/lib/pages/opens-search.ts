/** The attribute of a button that opens search; its value is the query to begin with. */
export const OPENS_SEARCH = "data-opens-search";

/** What makes a button of a project's page one that opens search; `className` is the project's own. */
export function searchButtonProps(className: unknown) {
  return {
    type: "button",
    className: ["search-button", className].filter((name) => typeof name === "string").join(" "),
    "aria-haspopup": "dialog",
    [OPENS_SEARCH]: "",
  } as const;
}
