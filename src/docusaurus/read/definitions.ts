import { isMapping } from "../../lib/values/is-mapping";

/** What stands for the class of plugins by which bundlers write values in the place of names. */
export class DefinePlugin {
  constructor(readonly definitions: unknown) {}
}

/** Names, and names of their members. */
const NAMES = /^[\p{L}_$][\w$]*(?:\.[\p{L}_$][\w$]*)*$/u;
const IN_SINGLE_QUOTES = /^'([^'"\\\n]*)'$/;

/** What a bundler's plugin defines, by webpack or Rspack or what stands for it; undefined of plugins of other kinds. */
export function definedBy(plugin: unknown): unknown {
  const { constructor, definitions, _args: parameters } = Object(plugin) as Record<string, unknown>;
  if ((constructor as { name?: unknown } | undefined)?.name !== "DefinePlugin") return undefined;
  return definitions ?? (Array.isArray(parameters) ? (parameters[0] as unknown) : undefined);
}

/**
 * Code by the names whose place it takes, as such a plugin means it: a text is code, an object has members, and is
 * itself a value. Code other than literals of JSON and names is left out, and its names are told.
 */
export function definitionsOf(defined: unknown): { definitions: Record<string, string>; others: string[] } {
  const definitions: Record<string, string> = {};
  const others: string[] = [];
  const add = (name: string, value: unknown): string | undefined => {
    const code = isMapping(value)
      ? objectOf(Object.entries(value).map(([key, member]) => [key, add(`${name}.${key}`, member)]))
      : codeOf(value);
    if (code !== undefined && NAMES.test(name)) definitions[name] = code;
    else if (!isMapping(value)) others.push(name);
    return code;
  };
  for (const [name, value] of Object.entries(Object(defined) as object)) add(name, value);
  return { definitions, others };
}

function codeOf(value: unknown): string | undefined {
  if (value === undefined) return "undefined";
  if (typeof value !== "string") return JSON.stringify(value);
  const code = value.trim().replace(IN_SINGLE_QUOTES, '"$1"');
  return NAMES.test(code) || isJson(code) ? code : undefined;
}

/** An object as JSON; undefined where one of its members is none. */
function objectOf(members: [key: string, code: string | undefined][]): string | undefined {
  const known = members.filter(([, code]) => code !== "undefined");
  if (!known.every(([, code]) => code !== undefined && isJson(code))) return undefined;
  return `{${known.map(([key, code]) => `${JSON.stringify(key)}:${code}`).join()}}`;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
