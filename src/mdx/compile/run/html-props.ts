import type { Properties } from "hast";
import { find, hastToReact, html as htmlSchema } from "property-information";
import { translate } from "../../../lib/words/translate";
import type { ContentProps } from "../../content-node";
import { styleOf } from "./inline-style";
import { assertOwnProp } from "./runtime";

/** The attributes of an element of HTML or Markdown as props of React; throws for names that the compiler keeps. */
export function htmlProps(properties: Properties): ContentProps {
  const props: ContentProps = {};
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue;
    const info = find(htmlSchema, key);
    if (key === "align") continue;
    assertOwnProp(key);
    props[info.space ? (hastToReact[info.property] ?? info.property) : info.attribute] = Array.isArray(value)
      ? value.join(" ")
      : value;
  }
  if (properties.align)
    props.className = `${typeof props.className === "string" ? `${props.className} ` : ""}align-${String(properties.align)}`;
  if (typeof props.style === "string") props.style = styleOf(props.style);
  if (props.type === "checkbox") props["aria-label"] = translate({ id: props.checked ? "task.done" : "task.open" });
  return props;
}
