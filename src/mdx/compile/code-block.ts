import { textOf } from "../content-node";
import { highlight } from "./highlight";
import type { Builder } from "./origin";
import { elementOf } from "./runtime";

/** A block of code as a reference to the CodeBlock component: `language`, `title` where the fence has one, and the highlighted code as `html`. */
export const codeBlockOf: Builder = (props, children) => {
  const language = typeof props.language === "string" ? props.language : "";
  const text = textOf(children);
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(typeof props.metastring === "string" ? props.metastring : "");
  return [elementOf("CodeBlock", { language, ...(title && { title: title[1] ?? title[2] ?? "" }), html: highlight(text, language) }, [])];
};
