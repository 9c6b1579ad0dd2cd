import type { z } from "zod";

type SchemaParts = {
  shape?: Record<string, unknown>;
  element?: unknown;
  valueType?: unknown;
  def?: { innerType?: unknown; options?: unknown[]; in?: unknown };
};

/** The keys that a schema allows at a path, found by walking it through arrays, records, optionals, defaults and the first branch of unions. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const at = path.reduce<unknown>((here, key) => childOf(unwrapped(here), key), schema);
  return Object.keys((unwrapped(at) as SchemaParts | undefined)?.shape ?? {});
}

function unwrapped(schema: unknown): unknown {
  const { def, shape } = (schema ?? {}) as SchemaParts;
  const inner = def?.innerType ?? def?.options?.[0] ?? def?.in;
  return shape || inner === undefined ? schema : unwrapped(inner);
}

function childOf(schema: unknown, key: PropertyKey): unknown {
  const { shape, element, valueType } = (schema ?? {}) as SchemaParts;
  return shape?.[String(key)] ?? element ?? valueType;
}
