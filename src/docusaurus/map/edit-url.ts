import type { EditedPage, EditUrlOf } from "../../lib/settings/function-settings";
import { localeFolder, localeOf } from "../locale";
import type { AnyFunction, DocusaurusConfig } from "../config";
import type { Note } from "../note";
import type { PluginUse } from "../plugins";
import { below, withinFolder } from "../../lib/content/folder-path";
import type { DocusaurusFolder } from "./folder";
import { permalinkOf } from "./functions";
import { translationsOf } from "./translations";
import { CURRENT } from "./version-names";
import { withLeadingSlash } from "../../lib/routes/url";

/** The kind of pages that a function `editUrl` is asked for, and what it calls their folder and their file. */
const EDIT_KEYS = {
  docs: ["versionDocsDirPath", "docPath"],
  blog: ["blogDirPath", "blogPath"],
  pages: ["pagesDirPath", "pagesPath"],
} as const;
type EditedKind = keyof typeof EDIT_KEYS;

/** The function `editUrl` of a docs, blog or pages plugin; a text that it gives and that is no address is as none. */
export function mapEditUrl(editUrl: AnyFunction, kind: EditedKind, folder: DocusaurusFolder): EditUrlOf {
  const ask = asked(editUrl, kind, folder);
  return (page) => {
    const given = ask(page);
    return isNoAddress(given) ? undefined : (given as ReturnType<EditUrlOf>);
  };
}

/** What is said of an option `editUrl` that is a function and gives no address, tried with a page of the folder. */
export function editUrlNotes(
  { name }: Pick<PluginUse, "name">,
  { id, path, routeBasePath, editUrl }: { id: string; path: string; routeBasePath: string; editUrl?: unknown },
  kind: EditedKind,
  folder: DocusaurusFolder,
): Note[] {
  if (typeof editUrl !== "function") return [];
  const ask = asked(editUrl as AnyFunction, kind, folder);
  const page = {
    folder: below(folder.folder, path),
    path: "index.md",
    permalink: withLeadingSlash(routeBasePath),
    ...(kind === "docs" && { version: CURRENT }),
  };
  if (!isNoAddress(withoutThrowing(() => ask(page)))) return [];
  return [
    {
      name: `${name} (${id}): editUrl`,
      means: "What the function gives is no address: pages have no link to where they are edited.",
      remedy: "Give one address; what a component of the project's own makes of another text is not there.",
    },
  ];
}

function asked(editUrl: AnyFunction, kind: EditedKind, { folder, config }: DocusaurusFolder) {
  const [folderKey, fileKey] = EDIT_KEYS[kind];
  return (page: EditedPage): unknown =>
    editUrl({
      ...(page.version !== undefined && { version: page.version }),
      [folderKey]: withinFolder(folder, page.folder),
      [fileKey]: page.path,
      permalink: permalinkOf(page.permalink, config),
      locale: localeOf(config),
    });
}

/** Whether a value is a text such as JSON, which components of a project may read. */
function isNoAddress(value: unknown): boolean {
  return typeof value === "string" && !/^(?:[a-z][a-z\d+.-]*:|\/)/i.test(value) && /["<>{}[\]]/.test(value);
}

/** Nothing where the function fails: it does so again, with its message, for a page that there is. */
function withoutThrowing(ask: () => unknown): unknown {
  try {
    const given = ask();
    // A promise that nobody waits for would end the process by failing.
    if (given instanceof Promise) given.catch(() => undefined);
    return given;
  } catch {
    return undefined;
  }
}

/** The address at which the files of a folder are edited: the base, and the folder's path in the project. */
export function editAddressOf(base: string, path: string): string {
  const [, scheme = "", rest = ""] = /^([a-z]+:\/\/)?(.*)$/i.exec(base) ?? [];
  return scheme + below(rest.replace(/\/+$/, ""), path);
}

/** The address at which translations are edited, which lie at a path in the folder of the language that is built. */
export function translatedEditAddress(base: string, inside: string, config: DocusaurusConfig): string {
  return editAddressOf(base, below(localeFolder(localeOf(config), config), inside));
}

type EditOptions = { id: string; editUrl?: string | AnyFunction; editLocalizedFiles: boolean; path: string };
type EditSettings = { editUrl?: string | EditUrlOf; translatedEditUrl?: string };

/** The options of a blog or pages plugin that say where its files are edited, which lie at a path in the project. */
export function editUrlSetting(
  { id, editUrl, editLocalizedFiles, path }: EditOptions,
  kind: "blog" | "pages",
  folder: DocusaurusFolder,
): EditSettings {
  if (!editUrl) return {};
  if (typeof editUrl !== "string") return { editUrl: mapEditUrl(editUrl, kind, folder) };
  return {
    editUrl: editAddressOf(editUrl, path),
    ...(editLocalizedFiles && {
      translatedEditUrl: translatedEditAddress(editUrl, translationsOf(kind, id), folder.config),
    }),
  };
}
