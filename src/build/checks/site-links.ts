import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { linksInHtml } from "../../lib/html/html-tags";
import { lineOfPath } from "../../lib/content/front-matter";
import { lineWhere } from "../../lib/content/line-where";
import { navbarHtmlOf, navbarLinksOf } from "../../lib/settings/navbar-config";
import type { LineOf } from "../../lib/settings/site-issues";
import { SETTINGS_KEYS, type SettingsKey, type Site } from "../../lib/site-config";
import { withoutBaseUrl } from "../../lib/routes/url";
import { linesOfSite } from "../../site-lines";
import type { CheckedPage } from "./link-check";

/**
 * A file that holds settings, and its text, in which the lines of its problems are found; `lineOf` finds that of a
 * value by the keys that lead to it in the setting, where these are those of the file.
 */
export type SettingsSource = { file: string; text: string; lineOf?: LineOf };

/**
 * Links that the site's configuration names, to be checked as if it were a page; each has the line on which its text
 * stands.
 */
export function siteFilePage(root: string, site: Configured, urls: readonly string[]): CheckedPage {
  return settingsPage(
    configurationSource(root, site),
    urls.map((url) => ({ url })),
  );
}
type Configured = Pick<Site, "configFile">;

/** The links of navbar, footer and announcement, as a page for each file in which these stand. */
export function framePages(root: string, site: Site): CheckedPage[] {
  const files = new Set(SETTINGS_KEYS.map((key) => fileOf(site, key)));
  return [...files].map((file) => {
    const keys = SETTINGS_KEYS.filter((key) => fileOf(site, key) === file);
    const links = frameLinksOf(site, keys);
    // A project of Docusaurus writes the base URL into its HTML.
    const checked = links.map(({ url, ...link }) => ({
      ...link,
      url: site.lenient ? withoutBaseUrl(url, site.baseUrl) : url,
    }));
    return settingsPage(sourceAt(root, file), checked);
  });
}

/** The file in which a setting stands: its own, or that of the configuration. */
export function settingsSourceOf(
  root: string,
  site: Pick<Site, "settingsFiles" | "configFile" | "lenient" | "i18n">,
  key: SettingsKey,
): SettingsSource {
  const source = sourceAt(root, fileOf(site, key));
  if (site.settingsFiles[key] !== undefined) return { ...source, lineOf: (keys) => lineOfPath(source.text, keys) };
  // A project of Docusaurus has other keys.
  return site.lenient ? source : { ...source, lineOf: (keys) => configurationLine(root, site, [key, ...keys]) };
}

/** The file that says all that no file of settings does. */
export function configurationSource(root: string, { configFile }: Configured): SettingsSource {
  return sourceAt(root, configFile);
}

function fileOf({ settingsFiles, configFile }: Pick<Site, "settingsFiles" | "configFile">, key: SettingsKey): string {
  return settingsFiles[key] ?? configFile;
}

/** The line of the configuration in which keys lead to a value, or to what is around it; undefined if unknown. */
export function configurationLine(
  root: string,
  site: Configured & Partial<Pick<Site, "i18n">>,
  keys: readonly PropertyKey[],
): number | undefined {
  return linesOfSite(site, root)(keys);
}

/** A file that is not there has no lines; that is told where the settings are read. */
function sourceAt(root: string, file: string): SettingsSource {
  const absolute = path.join(root, file);
  return { file, text: existsSync(absolute) ? readFileSync(absolute, "utf8") : "" };
}

function settingsPage(
  { file, text }: SettingsSource,
  links: readonly { url: string; isDrawn?: boolean }[],
): CheckedPage {
  return {
    file,
    contentRoot: "content",
    links: links.map((link) => ({
      ...link,
      line: lineOfText(text, link.url) ?? lineOfText(text, unslashed(link.url)),
    })),
  };
}

/** A path as configurations of Docusaurus may write it, without the slash at its beginning. */
function unslashed(url: string): string {
  return url.replace(/^\/(?=.)/, "");
}

/** The first line of the configuration on which a text stands in quotes. */
export function siteFileLine(root: string, site: Configured, text: string): number | undefined {
  return lineOfText(configurationSource(root, site).text, text);
}

/** The first line of a file of settings that gives a key a value, in TypeScript or in YAML. */
export function lineOfValue(source: string, key: string, value: string): number | undefined {
  return lineWhere(source, (line) => line.includes(key) && isWritten(value, line));
}

/** The first line of a file of settings, in TypeScript or in YAML, that gives a key a value at any depth. */
export function lineOfSetting(source: string, key: string): number | undefined {
  const names = [key, `"${key}"`, `'${key}'`];
  return lineWhere(source, (line) => names.includes(line.slice(0, line.indexOf(":")).trim()));
}

/**
 * The line on which a text stands in the value of a key, in a file of settings or in front matter, from 1: the first
 * one from the key on, if it is said there.
 */
export function lineBelowKey(source: string, key: string, text: string): number | undefined {
  const above = (lineOfSetting(source, key) ?? 1) - 1;
  const below = source.split("\n").slice(above).join("\n");
  const line = lineOfText(below, text) ?? lineWhere(below, (one) => one.includes(text));
  return line === undefined ? lineWhere(source, (one) => one.includes(text)) : line + above;
}

/** The first line of a file of settings, in TypeScript or in YAML, or of front matter, that gives a text as a value. */
export function lineOfText(source: string, text: string): number | undefined {
  return lineWhere(source, (line) => isWritten(text, line));
}

/**
 * Whether a line says a text: in any quotes, or as YAML without; with an anchor or a query that is no part of what is
 * checked.
 */
function isWritten(text: string, line: string): boolean {
  return line.split(text).some((before, index, parts) => {
    const after = parts[index + 1];
    if (after === undefined) return false;
    return (
      (/["'`]$/.test(before) && /^["'`\\#?]/.test(after)) || (/[:-] +$/.test(before) && /^(?:[#?,}]| |$)/.test(after))
    );
  });
}

type Frame = Pick<Site, "navbar" | "footer" | "announcementBar">;

/** A link of the frame; one in HTML is not drawn by the site. */
type FrameLink = { url: string; isDrawn: boolean };

/** The links of navbar, footer and announcement, or of some of them; those in their HTML among them. */
export function frameLinksOf(
  { navbar, footer, announcementBar }: Frame,
  keys: readonly SettingsKey[] = SETTINGS_KEYS,
): FrameLink[] {
  const linksOf: Record<SettingsKey, () => FrameLink[]> = {
    navbar: () => [
      ...drawn([...navbarLinksOf(navbar.items), navbar.logo?.href]),
      ...inHtml(navbarHtmlOf(navbar.items)),
    ],
    footer: () => footerLinksOf(footer),
    announcementBar: () => inHtml([announcementBar?.content ?? ""]),
    // Its feature has them, with those that name files.
    glossary: () => [],
  };
  return keys.flatMap((key) => linksOf[key]());
}

function drawn(urls: readonly (string | undefined)[]): FrameLink[] {
  return urls.flatMap((url) => (url ? [{ url, isDrawn: true }] : []));
}

function inHtml(texts: readonly string[]): FrameLink[] {
  const urls = texts.flatMap(linksInHtml).filter((url) => url !== "");
  return urls.map((url) => ({ url, isDrawn: false }));
}

function footerLinksOf({ links, logo, copyright }: Frame["footer"]): FrameLink[] {
  const items = links.flatMap((link) => ("items" in link ? link.items : [link]));
  const html = [copyright, ...items.map((item) => item.html ?? "")];
  return [...drawn([...items.flatMap(({ to, href }) => [to, href]), logo?.href]), ...inHtml(html)];
}
