import type { z } from "zod";
import { mistakeLines } from "../mistakes";
import type { PluginUse } from "../plugins";

/** The options of a plugin as a schema reads them; throws an error that names the plugin, keys and values. */
export function optionsOf<S extends z.ZodType>({ name, options }: PluginUse, schema: S): z.output<S> {
  const read = schema.safeParse(options);
  if (read.success) return read.data;
  throw new Error(`The options of ${name} are not valid:\n${mistakeLines(read.error, options).join("\n")}`);
}

/** The options that are set and that nothing reads. */
export function unreadOptions({ options }: PluginUse, read: readonly string[]): string[] {
  return Object.keys(options).filter((key) => !read.includes(key) && !isNothing(options[key]));
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}
