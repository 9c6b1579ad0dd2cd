import { readFileSync } from "node:fs";
import { createRequire, SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import type { parse as Parse } from "acorn";
import type { transformSync as TransformSync } from "esbuild";
import type { Expression, Node, Program } from "estree";
import type { LineOf } from "./lib/settings/site-issues";

/** The file with the configuration, from the site's root. */
const SITE_FILE = "src/site.ts";

/**
 * Finds lines of `src/site.ts` of the site in a folder for what is wrong in it. The file is read and parsed at the
 * first question: nobody asks where nothing is wrong.
 */
export function siteLines(root = process.cwd()): LineOf {
  let lineOf: LineOf | undefined;
  return (keys) => (lineOf ??= readLines(root))(keys);
}

function readLines(root: string): LineOf {
  const load = createRequire(path.join(root, "package.json"));
  const { transformSync } = load("esbuild") as { transformSync: typeof TransformSync };
  const { parse } = load("acorn") as { parse: typeof Parse };
  const source = readFileSync(path.join(root, SITE_FILE), "utf8");
  // The parser reads no types.
  const { code, map } = transformSync(source, { loader: "ts", sourcemap: "external", sourcefile: SITE_FILE });
  const program = parse(code, { ecmaVersion: "latest", sourceType: "module", locations: true }) as Program;
  const sources = new SourceMap(JSON.parse(map) as SourceMapPayload);
  return (keys) => {
    const start = nodeAt(program, keys)?.loc?.start;
    const entry = start && sources.findEntry(start.line - 1, start.column);
    return entry && "originalLine" in entry ? entry.originalLine + 1 : undefined;
  };
}

/**
 * What stands in the program of a configuration where keys lead, or the last that stands there on the way to it;
 * undefined where there is none but the configuration itself.
 */
function nodeAt(program: Program, keys: readonly PropertyKey[]): Node | undefined {
  const values = declared(program);
  let found: Node | undefined;
  let value: Node | undefined = values.get("site");
  for (const key of keys) {
    if (value?.type === "Identifier") value = values.get(value.name);
    const place: Node | undefined = value && partOf(value, String(key));
    if (!place) return found;
    found = place;
    value = place.type === "Property" ? place.value : place;
  }
  return found;
}

/** The values of the names that a program declares outside of functions. */
function declared({ body }: Program): Map<string, Expression> {
  const values = new Map<string, Expression>();
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && init) values.set(id.name, init);
  }
  return values;
}

/** The property of an object, or the element of an array, at a key; undefined where it stands elsewhere. */
function partOf(value: Node, key: string): Node | undefined {
  if (value.type === "ObjectExpression")
    return value.properties.findLast(
      (property) =>
        property.type === "Property" &&
        !property.computed &&
        ((property.key.type === "Identifier" && property.key.name === key) ||
          (property.key.type === "Literal" && String(property.key.value) === key)),
    );
  if (value.type !== "ArrayExpression") return undefined;
  const { elements } = value;
  const index = Number(key);
  return elements.slice(0, index).some((element) => element?.type === "SpreadElement")
    ? undefined
    : (elements[index] ?? undefined);
}
