import { Prism } from "prism-react-renderer";
import type { Grammar } from "prismjs";
import { codeRuns, linesOfRuns, type CodeRun, type CodeToken } from "../../../../lib/html/code-runs";
import { escapedContent } from "../../../../lib/html/html-text";
import { nearestFirst, nearOnes } from "../../../../lib/problem";
import { MdxError } from "../../run/runtime";
import { mdxGrammarOf } from "./mdx-grammar";

/** Languages that are shown as they are. */
const PLAIN = new Set(["", "text", "txt", "plain", "plaintext"]);

/** Names that authors use for a grammar of another name, beside those that Prism knows. */
const ALIASES = new Map(
  Object.entries({
    sh: "bash",
    shell: "bash",
    zsh: "bash",
    console: "bash",
    patch: "diff",
    jsonc: "json",
    json5: "json",
    mjs: "javascript",
    cjs: "javascript",
    node: "javascript",
    nodejs: "javascript",
    mts: "typescript",
    cts: "typescript",
    vue: "markup",
    svelte: "markup",
    ps1: "powershell",
    rs: "rust",
    golang: "go",
    "c++": "cpp",
    "c#": "csharp",
    "f#": "fsharp",
  }),
);

/** The languages that docs have most, for who wrote the name of none: as many as a problem shows. */
const USUAL = "bash json yaml javascript typescript jsx tsx html css markdown diff python".split(" ");

/** Grammars beside those that are there: their names, and what loads one and gives the name that it then has. */
type MoreGrammars = { names: readonly string[]; find: (language: string) => string | undefined };

let more: MoreGrammars = { names: [], find: () => undefined };

/** Has languages without a grammar looked for among others. */
export function findGrammarsIn(grammars: MoreGrammars): void {
  more = grammars;
}

/** Whether a language has a grammar, or needs none; one that can be loaded is loaded now. */
export function isKnown(language: string): boolean {
  const name = nameOf(language);
  return PLAIN.has(name) || grammarOf(name) !== undefined;
}

/**
 * The languages that have a grammar, for an author who wrote one that has none: those that could be meant, the usual
 * ones, then all others by how near their names are.
 */
export function languagesLike(language: string): string[] {
  const names = [...Object.keys(Prism.languages).filter(grammarOf), ...more.names];
  const usual = USUAL.filter((name) => names.includes(name));
  return [...new Set([...nearOnes(language, names, 0), ...usual, ...nearestFirst(language, names)])];
}

/** Code as HTML: class names only, no inline style. Throws for a language without a grammar. */
export function highlight(code: string, language: string): string {
  return htmlOf(codeRuns(tokensOf(code, language)));
}

/** The same line by line, each a whole by itself, with its end. */
export function highlightedLines(code: string, language: string): string[] {
  return linesOfRuns(codeRuns(tokensOf(code, language))).map(htmlOf);
}

/** Code as Prism's tokens; a fence inside Markdown in those of its own language where that has a grammar. */
function tokensOf(code: string, language: string): CodeToken[] {
  const name = nameOf(language);
  if (PLAIN.has(name)) return [code];
  const grammar = grammarOf(name);
  if (!grammar) throw noGrammar(language);
  // Some grammars do part of their work in these two steps around Prism's own.
  const work = { code, grammar, language: name === "mdx" ? "markdown" : name, tokens: [] as CodeToken[] };
  Prism.hooks.run("before-tokenize", work);
  work.tokens = Prism.tokenize(work.code, work.grammar);
  Prism.hooks.run("after-tokenize", work);
  return work.tokens.map(withInnerCode);
}

function withInnerCode(token: CodeToken): CodeToken {
  if (typeof token === "string") return token;
  const { type, alias = [], content } = token;
  if (type !== "code-block" || typeof content !== "string")
    return { ...token, content: [content].flat().map(withInnerCode) };
  const name = [alias].flat().find((word) => word.startsWith("language-"));
  const language = name?.slice("language-".length) ?? "";
  return { type, content: tokensOf(content, grammarOf(nameOf(language)) ? language : "") };
}

/** The name of a language's grammar, which is loaded where it can be; where there is none, that of the language. */
function nameOf(language: string): string {
  const written = language.toLowerCase();
  const name = ALIASES.get(written) ?? written;
  return PLAIN.has(name) || grammarOf(name) ? name : (more.find(name) ?? name);
}

function grammarOf(name: string): Grammar | undefined {
  if (name === "mdx") return mdxGrammarOf(Prism.languages);
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === "object" ? grammar : undefined;
}

function noGrammar(language: string): MdxError {
  return new MdxError(
    `The language '${language}' has no grammar.`,
    "Write one of the known languages, or `text`.",
    languagesLike(language),
  );
}

function htmlOf(runs: readonly CodeRun[]): string {
  return runs
    .map(({ text, classes }) =>
      classes ? `<span class=${quoted(classes)}>${escapedContent(text)}</span>` : escapedContent(text),
    )
    .join("");
}

/** In HTML one name needs no quotes, which would be escaped in a page's data. */
function quoted(classes: string): string {
  return classes.includes(" ") ? `"${classes}"` : classes;
}
