import type { Grammar, GrammarValue } from "prismjs";

/** Lines of `import` and `export` up to the next empty line, as MDX reads them. */
const ESM = /^(?:import|export)\b.*(?:\n(?!\s*\n).+)*/m;

/** An expression in braces, which may hold braces in two further levels. */
const EXPRESSION = /\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}/;

/** A tag whose attributes may hold such expressions. */
const TAG = new RegExp(`<\\/?(?:[A-Za-z][\\w.:-]*(?:[^<>{}"']|"[^"]*"|'[^']*'|${EXPRESSION.source})*)?>`);

/**
 * The grammar of MDX from those of Markdown and JSX, as Prism has none: statements and expressions in the colours of
 * JavaScript, tags as JSX, and the rest as Markdown. Front matter and fences come first, so that nothing within them is
 * read as MDX.
 */
export function mdxGrammarOf({ markdown, jsx }: Record<string, unknown>): Grammar {
  const { "front-matter-block": frontMatter, code, ...prose } = markdown as Record<string, GrammarValue>;
  const script = { ...(jsx as Grammar) };
  return {
    ...(frontMatter && { "front-matter-block": frontMatter }),
    ...(code && { code }),
    esm: { pattern: ESM, greedy: true, inside: script },
    "mdx-tag": { pattern: TAG, greedy: true, inside: tagParts(script) },
    expression: { pattern: EXPRESSION, greedy: true, inside: script },
    ...prose,
  };
}

/** What a tag holds: its name, the names of its attributes, texts, and expressions in the colours of JavaScript. */
function tagParts(script: Grammar): Grammar {
  return {
    expression: { pattern: EXPRESSION, inside: script },
    "attr-value": /"[^"]*"|'[^']*'/,
    tag: { pattern: /^(<\/?)[A-Za-z][\w.:-]*/, lookbehind: true },
    "attr-name": /[A-Za-z][\w:-]*/,
    punctuation: /<\/?|\/?>|=/,
  };
}
