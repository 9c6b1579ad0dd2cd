import { z } from "zod";

type JsonSchema = {
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: { enum?: string[] };
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  filledIn?: boolean;
};

/** What a schema says of a key that the engine fills in, and that no author writes: `z.string().meta(FILLED_IN)`. */
export const FILLED_IN = { filledIn: true };

/**
 * The keys that a schema allows at a path, without those that the engine fills in; where a value may be of several
 * kinds, those of all of them.
 */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const whole = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" }) as JsonSchema;
  const at = path.reduce<JsonSchema[]>((here, key) => here.flatMap((part) => below(part, key)), alternatives(whole));
  return [
    ...new Set(at.flatMap(({ properties = {}, propertyNames }) => propertyNames?.enum ?? writtenKeys(properties))),
  ];
}

function writtenKeys(properties: Record<string, JsonSchema>): string[] {
  return Object.entries(properties).flatMap(([key, { filledIn }]) => (filledIn ? [] : [key]));
}

function below({ properties, items, additionalProperties }: JsonSchema, key: PropertyKey): JsonSchema[] {
  const rest = typeof additionalProperties === "object" ? additionalProperties : undefined;
  const found = properties?.[String(key)] ?? items ?? rest;
  return found ? alternatives(found) : [];
}

function alternatives(schema: JsonSchema): JsonSchema[] {
  const parts = schema.anyOf ?? schema.oneOf;
  return parts ? parts.flatMap(alternatives) : [schema];
}
