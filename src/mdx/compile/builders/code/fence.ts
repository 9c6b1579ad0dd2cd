import type { Element } from "hast";
import { isElement, textOf, type ContentNode } from "../../../content-node";
import { placeOf } from "../../compile-state";
import { isOfHtml } from "../../parse/of-html";
import type { Builder, BuilderContext } from "../builder-context";
import { textOrEmpty } from "../../../../lib/values/text-or-empty";
import { languageInClasses } from "../../../code-language";

/**
 * A fenced block: a code block, or what its language (`mermaid`) or a word after it (`live`, `npm2yarn`) makes of it.
 */
export function fenceOf(code: Element, context: BuilderContext): ContentNode[] {
  const language = languageClassOf(code).slice("language-".length);
  const metastring = code.data?.meta ?? "";
  if ((code.data as { unclosed?: true } | undefined)?.unclosed) reportUnclosed(code, context);
  return context.make(tagOf(language, metastring), { language, metastring }, [codeTextOf(code)]);
}

/** The code of an element that is a fenced block, or HTML that holds nothing else; undefined for others. */
export function codeIn(element: Element): Element | undefined {
  const [code, ...others] = element.children;
  if (element.tagName !== "pre" || (isOfHtml(element) && others.length > 0)) return undefined;
  return code?.type === "element" && code.tagName === "code" ? code : undefined;
}

/** Whether a fenced block is a block of code, and nothing that is made of one. */
export function isCodeBlock(code: Element): boolean {
  return tagOf(languageClassOf(code).slice("language-".length), code.data?.meta ?? "") === "CodeBlock";
}

function reportUnclosed({ position }: Element, { file, state, place }: BuilderContext): void {
  state.problems.push({
    severity: "error",
    file,
    ...place,
    ...(position && placeOf({ position })),
    message: "The code block is never closed, so all that follows it is a part of it.",
    remedy: "Close it with a line of as many backticks or tildes, indented alike.",
  });
}

/** The class that names the language of a fenced block, or of code in HTML; empty where it has none. */
export function languageClassOf({ properties: { className, class: written } }: Element): string {
  const classes = Array.isArray(className) ? className.map(String) : textOrEmpty(written).split(/\s+/);
  return classes.find((name) => name.startsWith("language-")) ?? "";
}

/** The text of a fenced block, without the end of its last line. */
export function codeTextOf({ children }: Element): string {
  const texts = children.map((child) => (child.type === "text" ? child.value : ""));
  return texts.join("").replace(/\n$/, "");
}

/** What Docusaurus' own component for code shows: text of several lines is a fenced block, all else code in a line. */
export const themeCodeOf: Builder = ({ metastring, ...props }, children, { make }) => {
  const text = textOf(children);
  if (children.some(isElement) || !text.includes("\n")) return make("code", props, children);
  const meta = textOrEmpty(metastring);
  const language = languageInClasses(textOrEmpty(props.className)) ?? "";
  return make(tagOf(language, meta), { ...props, language, metastring: meta }, [text.replace(/\n$/, "")]);
};

/**
 * The tag that a fence stands for; each has a builder that takes `language`, `metastring` and the code as its child.
 */
function tagOf(language: string, metastring: string): string {
  if (language === "mermaid") return "Mermaid";
  const words = metastring.replace(/"[^"]*"|'[^']*'|\{[^}]*\}/g, "").split(/\s+/);
  if (words.includes("live")) return "LiveCode";
  return words.includes("npm2yarn") ? "PackageManagerTabs" : "CodeBlock";
}
