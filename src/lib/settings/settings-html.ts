import { htmlAtBase } from "../html/html-tags";
import { plainAddress, plainHtml } from "../content/plain-data";
import type { Site } from "../site-config";
import { servedBaseUrl } from "../routes/url";

/** What texts of settings are, by their keys: HTML or an address. */
const SCHEMAS = new Map<PropertyKey | undefined, typeof plainHtml>([
  ...["html", "value", "content", "copyright"].map((key) => [key, plainHtml] as const),
  ...["to", "href"].map((key) => [key, plainAddress] as const),
]);

/** A text of settings that is or holds a script: its path in these, and what is wrong with it. */
type ScriptInSettings = { path: PropertyKey[]; text: string; message: string };

/** HTML of settings or sidebars as pages show it: with the base URL before the site's own paths. */
export function servedHtml(
  html: string,
  { baseUrl, lenient }: Pick<Site, "baseUrl" | "lenient">,
  production: boolean,
): string {
  // A project of Docusaurus writes the base URL into its HTML.
  return lenient ? html : htmlAtBase(html, servedBaseUrl(baseUrl, production));
}

/** Settings with each HTML in them changed. */
export function withHtml<Settings>(settings: Settings, change: (html: string) => string): Settings {
  return changed(settings, undefined, change) as Settings;
}

function changed(value: unknown, key: PropertyKey | undefined, change: (html: string) => string): unknown {
  if (typeof value === "string") return SCHEMAS.get(key) === plainHtml ? change(value) : value;
  if (Array.isArray(value)) return value.map((item, index) => changed(item, index, change));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changed(item, name, change)]));
}

/** The texts in settings that are an address or HTML with a script. */
export function scriptsInSettings(value: unknown, path: readonly PropertyKey[] = []): ScriptInSettings[] {
  if (typeof value === "string") {
    const issue = SCHEMAS.get(path.at(-1))?.safeParse(value).error?.issues[0];
    return issue ? [{ path: [...path], text: value, message: issue.message }] : [];
  }
  if (typeof value !== "object" || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, item]) => scriptsInSettings(item, [...path, key]));
}
