import { nearestFirst, type Problem } from "../../../lib/problem";
import { childrenOf, isElement, type ContentNode, type ContentProps, type Json } from "../../content-node";
import type { Builder, BuilderContext } from "./builder-context";
import { elementOf, MdxError } from "../run/runtime";
import type { CompileSettings } from "../settings";
import { textOrEmpty } from "../../../lib/values/text-or-empty";

/** The keywords that every site knows; the last four are older names. */
const KEYWORDS = [
  "note",
  "tip",
  "info",
  "warning",
  "danger",
  "unreleased",
  "secondary",
  "important",
  "success",
  "caution",
];

/** Attributes of a directive in braces that mean something: `:::note{#id .class}` or `:::note{title="…"}`. */
const ATTRIBUTES = ["id", "className", "title"];
/** Those that `:::unreleased` hands on to `<Unreleased>`, which ends its title. */
const MARK_ATTRIBUTES = ["pr", "names"];

function keywordsOf({ admonitions }: CompileSettings): string[] {
  return [...new Set([...KEYWORDS, ...admonitions])];
}

/** An admonition from a tag: checks its type; `title` and `icon` may hold content. */
export const admonitionOf: Builder = (props, children, context) => {
  const { type } = props;
  const { settings } = context;
  const keywords = keywordsOf(settings);
  if (typeof type === "string" && keywords.includes(type)) return [elementOf("Admonition", props, children)];
  const written = textOrEmpty(type);
  if (settings.lenient) {
    if (written) report(context, unknownKeyword(written, settings));
    return [elementOf("Admonition", { ...props, type: written || "note" }, children)];
  }
  throw new MdxError(
    type === undefined ? "The admonition has no type." : `There is no type of admonition '${written}'.`,
    "Give `type` one of the keywords; a site's own stand in `markdown.admonitions` in src/site.ts.",
    nearestFirst(written, keywords),
  );
};

/** An admonition from `:::keyword[title]{#id .class}`. What is wrong is reported, and its content is kept. */
export const containerDirectiveOf: Builder = (props, children, context) => {
  const { name, closed, ...written } = props;
  const type = textOrEmpty(name);
  const [mark, attributes] = type === "unreleased" ? markAndOthers(written, context) : [[], written];
  const [words, content] = labelAndContent(children);
  const label = mark.length > 0 ? [...(words ? [...words, " "] : []), ...mark] : words;
  const unknown = Object.keys(attributes).filter((key) => !ATTRIBUTES.includes(key));
  if (!keywordsOf(context.settings).includes(type)) report(context, unknownKeyword(type, context.settings));
  if (closed !== true) report(context, unclosed(type));
  for (const key of unknown) report(context, unknownAttribute(key));
  const given: ContentProps = Object.fromEntries(
    Object.entries(attributes).filter(([key]) => ATTRIBUTES.includes(key)),
  );
  return [elementOf("Admonition", { type, ...given, ...(label && { title: { $: label as Json[] } }) }, content)];
};

/** Nothing, for a line that begins with `:::` and is text: its author meant a part of an admonition. */
export const strayColonsOf: Builder = ({ hasOpenTitle }, _children, context) => {
  report(context, hasOpenTitle === true ? OPEN_TITLE : { ...STRAY_COLONS, choices: keywordsOf(context.settings) });
  return [];
};

const STRAY_COLONS: Report = {
  severity: "warning",
  message: "This `:::` neither opens nor closes an admonition; readers see it as text.",
  remedy:
    "Open one with `:::note[Title]` and close it with as many colons, indented alike; colons that are meant as text need a backslash before them.",
};

const OPEN_TITLE: Report = {
  severity: "warning",
  message: "This `:::` opens no admonition, because the bracket of its title is not closed; readers see it as text.",
  remedy: "Close the title with `]` in the same line; a bracket in it that is alone needs a backslash before it.",
};

/** The mark of `:::unreleased`, and the attributes that are the admonition's own. */
function markAndOthers(written: ContentProps, context: BuilderContext): [ContentNode[], ContentProps] {
  const isOfMark = ([key]: [string, unknown]) => MARK_ATTRIBUTES.includes(key);
  const entries = Object.entries(written);
  const mark = context.make("Unreleased", Object.fromEntries(entries.filter(isOfMark)), []);
  return [mark, Object.fromEntries(entries.filter((entry) => !isOfMark(entry)))];
}

function labelAndContent(children: ContentNode[]): [ContentNode[] | undefined, ContentNode[]] {
  const [first, ...rest] = children;
  if (first === undefined || !isElement(first) || first[0] !== "directive-label") return [undefined, children];
  const label = childrenOf(first);
  return [label.length > 0 ? label : undefined, rest];
}

/** Where a project of Docusaurus names keywords of its own. */
const OPTION = "`keywords` of `admonitions` among the options of docs, blog or pages";

function unknownKeyword(name: string, settings: CompileSettings): Report {
  return {
    severity: "warning",
    message: `There is no admonition ':::${name}'; readers see it as a note with this word as its title.`,
    remedy: `Correct the keyword, or add it to ${settings.lenient ? OPTION : "`markdown.admonitions` in src/site.ts"}.`,
    choices: nearestFirst(name, keywordsOf(settings)),
  };
}

function unclosed(name: string): Report {
  return {
    severity: "error",
    message: `The admonition ':::${name}' is never closed, so all that follows it is a part of it.`,
    remedy:
      "Close it with a line of as many colons, indented alike; an admonition around others needs more colons than they have.",
  };
}

function unknownAttribute(key: string): Report {
  return {
    severity: "warning",
    message: `The attribute '${key}' means nothing to an admonition.`,
    remedy: "Remove it, or use one of the attributes that are known.",
    choices: ["id", "class", "title"],
  };
}

type Report = Pick<Problem, "severity" | "message" | "remedy" | "choices">;

function report({ file, place, state }: BuilderContext, problem: Report): void {
  state.problems.push({ ...problem, file, ...place });
}
