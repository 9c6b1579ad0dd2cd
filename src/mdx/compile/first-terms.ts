import { spellingKey, termId } from "../../lib/content/glossary";
import { isUnspaced } from "../../lib/content/unspaced-scripts";
import { escapedPattern } from "../../lib/values/escaped-pattern";
import { childrenOf, isElement, type ContentNode } from "../content-node";
import { knownTerms, termLink, type KnownTerms } from "./builders/term";
import type { BuilderContext } from "./builders/builder-context";

/** Elements that hold prose, and components that may hold such elements. */
const PROSE = /^(?:p|li|dd|td)$/;
const HOLDERS = new Set(["Admonition", "BrowserWindow", "Tabs", "TabItem"]);
/** What is no prose, wherever it stands: links, headings, code and controls. */
const OTHER = /^(?:a|h[1-6]|code|pre|kbd|samp|var|button|label|summary|svg|math|script|style)$/;

/** What marking the terms of a page needs. */
type Marking = KnownTerms & { pattern: RegExp; used: Set<string> };

/**
 * Content in which the first place of each term in prose leads to the glossary, but for terms that the author has
 * marked; the same content where the glossary cannot be read.
 */
export function withFirstTerms(
  nodes: ContentNode[],
  context: Pick<BuilderContext, "root" | "settings" | "state">,
): ContentNode[] {
  const known = knownTerms(context);
  if (!known || known.terms.size === 0) return nodes;
  return marked(nodes, { ...known, pattern: patternOf(known), used: context.state.once }, false);
}

/** Patterns by the terms that they find: one of 2,000 terms takes longer to make than a page to compile. */
const patterns = new WeakMap<KnownTerms["terms"], RegExp>();

function patternOf(known: KnownTerms): RegExp {
  const made = patterns.get(known.terms) ?? spellings(known);
  patterns.set(known.terms, made);
  return made;
}

/**
 * Words that are no part of longer ones, the longest spelling first; of scripts that put no spaces between words, any
 * place of theirs.
 */
function spellings({ terms }: KnownTerms): RegExp {
  const longestFirst = [...terms.keys()].sort((one, other) => other.length - one.length);
  const oneOf = (some: readonly string[]) =>
    `(?:${some.map((spelling) => escapedPattern(spelling).replaceAll(" ", "\\s+")).join("|")})`;
  const unspaced = longestFirst.filter(isUnspaced);
  const spaced = longestFirst.filter((spelling) => !isUnspaced(spelling));
  const whole = String.raw`(?<![\p{L}\p{M}\p{N}_-])${oneOf(spaced)}(?![\p{L}\p{M}\p{N}_-])`;
  return new RegExp(
    [...(unspaced.length > 0 ? [oneOf(unspaced)] : []), ...(spaced.length > 0 ? [whole] : [])].join("|"),
    "giu",
  );
}

function marked(nodes: ContentNode[], marking: Marking, isProse: boolean): ContentNode[] {
  return nodes.flatMap((node): ContentNode[] => {
    if (!isElement(node)) return isProse ? markedText(node, marking) : [node];
    const [tag, props] = node;
    if (OTHER.test(tag) || (/^[A-Z]/.test(tag) && !HOLDERS.has(tag))) return [node];
    return [[tag, props, ...marked(childrenOf(node), marking, isProse || PROSE.test(tag))]];
  });
}

function markedText(text: string, marking: Marking): ContentNode[] {
  const parts: ContentNode[] = [];
  let end = 0;
  for (const { index, 0: words } of text.matchAll(marking.pattern)) {
    const term = marking.terms.get(spellingKey(words));
    if (!term || marking.used.has(`term-${termId(term.term)}`)) continue;
    if (index > end) parts.push(text.slice(end, index));
    parts.push(termLink(term, [words], marking, marking.used));
    end = index + words.length;
  }
  return end < text.length ? [...parts, text.slice(end)] : parts;
}
