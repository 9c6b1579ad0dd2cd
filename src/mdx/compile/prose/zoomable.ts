import { translate } from "../../../lib/words/translate";
import type { ContentElement, ContentProps, Zoom } from "../../content-node";

/** Elements that hold no button: it would be a control within another one, or words of a heading. */
const WITHOUT_BUTTONS = new Set("a button label summary h1 h2 h3 h4 h5 h6 ClientIsland".split(" "));

/** Whether the content of an element may have buttons. */
export function holdsButtons(tag: string): boolean {
  return !WITHOUT_BUTTONS.has(tag);
}

/**
 * A picture or a drawing, as it is drawn, with a button that enlarges it; `props` are its own. A button and no link to
 * the file: drawings have none, the Space key works, early clicks are kept, and it is half as long. Without scripts it
 * is not shown.
 */
export function zoomable(
  picture: ContentElement,
  zoom: Zoom,
  { alt, "aria-label": label, "data-show": mode }: ContentProps,
): ContentElement {
  const name = [alt, label].find((text) => typeof text === "string" && text !== "");
  const words =
    typeof name === "string"
      ? translate({ id: "picture.enlargeNamed" }, { name })
      : translate({ id: "picture.enlarge" });
  const className = zoom === "phones" ? "zoomable on-phones" : "zoomable";
  // A paragraph may hold a `span`, and a `span` no figure.
  return [
    picture[0] === "figure" ? "div" : "span",
    { className, ...(mode !== undefined && { "data-show": mode }) },
    picture,
    ["button", { type: "button", "aria-label": words }],
  ];
}
