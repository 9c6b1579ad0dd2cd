import type { Element } from "hast";
import type { ContentNode } from "../../../content-node";
import type { BuilderContext } from "../builder-context";

/**
 * A fenced block: a code block, or what its language (`mermaid`) or a word after it (`live`, `npm2yarn`) makes of it.
 */
export function fenceOf(code: Element, context: BuilderContext): ContentNode[] {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith("language-"))?.slice("language-".length) ?? "";
  const metastring = code.data?.meta ?? "";
  const text = code.children
    .map((child) => (child.type === "text" ? child.value : ""))
    .join("")
    .replace(/\n$/, "");
  return context.make(tagOf(language, metastring), { language, metastring }, [text]);
}

/**
 * The tag that a fence stands for; each has a builder that takes `language`, `metastring` and the code as its child.
 */
function tagOf(language: string, metastring: string): string {
  if (language === "mermaid") return "Mermaid";
  const words = metastring.replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, "").split(/\s+/);
  if (words.includes("live")) return "LiveCode";
  return words.includes("npm2yarn") ? "PackageManagerTabs" : "CodeBlock";
}
