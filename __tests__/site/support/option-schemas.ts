import { readFileSync } from "node:fs";
import Joi from "joi";

/** What Joi tells of a schema. */
export type Description = {
  type: string;
  flags?: { default?: unknown; presence?: string };
  keys?: Record<string, Description>;
  items?: Description[];
  matches?: { schema?: Description; then?: Description; otherwise?: Description; switch?: { then?: Description }[] }[];
  whens?: Description["matches"];
};

/** What a release accepts, as `npm run schemas` has read it from the published packages. */
export type ReleaseSchemas = {
  release: string;
  config: Description;
  options: Record<string, Description>;
  themeConfig: Record<string, Description>;
  frontMatter: Record<string, Description>;
};

/** The release whose packages a version of the docs is held against: the unreleased one became 3.4.0. */
export const RELEASES = { current: "3.4.0", "3.3.2": "3.3.2", "3.2.1": "3.2.1" } as const;

/** A version of the docs. */
export type DocsVersionName = keyof typeof RELEASES;

/** The schemas that a version of the docs is held against. */
export function schemasOf(version: DocsVersionName): ReleaseSchemas {
  const file = `__tests__/site/schemas/${RELEASES[version]}.json`;
  return JSON.parse(readFileSync(file, "utf8")) as ReleaseSchemas;
}

/** Schemas that were built, which takes Joi a hundred times as long as to ask one. */
const built = new WeakMap<Description, Joi.ObjectSchema>();

/** What is wrong with a value, in Joi's words; nothing for a value that the schema accepts. */
export function faultsOf(value: unknown, description: Description, isSlice = false): string[] {
  const schema = built.get(description) ?? (Joi.build(withoutDefaults(description)) as Joi.ObjectSchema);
  built.set(description, schema);
  const { error } = schema.validate(value, { abortEarly: false, allowUnknown: isSlice });
  return error?.details.map(({ message }) => message) ?? [];
}

// Joi would read a default with a key `type` as a schema.
function withoutDefaults(description: Description): Description {
  return JSON.parse(
    JSON.stringify(description, (key, value: unknown) => (key === "default" ? undefined : value)),
  ) as Description;
}

/** The field of a description that a dotted path names, with its default; undefined where there is none. */
export function fieldOf(description: Description, path: readonly string[]): Description | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return description;
  for (const object of objectsIn(description)) {
    const field = object.keys?.[name];
    const found = field && fieldOf(field, rest);
    if (found) return withDefault(found, object.flags?.default ?? description.flags?.default, path);
  }
  return undefined;
}

function withDefault(field: Description, outer: unknown, path: readonly string[]): Description {
  if (field.flags && "default" in field.flags) return field;
  const value = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], outer);
  return value === undefined ? field : { ...field, flags: { ...field.flags, default: value } };
}

/** The descriptions of objects that a value may be: of its alternatives, conditions and items, too. */
function objectsIn(description: Description): Description[] {
  const branches = [...(description.matches ?? []), ...(description.whens ?? [])];
  const inner = branches.flatMap(({ schema, then, otherwise, switch: cases = [] }) => [
    schema,
    then,
    otherwise,
    ...cases.map((branch) => branch.then),
  ]);
  const others = [...inner, ...(description.items ?? [])].filter((one) => one !== undefined);
  return [...(description.keys ? [description] : []), ...others.flatMap(objectsIn)];
}
