import { childrenOf, isElement, textOf, type ContentElement, type ContentNode } from "../../content-node";
import { WRITTEN_NAME } from "../parse/tree-names";
import { withPathBreaks } from "../prose/name-breaks";
import { elementOf, MdxError } from "../run/runtime";
import type { Builder } from "./builder-context";
import { onlyListIn, partName, type ListComponent } from "./only-list";
import { textOrEmpty } from "../../../lib/values/text-or-empty";

const FILE_TREE: ListComponent = {
  tag: "FileTree",
  list: "ul",
  className: "file-tree",
  remedy: "Put one list into it, each item beginning with `-`, and indent what a folder holds like the folder's name.",
};

/** What may stand in an item beside its lists: all that stands in a line of text. */
const INLINE = new Set("a abbr b br code del em i img kbd mark s small span strong sub sup".split(" "));

/** What may stand around a name, from outside to inside; bold ones are marked. */
const AROUND = new Set(["a", "b", "strong"]);

/** The names of files and folders that an author leaves out. */
const PLACEHOLDER = /^(?:\.{3}|…)$/;

/**
 * `<FileTree>` around an unordered list: each item begins with the name of a file, or of a folder, which has a list or
 * ends with `/`; more text is a comment. Names become code, those of folders with a `/`, and comments a `span`.
 */
export const fileTreeOf: Builder = (props, children) => {
  const [, given, ...items] = onlyListIn(FILE_TREE, props, children);
  return [treeOf(given, items)];
};

function treeOf(props: ContentElement[1], items: ContentNode[]): ContentElement {
  return elementOf("ul", props, items.filter(isElement).map(entryOf));
}

function entryOf(item: ContentElement): ContentElement {
  const parts = childrenOf(item).flatMap((part): ContentNode[] =>
    isElement(part) && part[0] === "p" ? [...childrenOf(part), " "] : [part],
  );
  const lists = parts.filter((part): part is ContentElement => isElement(part) && part[0] === "ul");
  const { [WRITTEN_NAME]: written, ...props } = item[1];
  const line = parts.filter((part) => !isElement(part) || part[0] !== "ul");
  const { name, comment } = lineOf(line, textOrEmpty(written));
  const text = textOf([name]);
  const isMore = PLACEHOLDER.test(text);
  const isFolder = lists.length > 0 || text.endsWith("/");
  const kind = isFolder ? "folder" : isMore ? "more" : undefined;
  return elementOf("li", { ...props, ...(kind && { "data-kind": kind }) }, [
    isMore ? elementOf("span", {}, ["…"]) : shownName(name, isFolder),
    ...(comment.length > 0 ? [" ", elementOf("span", {}, comment)] : []),
    ...lists.map(([, props, ...items]) => treeOf({ ...props, role: "list" }, items)),
  ]);
}

/** The name at the start of a line, a word or an element, and the comment behind it; `written` is its first word. */
function lineOf(nodes: readonly ContentNode[], written: string): { name: ContentNode; comment: ContentNode[] } {
  const wrong = nodes.find((node) => isElement(node) && !INLINE.has(node[0]));
  if (wrong !== undefined)
    throw new MdxError(
      `The item '${textOf(nodes.filter((node) => node !== wrong)).trim()}' of <FileTree> holds ${partName(wrong)}.`,
      "Leave the name there, a comment in the same line and, for a folder, a list whose items begin with `-`.",
    );
  const [first, ...others] = joinedTexts(nodes);
  if (first === undefined)
    throw new MdxError(
      "An item of <FileTree> has no name.",
      "Begin it with the name of a file or of a folder, or with `…` for what is left out.",
    );
  const [, word = "", behind = ""] = isElement(first) ? [] : (/^\s*(\S+)(.*)$/s.exec(first) ?? []);
  const name = isElement(first) ? first : word;
  const rest = behind === "" ? others : [behind, ...others];
  const [next] = rest;
  const isWhole = next === undefined || (!isElement(next) && /^\s/.test(next)) || (isElement(next) && next[0] === "br");
  // Bold is written with stars: these belong to a name such as `__tests__`.
  if (!isWhole || !isName(name) || (isElement(name) && written.startsWith("__"))) {
    const [read = ""] = textOf([name, ...rest]).split(/\s/);
    throw new MdxError(
      `Markdown reads signs in the name '${written || read}' of <FileTree> as marks.`,
      "Write the whole name as code, between backticks, and a space before the comment.",
    );
  }
  return { name, comment: trimmed(rest) };
}

/** Whether an element, or each element in it that is the only one, may hold a name. */
function isName(node: ContentNode): boolean {
  return !isElement(node) || node[0] === "code" || (AROUND.has(node[0]) && childrenOf(node).every(isName));
}

/** Nodes with texts that stand side by side as one, and without a blank first; an address that is a name is text. */
function joinedTexts(nodes: readonly ContentNode[]): ContentNode[] {
  const joined: ContentNode[] = [];
  for (const node of nodes) {
    const part = isElement(node) && joined.length === 0 && isMail(node) ? textOf([node]) : node;
    const last = joined.at(-1);
    if (typeof part === "string" && typeof last === "string") joined[joined.length - 1] = last + part;
    else if (last !== undefined || isElement(part) || part.trim() !== "") joined.push(part);
  }
  return joined;
}

/** Whether Markdown took a name such as `logo@2x.png` for an address. */
function isMail(node: ContentElement): boolean {
  return node[0] === "a" && node[1].href === `mailto:${textOf([node])}`;
}

/** A comment without space at its ends. */
function trimmed(nodes: readonly ContentNode[]): ContentNode[] {
  const last = nodes.length - 1;
  return nodes
    .map((node, index) => {
      if (isElement(node)) return node;
      const start = index === 0 ? node.trimStart() : node;
      return index === last ? start.trimEnd() : start;
    })
    .filter((node) => node !== "");
}

/** A name as code inside what its author put around it. */
function shownName(name: ContentNode, isFolder: boolean): ContentElement {
  if (!isElement(name) || name[0] === "code") {
    const text = textOf([name]).trim();
    return elementOf("code", {}, withPathBreaks(isFolder ? `${text.replace(/\/+$/, "")}/` : text));
  }
  const [tag, props, ...children] = name;
  const [only = ""] = children;
  const inner = children.length === 1 ? only : textOf(children);
  return elementOf(tag, props, [shownName(inner, isFolder)]);
}
