import { createHash } from "node:crypto";

const SCRIPTS = /<script\b((?:"[^"]*"|'[^']*'|[^'">])*)>([\s\S]*?)<\/script\s*>/gi;
const SOURCE = /\ssrc\s*=/i;
const TYPE = /\stype\s*=\s*["']?([^"'\s>]*)/i;
/** What browsers run, or let change what they run; other types are data, such as JSON-LD. */
const RUN_TYPES = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The texts of the scripts in a page's HTML that browsers would run, also those in templates; each once. */
export function inlineScripts(html: string): Set<string> {
  const texts = new Set<string>();
  for (const [, attributes = "", text = ""] of html.matchAll(SCRIPTS)) {
    if (SOURCE.test(attributes) || !RUN_TYPES.test(TYPE.exec(attributes)?.[1] ?? "")) continue;
    texts.add(text);
  }
  return texts;
}

/** Returns what gives the source by which a policy allows an inline script; each text is hashed once. */
export function scriptHasher(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const source = known.get(text) ?? `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    known.set(text, source);
    return source;
  };
}
