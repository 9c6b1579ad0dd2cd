import { siteSchema, type SiteFile, type SiteInput } from "../site-config";
import { isMapping } from "../values/is-mapping";

/**
 * Settings with a site's own in their places. A setting all of whose keys may be left out, such as `checks` and
 * `words`, keeps those that its own value does not have; one that is undefined there is taken out.
 */
export function withOwnSettings(settings: SiteInput, own: Partial<SiteFile>) {
  const merged = Object.entries(own).map(([key, value]) => [
    key,
    mayBeEmpty(key) ? mergedValue(settings[key as keyof SiteInput], value) : value,
  ]);
  return { ...settings, ...(Object.fromEntries(merged) as Partial<SiteFile>) };
}

/** Whether the value of a key may be an object without keys. */
function mayBeEmpty(key: string): boolean {
  return Object.hasOwn(siteSchema.shape, key) && siteSchema.shape[key as keyof SiteInput].safeParse({}).success;
}

function mergedValue(value: unknown, own: unknown): unknown {
  if (!isMapping(value) || !isMapping(own)) return own;
  const merged = Object.entries(own).map(([key, part]) => [key, mergedValue(value[key], part)]);
  return { ...value, ...Object.fromEntries(merged) };
}
