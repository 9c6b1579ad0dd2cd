import type { Problem } from "../../../../lib/problem";
import {
  childrenOf,
  contentInProp,
  isElement,
  textOf,
  type ContentElement,
  type ContentNode,
  type ContentProps,
} from "../../../content-node";
import { highlight, highlightedLines, isKnown, languagesLike } from "./highlight";
import { columnsOf, groupsOfLines, htmlOfLines, isLongCode } from "./line-groups";
import type { Builder, BuilderContext } from "../builder-context";
import { elementOf } from "../../run/runtime";
import { firstNumberOf, readCodeMeta, type LineRange } from "../../../code-meta";
import { classesOfLine, markedCode } from "../../../marked-code";
import { codeName } from "../../../docusaurus-functions";
import { textOrEmpty } from "../../../../lib/values/text-or-empty";
import { languageInClasses } from "../../../code-language";

/** The names of blocks by which islands have those that they show. */
const names = new WeakMap<ContentElement, string>();

/** The name by which an island has a block of code that it shows, of that block; undefined for any other element. */
export function codeNameOf(element: ContentElement): string | undefined {
  return names.get(element);
}

/**
 * A block of code as a reference to the CodeBlock component: `language`, `title`, `className` and `firstNumber` (of
 * numbered lines) where it has them, and the highlighted code as `html`; content that is more than text stays its
 * content. Throws for words of the fence that are not valid.
 */
export const codeBlockOf: Builder = (props, children, context) => {
  const meta = readCodeMeta(textOrEmpty(props.metastring));
  const language = languageOf(props) || context.settings.defaultLanguage;
  const title = contentInProp(props.title) ? props.title : textOrEmpty(props.title) || meta.title;
  const firstNumber = firstNumberOf(props.showLineNumbers ?? meta.firstNumber ?? false);
  const className = textOrEmpty(props.className);
  const shown: ContentProps = {
    language,
    ...(title && { title }),
    ...(className && { className }),
    ...(firstNumber !== undefined && { firstNumber }),
  };
  const text = plainTextOf(children)?.replace(/\n$/, "");
  if (text === undefined) return [elementOf("CodeBlock", shown, children)];
  const html = htmlOf(text, language, meta.ranges, firstNumber, context);
  const block = elementOf("CodeBlock", { ...shown, html }, []);
  const name = codeName(text, props);
  if (name !== undefined) names.set(block, name);
  return [block];
};

function languageOf({ language, className }: ContentProps): string {
  return textOrEmpty(language) || (languageInClasses(textOrEmpty(className)) ?? "");
}

/**
 * The text of children that are nothing but text, or paragraphs of text, as MDX makes of lines that stand inside a tag.
 */
function plainTextOf(children: ContentNode[]): string | undefined {
  if (!children.some(isElement)) return textOf(children);
  const paragraphs = children.map((node) => (isElement(node) && node[0] === "p" ? childrenOf(node) : [node]));
  return paragraphs.flat().some(isElement)
    ? undefined
    : paragraphs
        .map((nodes) => textOf(nodes))
        .filter((text) => text.trim() !== "")
        .join("\n\n");
}

/** Highlighted code in which only marked and numbered lines are elements, and groups of lines where it is long. */
function htmlOf(
  text: string,
  language: string,
  ranges: LineRange[],
  firstNumber: number | undefined,
  context: BuilderContext,
): string {
  const { code, classes, mistakes } = markedCode(text, language, ranges, context.settings.magicComments);
  for (const mistake of mistakes) context.state.problems.push(warning(mistake, context));
  const shown = knownOrText(language, context);
  if (context.settings.checkOnly && !context.settings.lenient) return "";
  const isNumbered = firstNumber !== undefined;
  const isLong = isLongCode(code);
  if (classes.size === 0 && !isNumbered && !isLong) return highlight(code, shown);
  const lines = highlightedLines(code, shown).map((html, index) => ({
    html,
    names: classesOfLine(classes.get(index), isNumbered),
  }));
  return isLong ? groupsOfLines(lines, columnsOf(code), firstNumber) : htmlOfLines(lines);
}

/** Code of a language without a grammar stays as it is: a mistake once a file, in projects of Docusaurus a warning. */
function knownOrText(language: string, { file, place, state, settings }: BuilderContext): string {
  if (isKnown(language)) return language;
  const message = `The language '${language}' has no grammar`;
  const remedy = "Write the language that is meant, or `text`.";
  const at = { file, ...place };
  if (settings.lenient)
    state.problems.push({
      severity: "warning",
      ...at,
      message: `${message}: its code is shown in one colour.`,
      remedy,
    });
  else if (!state.problems.some((told) => told.file === file && told.message === `${message}.`))
    state.problems.push({
      severity: "error",
      ...at,
      message: `${message}.`,
      remedy: "Write the language that is meant, or `text` for code in one colour.",
      choices: languagesLike(language),
    });
  return "text";
}

function warning(message: string, { file, place }: BuilderContext): Problem {
  return {
    severity: "warning",
    file,
    ...place,
    message,
    remedy: "Correct the range or the comment: this block shows fewer marked lines than it asks for.",
  };
}
