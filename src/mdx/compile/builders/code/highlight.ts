import { Prism } from "prism-react-renderer";
import type { Grammar } from "prismjs";
import { languages as components } from "prismjs/components";
import getLoader from "prismjs/dependencies";
import { nearestFirst } from "../../../../lib/problem";
import { MdxError } from "../../run/runtime";
import { mdxGrammarOf } from "./mdx-grammar";

type Token = string | { type: string; content: string | Token | Token[]; alias?: string | string[] };

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
  const name = nameOf(language);
  if (PLAIN.has(name)) return escapeHtml(code);
  const grammar = grammarOf(name);
  if (!grammar) throw noGrammar(language, name);
  // Some grammars do part of their work in these two steps around Prism's own.
  const work = { code, grammar, language: name === "mdx" ? "markdown" : name, tokens: [] as Token[] };
  Prism.hooks.run("before-tokenize", work);
  work.tokens = Prism.tokenize(work.code, work.grammar);
  Prism.hooks.run("after-tokenize", work);
  return htmlOf(work.tokens);
}

/**
 * Highlighted code line by line, each a whole by itself: tokens that go on are closed at a line's end and opened again
 * in the next.
 */
export function linesOf(html: string): string[] {
  const open: string[] = [];
  return html.split("\n").map((line) => {
    const before = open.join("");
    for (const [tag] of line.matchAll(/<span [^>]*>|<\/span>/g)) {
      if (tag === "</span>") open.pop();
      else open.push(tag);
    }
    return before + line + "</span>".repeat(open.length);
  });
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

function htmlOf(token: Token | Token[]): string {
  if (typeof token === "string") return escapeHtml(token);
  if (Array.isArray(token)) return token.map(htmlOf).join("");
  const { type, alias = [], content } = token;
  const classes = [type, alias].flat();
  if (type === "code-block" && typeof content === "string") return innerHtml(content, classes);
  return `<span class="token ${classes.join(" ")}">${htmlOf(content)}</span>`;
}

/** The code of a fence inside Markdown, in the colours of its own language where that has a grammar. */
function innerHtml(code: string, classes: string[]): string {
  const language = classes.find((name) => name.startsWith("language-"))?.slice("language-".length) ?? "";
  return highlight(code, grammarOf(nameOf(language)) ? language : "");
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
