import { readFileSync } from "node:fs";
import path from "node:path";
import { messages } from "../../lib/words/messages.en";
import { filesIn } from "../../files/files-in";
import { CATALOGUE, catalogueText } from "./catalogue";

type Rule = { test: (file: string) => boolean; enforce: "pre"; loader: string; options: object };

/** The ids that the loader takes for words. */
const WRITTEN = /\bid(?:: |=)"[\w.]+"|\bid: [^"`{}\n]+ \? "[\w.]+" : "[\w.]+"|\bid: `[\w.]+\.\$\{[^`{}\n]+\}`/g;

/**
 * webpack's rules by which the words of messages stand where they are used, and the catalogue holds only those whose id
 * a page computes; before the other loaders. Of its 9 KB a page uses a sixth.
 */
export function placedMessagesRules(root: string): Rule[] {
  const catalogue = path.join(root, CATALOGUE);
  const words: Record<string, string> = messages;
  const computed = computedIds(sourcesIn(path.join(root, "src"), catalogue), Object.keys(words));
  const left = Object.fromEntries(computed.map((id) => [id, words[id]]));
  const folder = path.join(root, "src/build/bundler");
  return [
    {
      test: (file) => file.startsWith(path.join(root, "src") + path.sep) && file !== catalogue && isScript(file),
      enforce: "pre",
      loader: path.join(folder, "placed-messages-loader.cjs"),
      options: { words },
    },
    {
      test: (file) => file === catalogue,
      enforce: "pre",
      loader: path.join(folder, "text-loader.cjs"),
      options: { text: `export const messages = ${JSON.stringify(left)};\n` },
    },
  ];
}

/** webpack's rule by which other bundles have the words of the site; none where it has no words of its own. */
export function ownMessagesRules(root: string): Rule[] {
  const text = catalogueText();
  if (text === undefined) return [];
  const loader = path.join(root, "src/build/bundler/text-loader.cjs");
  return [{ test: (file) => file === path.join(root, CATALOGUE), enforce: "pre", loader, options: { text } }];
}

/** The ids, of all that there are, which sources name otherwise than in the ways that the loader knows. */
export function computedIds(sources: readonly string[], ids: readonly string[]): string[] {
  const rest = sources.map((source) => source.replace(WRITTEN, "")).join("\n");
  const named = new Set([...rest.matchAll(/"(?=([\w.]+)")/g)].map(([, name]) => name));
  const beginnings = [...rest.matchAll(/\bid: `([\w.]+)\$\{/g)].map(([, beginning = ""]) => beginning);
  return ids.filter((id) => named.has(id) || beginnings.some((beginning) => id.startsWith(beginning)));
}

function sourcesIn(folder: string, except: string): string[] {
  const files = filesIn(folder).map((file) => path.join(folder, file));
  // What reads a project of Docusaurus is in no page.
  const isOfPages = (file: string) => !file.startsWith(path.join(folder, "docusaurus") + path.sep);
  return files
    .filter((file) => file !== except && isScript(file) && isOfPages(file))
    .map((file) => readFileSync(file, "utf8"));
}

function isScript(file: string): boolean {
  return /\.tsx?$/.test(file);
}
