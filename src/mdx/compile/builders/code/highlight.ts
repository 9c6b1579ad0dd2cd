import { Prism } from "prism-react-renderer";
import type { Grammar } from "prismjs";
import { languages as components } from "prismjs/components";
import getLoader from "prismjs/dependencies";
import { codeRuns, linesOfRuns, type CodeRun, type CodeToken } from "../../../../lib/html/code-runs";
import { escapedContent } from "../../../../lib/html/html-text";
import { nearestFirst } from "../../../../lib/problem";
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
    mts: "typescript",
    cts: "typescript",
    vue: "markup",
    svelte: "markup",
    ps1: "powershell",
    rs: "rust",
    golang: "go",
    "c++": "cpp",
  }),
);

/** Loads one of Prism's grammars by name into the highlighter; throws when Prism has none. */
export type LoadGrammar = (language: string) => void;

/**
 * Adds grammars to the highlighter, each after those that it is made from; the loaded files expect it as the global
 * `Prism`.
 */
export function addGrammars(languages: string[], load: LoadGrammar): void {
  (globalThis as { Prism?: typeof Prism }).Prism = Prism;
  for (const language of getLoader({ languages: components }, languages).getIds()) {
    if (!(language in Prism.languages)) load(language);
  }
}

let loadWhenMet: LoadGrammar | undefined;

/** Has grammars loaded once code asks for them. */
export function loadGrammarsWhenMet(load: LoadGrammar): void {
  loadWhenMet = load;
}

/** Whether a language has a grammar, or needs none; one that Prism has is loaded now where it may be. */
export function isKnown(language: string): boolean {
  const name = nameOf(language);
  if (PLAIN.has(name) || grammarOf(name)) return true;
  const id = getLoader({ languages: components }, [name]).getIds().at(-1) ?? name;
  if (!loadWhenMet || id === "meta" || !Object.hasOwn(components, id)) return false;
  addGrammars([id], loadWhenMet);
  return grammarOf(name) !== undefined;
}

/** Throws for a language without a grammar, as highlighting does. */
export function assertKnown(language: string): void {
  const name = nameOf(language);
  if (!PLAIN.has(name) && !grammarOf(name)) throw noGrammar(language, name);
}

/** Code as HTML: class names only, no inline style. Throws for a language without a grammar. */
export function highlight(code: string, language: string): string {
  return htmlOf(codeRuns(tokensOf(code, language)));
}

/** The same line by line, each a whole by itself. */
export function highlightedLines(code: string, language: string): string[] {
  return linesOfRuns(codeRuns(tokensOf(code, language))).map(htmlOf);
}

/** Code as Prism's tokens; a fence inside Markdown in those of its own language where that has a grammar. */
function tokensOf(code: string, language: string): CodeToken[] {
  const name = nameOf(language);
  if (PLAIN.has(name)) return [code];
  const grammar = grammarOf(name);
  if (!grammar) throw noGrammar(language, name);
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

function nameOf(language: string): string {
  const name = language.toLowerCase();
  return ALIASES.get(name) ?? name;
}

function grammarOf(name: string): Grammar | undefined {
  if (name === "mdx") return mdxGrammarOf(Prism.languages);
  const grammar = Object.hasOwn(Prism.languages, name) ? Prism.languages[name] : undefined;
  return typeof grammar === "object" ? grammar : undefined;
}

function noGrammar(language: string, name: string): MdxError {
  // A loader's last id is that of the grammar itself, under the name that Prism gives it.
  const id = getLoader({ languages: components }, [name]).getIds().at(-1) ?? name;
  return new MdxError(
    `The language '${language}' has no grammar.`,
    id !== "meta" && Object.hasOwn(components, id)
      ? `Add '${id}' to \`markdown.codeLanguages\` in src/site.ts.`
      : "Write one of the known languages, or `text`.",
    nearestFirst(language, Object.keys(Prism.languages).filter(grammarOf)),
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
