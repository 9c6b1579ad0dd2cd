import type { Element, Nodes as HastNodes, Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type {} from "remark-mdx";
import { toString } from "mdast-util-to-string";
import type { Formulas } from "../../../lib/content/formulas";
import type { Transforms } from "../../../lib/settings/function-settings";
import { splitFrontMatter } from "../../../lib/content/front-matter";
import { withLineFeeds } from "../../../lib/content/line-ends";
import type { InlineDirectives } from "./directives";
import { nameFootnotes } from "./footnotes";
import { addEsm, addExpression, emptyProgram, type MdxProgram } from "../run/program";
import type { Problem } from "../../../lib/problem";
import {
  contentTitleOf,
  giveHeadingIds,
  htmlTreeOf,
  parseMarkdown,
  unravel,
  type MarkdownReading,
  type RepeatedId,
} from "./parse";
import { preprocess } from "./preprocess";
import { MdxSyntaxError } from "./syntax-error";
import { unclosedBrace } from "./unclosed-brace";
import { parsedBySite, transformed, type Transforming } from "./transforms";
import type { UnreadLink } from "./unread-links";
import { repeatedTitles } from "./repeated-titles";
import { missedTruncateMarks, repeatedTruncateMarks } from "./truncate-mark";
import { unreadMarks } from "./unread-marks";
import { unreadTables } from "./unread-tables";
import { MdxError } from "../run/runtime";
import { placeOf, type Place } from "../compile-state";
import { noteWrittenNames } from "./tree-names";
import { walk } from "./walk";
import { restoreWritten } from "./written-lines";

/** One MDX file read and parsed, not yet run: a page or a partial. */
export type MdxModule = {
  /** Path from the site's root. */
  file: string;
  html: HastRoot;
  /** What the ids of its footnotes begin with, where it has some. */
  footnotes?: string;
  program: MdxProgram;
  /** Index in the program's expressions of each node or attribute that holds one. */
  expressionOf: Map<object, number>;
  /** The heading that is the title, where the file is a page; it is no part of the page's tree. */
  title?: Element;
  /** The title's text. */
  titleText?: string;
  /** Links that became text. */
  unread: UnreadLink[];
  /** Warnings of headings that ask for one id, and of tables that became text. */
  problems: Problem[];
  /** Warnings of what a page has twice, and of which a partial may bring another one. */
  pageProblems: Problem[];
};

/**
 * How a file is read: whether comments of HTML are comments in it, as in `.md` files, what changes its trees, what
 * finds links in them that became text, and which directives are read beside admonitions. With `elementsOfHtml` it is
 * CommonMark, and that makes elements of the HTML in its tree.
 */
export type ModuleReading = {
  htmlComments?: boolean;
  transforming?: Transforming;
  elementsOfHtml?: (tree: HastRoot) => HastRoot;
  unreadLinks?: (tree: Root, text: string) => UnreadLink[];
  directives?: InlineDirectives;
} & MarkdownReading;

/** Parses an MDX file; throws MdxSyntaxError with line and column where it is not valid, or where a transform fails. */
export function readModule(source: string, file: string, reading: ModuleReading = {}): MdxModule {
  const { htmlComments = false, transforming, elementsOfHtml, unreadLinks, directives, ...markdown } = reading;
  const { body } = splitFrontMatter(source);
  const { formulas } = markdown;
  const isCommonMark = elementsOfHtml !== undefined;
  const prepared = preprocess(body, isCommonMark ? "commonmark" : htmlComments || file.endsWith(".md") ? "md" : "mdx");
  const change = <T>(tree: T, stage: Exclude<keyof Transforms, "parse">) =>
    transformed(tree, stage, { path: file, text: source }, transforming);
  const tree = isCommonMark
    ? parseMarkdown(prepared, { isCommonMark, formulas, directives })
    : parsed(prepared, { formulas, directives }, transforming);
  if (isCommonMark) restoreWritten(tree, withLineFeeds(body), prepared);
  const written = change(tree, "beforeMarkdown");
  unravel(written);
  noteWrittenNames(written, prepared);
  const repeated = giveHeadingIds(written, markdown.keepHeadingCase).map((heading) => repeatedIdIn(file, heading));
  const title = contentTitleOf(written);
  const changed = change(written, "markdown");
  // Plugins may make links and tables of what is none for Markdown.
  const unread = unreadLinks?.(changed, prepared) ?? [];
  const problems = [
    ...repeated,
    ...[unreadTables, unreadMarks, missedTruncateMarks].flatMap((find) => find(changed, prepared, file)),
  ];
  const raw = htmlTreeOf(changed, prepared, file, { ...markdown, isCommonMark });
  const html = change(elementsOfHtml?.(raw) ?? raw, "html");
  const footnotes = nameFootnotes(html, file);
  const { program, expressionOf } = programOf(html);
  return {
    file,
    html,
    footnotes,
    program,
    expressionOf,
    title: title && titleIn(html),
    titleText: title && toString(title, { includeHtml: false }),
    unread,
    problems,
    pageProblems: [repeatedTitles, repeatedTruncateMarks].flatMap((find) => find(changed, file)),
  };
}

function repeatedIdIn(file: string, { id, heading, other }: RepeatedId): Problem {
  return {
    severity: "warning",
    file,
    ...placeOf(heading),
    message: `The heading asks for the id '${id}', which the heading in line ${other.position?.start.line} has: it gets another one.`,
    remedy: `Write another id: links to \`#${id}\` lead to the first of the two.`,
  };
}

function titleIn(html: HastRoot): Element | undefined {
  return html.children.find((node): node is Element => node.type === "element" && node.tagName === "h1");
}

function parsed(
  body: string,
  syntax: { formulas?: Formulas; directives?: InlineDirectives },
  transforming: Transforming | undefined,
): Root {
  try {
    return parsedBySite(body, transforming) ?? parseMarkdown(body, syntax);
  } catch (error) {
    const { reason, line, column } = error as { reason?: string; line?: number; column?: number };
    if (!reason) throw error;
    throw new MdxSyntaxError(
      `The MDX is not valid: ${plainReason(reason)}.`,
      remedyFor(reason),
      unclosedBrace(body, reason) ?? placeOfMistake(reason, { line, column }),
    );
  }
}

/** What the parser says is wrong; of `import` and `export` it names the program that it asks. */
function plainReason(reason: string): string {
  if (/^Could not parse import\/exports/.test(reason))
    return "what begins with `import` or `export` is no JavaScript from here on";
  return reason.replace(/\.$/, "");
}

/**
 * The place of a mistake. Of a tag without an end it is that which the message names: the parser gives that of the
 * paragraph around it, and of one that is open at the end of the file no other.
 */
function placeOfMistake(reason: string, { line, column }: Place): Place {
  const isNamed = line === undefined || /^Expected a closing tag for /.test(reason);
  const [, ownLine, ownColumn] = (isNamed && /\((\d+):(\d+)/.exec(reason)) || [];
  if (ownLine) return { line: Number(ownLine), column: Number(ownColumn) };
  return line === undefined ? {} : { line, column };
}

function remedyFor(reason: string): string {
  if (/directiveContainer/.test(reason))
    return "Close the admonition with `:::` on a line of its own, inside the same tag.";
  if (/import|export/i.test(reason))
    return "Mend the import or export statement, leave an empty line below it, or start the line with another word if it is text.";
  if (/acorn|expression/i.test(reason))
    return "Mend the JavaScript between the braces, or write `\\{` for a brace that is meant as text.";
  if (/closing tag|closing slash|end-tag|before the end of|open tag/i.test(reason))
    return "Close the tag: `<br />`, or `<b>…</b>` with both tags in the same paragraph or block. Write `\\<` for a sign that is meant as text, or put it between backticks.";
  if (/character `!`|comment/i.test(reason)) return "Write comments as `{/* … */}`.";
  if (/before attribute value/.test(reason))
    return 'Put the value of the attribute in quotes, as in `name="value"`, or in braces.';
  if (/before name|in name|attribute/i.test(reason))
    return "Write `\\<` for a less-than sign that is meant as text, or put it between backticks.";
  return "Mend the syntax at this place; `{`, `}` and `<` that are meant as text need a backslash before them.";
}

function programOf(html: HastRoot): Pick<MdxModule, "program" | "expressionOf"> {
  const program = emptyProgram();
  const expressionOf = new Map<object, number>();
  const add = (holder: object, estree: Parameters<typeof addExpression>[1]) => {
    const index = addExpression(program, estree);
    if (index !== undefined) expressionOf.set(holder, index);
  };
  walk<HastNodes>(html, (node) => {
    if (node.type === "mdxjsEsm" && node.data?.estree) addEsmAt(program, node);
    else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") add(node, node.data?.estree);
    else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      for (const attribute of node.attributes) {
        if (attribute.type === "mdxJsxExpressionAttribute") add(attribute, attribute.data?.estree);
        else if (attribute.value && typeof attribute.value === "object") add(attribute, attribute.value.data?.estree);
      }
    }
  });
  return { program, expressionOf };
}

function addEsmAt(program: MdxProgram, node: Extract<HastNodes, { type: "mdxjsEsm" }>): void {
  try {
    if (node.data?.estree) addEsm(program, node.data.estree);
  } catch (error) {
    throw new MdxSyntaxError(
      `${(error as Error).message}.`,
      "Content may use `import` and `export const|function`; remove this statement.",
      placeOf(node),
    );
  }
}

/**
 * The value of a spread attribute's expression: its estree is an object with one spread, so it is an object already.
 */
export function asProps(value: unknown): Record<string, unknown> {
  if (value === null || value === undefined) return {};
  if (typeof value === "object") return value as Record<string, unknown>;
  throw new MdxError(
    "Only an object can be spread into a tag's attributes.",
    "Write `{...{ name: value }}` or the attributes themselves.",
  );
}
