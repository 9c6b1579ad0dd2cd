import { readFileSync } from "node:fs";
import { createRequire, SourceMap, type SourceMapPayload } from "node:module";
import path from "node:path";
import type { parse as Parse } from "acorn";
import type { transformSync as TransformSync } from "esbuild";
import type {
  ArrayExpression,
  ArrowFunctionExpression,
  BlockStatement,
  FunctionDeclaration,
  Node,
  ObjectExpression,
  Program,
} from "estree";
import { linesInLocale } from "./lib/settings/locale-site";
import type { LineOf } from "./lib/settings/site-issues";
import { SITE_FILE } from "./lib/settings/site-file";

/**
 * Finds lines of `src/site.ts` of the site in a folder for what is wrong in it, or of another file from there that says
 * the configuration.
 */
export function siteLines(root = process.cwd(), file = SITE_FILE): LineOf {
  return codeLines(path.join(root, file), path.join(root, "package.json"));
}

/** Finds lines of the file that says a site's configuration, in the language that is built. */
export function linesOfSite(
  site: Parameters<typeof linesInLocale>[0] & { configFile?: string },
  root?: string,
): LineOf {
  return linesInLocale(site, siteLines(root, site.configFile));
}

/**
 * Finds lines of a file of code for what is wrong in the configuration that it gives; `from` is a file of the site, for
 * the packages that read code. The file is read and parsed at the first question: nobody asks where nothing is wrong.
 */
export function codeLines(file: string, from: string): LineOf {
  let lineOf: LineOf | undefined;
  return (keys) => (lineOf ??= readLines(file, from))(keys);
}

function readLines(file: string, from: string): LineOf {
  const load = createRequire(from);
  const { transformSync } = load("esbuild") as { transformSync: typeof TransformSync };
  const { parse } = load("acorn") as { parse: typeof Parse };
  const source = readFileSync(file, "utf8");
  // The parser reads no types; in TypeScript what looks like a tag may be a type.
  const loader = /\.[cm]?ts$/.test(file) ? "ts" : "jsx";
  const { code, map } = transformSync(source, { loader, sourcemap: "external", sourcefile: file });
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
  let value: Node | undefined = values.get("site") ?? exported(program);
  for (const key of keys) {
    value = value && objectOf(value, values);
    const place: Node | undefined = value && partOf(value, String(key), values);
    if (!place) return found;
    found = place;
    value = place.type === "Property" ? place.value : place;
  }
  return found;
}

/** What a program exports by default, or as CommonJS modules do. */
function exported({ body }: Program): Node | undefined {
  for (const statement of body) {
    if (statement.type === "ExportDefaultDeclaration") return statement.declaration as Node;
    if (statement.type !== "ExpressionStatement" || statement.expression.type !== "AssignmentExpression") continue;
    const { left, right } = statement.expression;
    if (left.type === "MemberExpression" && left.property.type === "Identifier" && left.property.name === "exports")
      return right;
  }
  return undefined;
}

/** What stands for a value: that of a name, and what a function gives at its end. */
function objectOf(value: Node, values: Map<string, Node>): Node | undefined {
  if (value.type === "Identifier") {
    const named = values.get(value.name);
    return named && objectOf(named, values);
  }
  if (!("body" in value) || !FUNCTIONS.has(value.type)) return value;
  const { body } = value as ArrowFunctionExpression | FunctionDeclaration;
  if (body.type !== "BlockStatement") return body;
  const given = body.body.findLast((statement) => statement.type === "ReturnStatement")?.argument;
  // Names inside of a function hide those outside.
  return given ? objectOf(given, new Map([...values, ...declared(body)])) : undefined;
}

const FUNCTIONS = new Set(["ArrowFunctionExpression", "FunctionExpression", "FunctionDeclaration"]);

/** The values of the names that a program, or a function, declares outside of functions in it. */
function declared({ body }: Program | BlockStatement): Map<string, Node> {
  const values = new Map<string, Node>();
  for (const statement of body) {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type === "FunctionDeclaration" && declaration.id) values.set(declaration.id.name, declaration);
    if (declaration?.type !== "VariableDeclaration") continue;
    for (const { id, init } of declaration.declarations)
      if (id.type === "Identifier" && init) values.set(id.name, init);
  }
  return values;
}

/**
 * The property of an object, or the element of an array, at a key, also where it is spread from a value of the same
 * file. What may be spread from elsewhere stands where it is spread; undefined where nothing tells the place.
 */
function partOf(value: Node, key: string, values: Map<string, Node>): Node | undefined {
  if (value.type === "ObjectExpression") {
    const parts = propertiesOf(value, values);
    return parts.findLast((part) => isNamed(part, key)) ?? parts.findLast(({ type }) => type === "SpreadElement");
  }
  if (value.type !== "ArrayExpression") return undefined;
  const elements = elementsOf(value, values);
  const index = Number(key);
  return elements.slice(0, index).some((element) => element?.type === "SpreadElement")
    ? undefined
    : (elements[index] ?? undefined);
}

function propertiesOf({ properties }: ObjectExpression, values: Map<string, Node>): ObjectExpression["properties"] {
  return properties.flatMap((property) => {
    const objects = property.type === "SpreadElement" && spreadFrom(property.argument, values);
    return objects && objects.every(({ type }) => type === "ObjectExpression")
      ? (objects as ObjectExpression[]).flatMap((object) => propertiesOf(object, values))
      : [property];
  });
}

function elementsOf({ elements }: ArrayExpression, values: Map<string, Node>): ArrayExpression["elements"] {
  return elements.flatMap((element) => {
    const [array, ...others] = element?.type === "SpreadElement" ? spreadFrom(element.argument, values) : [];
    return array?.type === "ArrayExpression" && others.length === 0 ? elementsOf(array, values) : [element];
  });
}

/** The values that may be spread: that of a name, and those of a condition. */
function spreadFrom(value: Node, values: Map<string, Node>): Node[] {
  if (value.type === "Identifier") {
    const named = values.get(value.name);
    return named ? spreadFrom(named, values) : [value];
  }
  if (value.type === "LogicalExpression" && value.operator === "&&") return spreadFrom(value.right, values);
  if (value.type !== "ConditionalExpression") return [value];
  return [value.alternate, value.consequent].flatMap((one) => spreadFrom(one, values));
}

function isNamed(property: ObjectExpression["properties"][number], name: string): boolean {
  if (property.type !== "Property" || property.computed) return false;
  const { key } = property;
  return key.type === "Identifier" ? key.name === name : key.type === "Literal" && String(key.value) === name;
}
