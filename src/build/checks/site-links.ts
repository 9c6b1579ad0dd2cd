import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { linksInHtml } from "../../lib/html/html-tags";
import { linesOfYaml } from "../../lib/content/front-matter";
import { lineWhere } from "../../lib/content/line-where";
import { navbarHtmlOf, navbarLinksOf, type PlacedText } from "../../lib/settings/navbar-config";
import type { LineOf } from "../../lib/settings/site-issues";
import { SETTINGS_KEYS, type SettingsKey, type Site } from "../../lib/site-config";
import { withoutBaseUrl } from "../../lib/routes/url";
import { valueAt } from "../../lib/values/value-at";
import { linesOfSite } from "../../site-lines";
import type { CheckedPage } from "./link-check";

/**
 * A file that holds settings, and its text, in which the lines of its problems are found; `lineOf` finds that of a
 * value by the keys that lead to it in the setting, where these are those of the file.
 */
export type SettingsSource = { file: string; text: string; lineOf?: LineOf };

/**
 * Links that the site's configuration names, to be checked as if it were a page, with the keys that lead to each; each
 * has the line on which its text stands.
 */
export function siteFilePage(
  root: string,
  site: Configured & Partial<Pick<Site, "i18n">>,
  links: readonly PlacedLink[],
): CheckedPage {
  return settingsPage(configurationSource(root, site), links, configurationLines(root, site));
}

type PlacedLink = { url: string; path: readonly PropertyKey[] };

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
    const source = sourceAt(root, file);
    return settingsPage(source, checked, file === site.configFile ? frameLines(root, site) : ownLines(source.text));
  });
}

/** The lines of navbar, footer and announcement in the configuration; one of Docusaurus has them in its theme's. */
function frameLines(root: string, site: Site): LineOf {
  const lineOf = configurationLines(root, site);
  return site.lenient ? (keys) => lineOf(["themeConfig", ...keys]) : lineOf;
}

/** The lines of a file that holds one setting, whose own key it lacks. */
function ownLines(text: string): LineOf {
  const lineOf = linesOfYaml(text);
  return ([, ...keys]) => lineOf(keys);
}

/** The file in which a setting stands: its own, or that of the configuration. */
export function settingsSourceOf(
  root: string,
  site: Pick<Site, "settingsFiles" | "configFile" | "lenient" | "i18n">,
  key: SettingsKey,
): SettingsSource {
  const source = sourceAt(root, fileOf(site, key));
  if (site.settingsFiles[key] !== undefined) return { ...source, lineOf: linesOfYaml(source.text) };
  const lineOf = configurationLines(root, site);
  // A project of Docusaurus has other keys.
  return site.lenient ? source : { ...source, lineOf: (keys) => lineOf([key, ...keys]) };
}

/** The file that says all that no file of settings does. */
export function configurationSource(root: string, { configFile }: Configured): SettingsSource {
  return sourceAt(root, configFile);
}

/** Finds lines of the configuration, which is read at the first question, by the keys that lead to a value. */
export function configurationLines(root: string, site: Configured & Partial<Pick<Site, "i18n">>): LineOf {
  return linesOfSite(site, root);
}

function fileOf({ settingsFiles, configFile }: Pick<Site, "settingsFiles" | "configFile">, key: SettingsKey): string {
  return settingsFiles[key] ?? configFile;
}

/** A file that is not there has no lines; that is told where the settings are read. */
function sourceAt(root: string, file: string): SettingsSource {
  const absolute = path.join(root, file);
  return { file, text: existsSync(absolute) ? readFileSync(absolute, "utf8") : "" };
}

function settingsPage<Link extends PlacedLink>(
  { file, text }: SettingsSource,
  links: readonly Link[],
  lineOf: LineOf,
): CheckedPage {
  return {
    file,
    contentRoot: "content",
    links: links.map(({ path, ...link }) => ({
      ...link,
      // Few are asked for, and keys lead through a program.
      get line() {
        return lineBelow(text, link.url, path, lineOf) ?? lineBelow(text, unslashed(link.url), path, lineOf);
      },
    })),
  };
}

/** The line on which a text stands: where there are several, the first one from where keys lead on. */
function lineBelow(source: string, text: string, path: readonly PropertyKey[], lineOf: LineOf): number | undefined {
  const lines = source.split(/\r?\n/).flatMap((line, index) => (isWritten(text, line) ? [index + 1] : []));
  if (lines.length < 2) return lines[0];
  const from = lineOf(path) ?? 1;
  return lines.find((line) => line >= from) ?? lines[0];
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

/** A link of the frame, with the keys that lead to it from its setting on; one in HTML is not drawn by the site. */
type FrameLink = PlacedLink & { isDrawn: boolean };

/** The links of navbar, footer and announcement, or of some of them; those in their HTML among them. */
export function frameLinksOf(
  { navbar, footer, announcementBar }: Frame,
  keys: readonly SettingsKey[] = SETTINGS_KEYS,
): FrameLink[] {
  const linksOf: Record<SettingsKey, () => FrameLink[]> = {
    navbar: () => [
      ...drawn("navbar", [...navbarLinksOf(navbar.items), textAt(navbar, "logo", "href")]),
      ...inHtml("navbar", navbarHtmlOf(navbar.items)),
    ],
    footer: () => footerLinksOf(footer),
    announcementBar: () => inHtml("announcementBar", [textAt(announcementBar, "content")]),
    // Its feature has them, with those that name files.
    glossary: () => [],
  };
  return keys.flatMap((key) => linksOf[key]());
}

function drawn(key: SettingsKey, urls: readonly PlacedText[]): FrameLink[] {
  return urls.flatMap(({ text, path }) => (text ? [{ url: text, path: [key, ...path], isDrawn: true }] : []));
}

function inHtml(key: SettingsKey, texts: readonly PlacedText[]): FrameLink[] {
  return texts.flatMap(({ text, path }) =>
    linksInHtml(text)
      .filter((url) => url !== "")
      .map((url) => ({ url, path: [key, ...path], isDrawn: false })),
  );
}

function footerLinksOf(footer: Frame["footer"]): FrameLink[] {
  const items = footer.links.flatMap((link, index): PlacedFooterLink[] =>
    "items" in link
      ? link.items.map((item, at) => ({ item, path: ["links", index, "items", at] }))
      : [{ item: link, path: ["links", index] }],
  );
  const textsOf = (...keys: ("to" | "href" | "html")[]) =>
    items.flatMap(({ item, path }) => keys.map((key) => ({ text: item[key] ?? "", path: [...path, key] })));
  return [
    ...drawn("footer", [...textsOf("to", "href"), textAt(footer, "logo", "href")]),
    ...inHtml("footer", [textAt(footer, "copyright"), ...textsOf("html")]),
  ];
}

type FooterLink = Exclude<Frame["footer"]["links"][number], { items: unknown }>;
type PlacedFooterLink = { item: FooterLink; path: readonly PropertyKey[] };

/** The text to which keys lead in a setting, with these; an empty one where there is none. */
function textAt(setting: unknown, ...path: string[]): PlacedText {
  const text = valueAt(setting, path);
  return { text: typeof text === "string" ? text : "", path };
}
