import { languages as components } from "prismjs/components";

/** What Prism says of a grammar: its other names, and grammars that it may have inside of it. */
type CodeGrammar = { alias?: string | string[]; optional?: string | string[] };

const { meta: _meta, ...grammars } = components as unknown as Record<string, CodeGrammar>;

/** All of Prism's grammars by their ids. */
export const CODE_GRAMMARS: Readonly<Record<string, CodeGrammar>> = grammars;

/** The names of all grammars that Prism has, with their other names. */
export function grammarNames(): string[] {
  return Object.entries(CODE_GRAMMARS).flatMap(([id, { alias = [] }]) => [id, ...[alias].flat()]);
}
