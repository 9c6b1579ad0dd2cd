import { Prism } from "prism-react-renderer";
import { nearestFirst } from "../../lib/problem";
import { MdxMistake } from "./runtime";

type Token = string | { type: string; content: string | Token | Token[]; alias?: string | string[] };

/** Languages that are shown as they are. */
const PLAIN = new Set(["", "text", "txt", "plain", "plaintext"]);

/** Names that authors use for a grammar of another name. */
const ALIASES: Record<string, string> = { sh: "bash", shell: "bash", zsh: "bash", console: "bash", patch: "diff", mdx: "markdown", yml: "yaml", vue: "markup", ps1: "powershell", hs: "haskell", tex: "latex" };

/** Loads one of Prism's grammars by name into the highlighter; throws when Prism has none. */
export type LoadGrammar = (language: string) => void;

/** Adds grammars to the highlighter; the loaded files expect it as the global `Prism`. */
export function addGrammars(languages: string[], load: LoadGrammar): void {
  (globalThis as { Prism?: typeof Prism }).Prism = Prism;
  for (const language of languages) load(language);
}

/** Code as HTML: class names only, no inline style. Throws for a language without a grammar. */
export function highlight(code: string, language: string): string {
  const name = ALIASES[language.toLowerCase()] ?? language.toLowerCase();
  if (PLAIN.has(name)) return escapeHtml(code);
  const grammar = Prism.languages[name];
  if (!grammar) {
    throw new MdxMistake(
      `The language '${language}' has no grammar.`,
      "Write one of the known languages, or add the grammar to `markdown.codeLanguages` in src/site.ts.",
      nearestFirst(language, Object.keys(Prism.languages).filter((key) => typeof Prism.languages[key] === "object")),
    );
  }
  return (Prism.tokenize(code, grammar) as Token[]).map(htmlOf).join("");
}

function htmlOf(token: Token): string {
  if (typeof token === "string") return escapeHtml(token);
  const content = Array.isArray(token.content) ? token.content.map(htmlOf).join("") : htmlOf(token.content);
  const alias = Array.isArray(token.alias) ? token.alias.join(" ") : token.alias;
  return `<span class="token ${token.type}${alias ? ` ${alias}` : ""}">${content}</span>`;
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
