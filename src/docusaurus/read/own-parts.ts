import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { canDraw, isAround } from "../../lib/settings/theme-parts";
import { compareText } from "../../lib/values/compare-text";
import type { DocusaurusFolder } from "../map/folder";

/** A module of code that is no test and no declaration, by its path without its ending. */
const MODULE = /^((?!.*\.(?:test|spec|d)\.).*?)(?:\/index)?\.[jt]sx?$/;
/** An id of a doc in code: `docId="intro"`, `docId: "intro"`. */
const DOC_ID = /\bdocId["']?\s*[=:]\s*\{?\s*["'`]([^"'`$]+)["'`]/g;

/** The same where a hook is asked: `useLayoutDoc("intro")`. */
const ASKED_DOC = /\buseLayoutDoc\(\s*["'`]([^"'`$]+)["'`]/g;

/** Classes in code: `className="kiln hot"`, `className={"kiln"}`. */
const CLASSES = /\bclassName\s*=\s*\{?\s*["'`]([^"'`{}$]+)["'`]/g;
/** Classes of Docusaurus' own parts, and no names that projects make by the same pattern (`navbar__library`). */
const OF_DOCUSAURUS = new RegExp(
  `^(?:${[
    "navbar(?:__(?:brand|inner|items?|link|logo|search(?:-input)?|title|toggle))?",
    "dropdown(?:__(?:link|menu))?",
    "menu(?:__(?:button|caret|link|list(?:-item(?:-collapsible)?)?))?",
    "avatar(?:__(?:intro|name|photo(?:-link)?|subtitle))?",
    "button|badge|clean-btn",
  ].join("|")})(?:--[\\w-]+)?$`,
);

/** Files that a module imports by their places: `../Metadata`. */
const BESIDE = /["'](\.{1,2}\/[^"']+)["']/g;

/** The modules of code below a folder: their paths from it without endings, their texts and the folders they are in. */
function modulesIn(folder: string): [name: string, text: string, within: string][] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return files.flatMap((file): [string, string, string][] => {
    const written = file.split(path.sep).join("/");
    const name = MODULE.exec(written)?.[1];
    if (name === undefined) return [];
    return [[name, readFileSync(path.join(folder, file), "utf8"), path.posix.dirname(written)]];
  });
}

/**
 * Components in the place of Docusaurus', by the names of their folders or files: `DocItem/Footer`; and whether they
 * import the original. `themeFolders` are those of the project's own themes, as these name them.
 */
export function ownParts(project: string, themeFolders: readonly string[] = []): DocusaurusFolder["ownParts"] {
  const own = partsIn(path.join(project, "src/theme"));
  const ofThemes = themeFolders.flatMap((folder) =>
    partsIn(path.resolve(project, folder)).map((part) => ({ ...part, folder })),
  );
  return [...own, ...ofThemes]
    .filter(({ name }, index, all) => all.findIndex((part) => part.name === name) === index)
    .sort((one, other) => compareText(one.name, other.name));
}

function partsIn(folder: string): DocusaurusFolder["ownParts"] {
  const modules = modulesIn(folder);
  const named = new Map(modules.map(([name, text]) => [name, text]));
  const imported = new Set(modules.flatMap(([, text, within]) => importedIn(text, within)));
  // Without those that content has by name, and what draws its admonitions, its code, its headings and its details.
  return [...named]
    .filter(([name, text]) => !canDraw(name, text))
    .filter(([name]) => /^(?!MDXComponents|Admonition(?:$|\/))[A-Z]\w*(?:\/[A-Z]\w*)*$/.test(name))
    .map(([name, text]) => ({
      name,
      isAround: isAround(name, text),
      ...(imported.has(name) && { isImported: true as const }),
    }));
}

/** The modules that a text imports by their places, as names in the folder of a theme. */
function importedIn(text: string, within: string): string[] {
  return [...text.matchAll(BESIDE)].map(([, file = ""]) =>
    path.posix.join(within, file).replace(/(?:\/index)?(?:\.[jt]sx?)?$/, ""),
  );
}

/** The ids that were found, once each. */
function idsOf(found: readonly RegExpExecArray[]): string[] {
  return [...new Set(found.map(([, id = ""]) => id))].sort(compareText);
}

/**
 * What a project's code names where it has components for items of the navbar: ids of docs, and the classes that
 * modules with "navbar" in their paths give to elements.
 */
export function navbarCode(project: string): DocusaurusFolder["navbarCode"] {
  const modules = modulesIn(path.join(project, "src"));
  const asked = modules.flatMap(([, text]) => [...text.matchAll(ASKED_DOC)]);
  const hasItems = existsSync(path.join(project, "src/theme/NavbarItem"));
  if (!hasItems) return { docIds: idsOf(asked), classNames: [] };
  const ids = [...asked, ...modules.flatMap(([, text]) => [...text.matchAll(DOC_ID)])];
  const ofNavbar = modules.filter(([name]) => /navbar/i.test(name));
  const classes = ofNavbar.flatMap(([, text]) => [...text.matchAll(CLASSES)]);
  const names = classes.flatMap(([, list = ""]) => list.split(/\s+/)).filter(Boolean);
  return {
    docIds: idsOf(ids),
    classNames: [...new Set(names)].filter((name) => !OF_DOCUSAURUS.test(name)).sort(compareText),
  };
}
