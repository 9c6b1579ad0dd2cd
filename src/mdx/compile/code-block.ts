import type { Element } from "hast";
import type { ContentElement } from "../content-node";
import { highlight } from "./highlight";
import { elementOf } from "./runtime";

/** A fenced code block as a reference to the CodeBlock component: `language`, `title` where the fence has one, and the highlighted code as `html`. */
export function codeBlockOf(code: Element): ContentElement {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith("language-"))?.slice("language-".length) ?? "";
  const meta = code.data?.meta ?? "";
  const title = /\btitle=(?:"([^"]*)"|'([^']*)')/.exec(meta);
  const text = code.children.map((child) => (child.type === "text" ? child.value : "")).join("").replace(/\n$/, "");
  return elementOf("CodeBlock", { language, ...(title && { title: title[1] ?? title[2] ?? "" }), html: highlight(text, language) }, []);
}
