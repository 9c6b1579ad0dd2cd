import { Prism } from "prism-react-renderer";
import { languages as components } from "prismjs/components";
import getLoader from "prismjs/dependencies";
import { CODE_GRAMMARS, grammarNames } from "../../../../lib/content/code-grammars";
import { findGrammarsIn } from "./highlight";

/** Names that authors use for grammars of Prism which do not know them; a module for browsers has the most usual. */
const ALIASES = new Map(
  Object.entries({
    ...namesOf("bash", ["env", "dotenv", "fish", "nu", "nushell", "bash-session", "ksh", "csh"]),
    ...namesOf("json", ["jsonl", "ndjson", "geojson", "webmanifest", "importmap"]),
    ...namesOf("ini", ["conf", "config", "cfg", "npmrc", "desktop"]),
    ...namesOf("apacheconf", ["apache", "htaccess"]),
    ...namesOf("sql", ["mysql", "postgres", "postgresql", "pgsql", "psql", "sqlite", "tsql"]),
    ...namesOf("batch", ["bat", "cmd"]),
    ...namesOf("powershell", ["pwsh", "psm1"]),
    ...namesOf("hcl", ["terraform", "tf", "tfvars"]),
    ...namesOf("django", ["jinja"]),
    ...namesOf("python", ["bazel", "starlark", "bzl", "python3"]),
    ...namesOf("groovy", ["jenkinsfile"]),
    ...namesOf("tsx", ["astro"]),
    ...namesOf("css", ["postcss"]),
    ...namesOf("nasm", ["asm", "assembly"]),
    ...namesOf("dot", ["graphviz"]),
    ...namesOf("plant-uml", ["puml"]),
    ...namesOf("matlab", ["octave"]),
    ...namesOf("latex", ["bibtex"]),
    ...namesOf("rest", ["rst", "restructuredtext"]),
    ...namesOf("markup", ["xhtml"]),
    ...namesOf("makefile", ["make", "mk"]),
    ...namesOf("protobuf", ["proto"]),
    ...namesOf("shell-session", ["terminal"]),
    // These change the grammar of another language for all code that comes after them in the same process.
    ...namesOf("javascript", ["jsdoc", "js-extras", "js-templates"]),
    ...namesOf("java", ["javadoc", "javadoclike"]),
    ...namesOf("php", ["phpdoc", "php-extras"]),
    ...namesOf("css", ["css-extras"]),
    ...namesOf("csharp", ["xml-doc"]),
    ...namesOf("c", ["opencl"]),
  }),
);

function namesOf(grammar: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, grammar]));
}

/** Loads one of Prism's grammars by name into the highlighter; throws when Prism has none. */
type LoadGrammar = (language: string) => void;

/**
 * Adds grammars to the highlighter, each after those that it is made from; the loaded files expect it as the global
 * `Prism`.
 */
export function addGrammars(languages: readonly string[], load: LoadGrammar): void {
  (globalThis as { Prism?: typeof Prism }).Prism = Prism;
  for (const language of getLoader({ languages: components }, [...languages]).getIds()) {
    if (!(language in Prism.languages)) load(language);
  }
}

/** Has each of Prism's grammars loaded once code asks for it by its name or another one. */
export function loadGrammarsWhenMet(load: LoadGrammar): void {
  const names = [...grammarNames(), ...ALIASES.keys()];
  findGrammarsIn({ names, find: (name) => loadedAs(name, load) });
}

/** The name of the grammar that stands for a language, which is loaded now; undefined where there is none. */
function loadedAs(language: string, load: LoadGrammar): string | undefined {
  const name = ALIASES.get(language) ?? language;
  const id = getLoader({ languages: components }, [name]).getIds().at(-1);
  if (id === undefined || !Object.hasOwn(CODE_GRAMMARS, id)) return undefined;
  // What a grammar may have inside of it is looked up as it loads, so it must not depend on what was met before.
  const inside = [CODE_GRAMMARS[id]?.optional ?? []].flat().filter((other) => !ALIASES.has(other));
  addGrammars([...inside, id], load);
  return name;
}
