import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { SiteContext } from "../../build/context/context";
import { atItsCode } from "./given-places";
import { absentYamlFile, readYamlFile, type YamlFile } from "../../build/nodes/yaml-file";
import type { PartVersion } from "../../build/parts/part";
import type { TranslatedFolder } from "../../lib/content/translations";
import { readYaml } from "../../lib/content/front-matter";
import { nearestFirst, type Problem } from "../../lib/problem";
import type { LineOf } from "../../lib/settings/site-issues";
import { SITE_FILE } from "../../lib/settings/site-file";
import { CURRENT_VERSION, type DocsInstance } from "../../lib/site-config";
import { readCategoryFiles, type CategoryFiles } from "./category-files";
import { movedIndexes } from "./sidebars/moved-indexes";
import { DEFAULT_SIDEBARS, sidebarsFileSchema, type SidebarsFile } from "./sidebars/config";
import { lineOf } from "./sidebars/resolve";
import { sidebarsFileOf, versionFolder, versionsFileOf, versionsOf, type Version } from "./version";
import { isFileAt } from "../../files/is-file-at";

const versionName = z.custom<string>().superRefine((name: unknown, context) => {
  if (typeof name === "string") return;
  const message = `a version's name is text, and this is ${typeof name === "number" ? `the number ${name}` : "not"}`;
  context.addIssue({ code: "custom", message, params: { remedy: "Put quotes around it." } });
});
/** An empty file of YAML is an empty mapping. */
const versionsFileSchema = z.preprocess(
  (written) => (JSON.stringify(written) === "{}" ? [] : written),
  z.array(versionName),
);

const VERSIONS_READING = { what: "versions file", schema: versionsFileSchema, fallback: {} };

/** The folders that are those of versions by their names: `current`, `3.3.2`, `v2.x`. */
const VERSION_FOLDER = /^(?:current|v?\d+\.[\dx][\w.-]*)$/;

/** What the lists of versions said when they were last valid: in develop pages stay while an author mends one. */
const lastNames = new Map<string, string[] | undefined>();

/** What versions.yml of an instance says: undefined without one. `unread` is why what it said before stands for it. */
type VersionsList = { names?: string[]; source: string; unread: Problem[]; dependency: Record<string, string> };

function readList(root: string, instance: DocsInstance): VersionsList {
  if (instance.sources) return { source: "", unread: [], dependency: {} };
  const file = readYamlFile(root, versionsFileOf(instance), VERSIONS_READING);
  const key = `${root} ${versionsFileOf(instance)}`;
  const { source, dependency } = file ?? absentYamlFile(versionsFileOf(instance), undefined);
  const without = file && file.data.length === 0 ? listsNone(root, instance) : [];
  const unread = file && file.problems.length > 0 ? file.problems : without;
  if (unread.length === 0) lastNames.set(key, file && file.data.length > 0 ? file.data : undefined);
  return { names: lastNames.get(key), source, unread, dependency };
}

const knownVersions = new WeakMap<DocsInstance, { names: string[] | undefined; versions: Version[] }>();

/**
 * The versions of an instance, from its versions.yml, and what it is made from. Every doc asks for them: they are
 * computed again only after the file has changed.
 */
export function readVersions(
  root: string,
  instance: DocsInstance,
): { versions: Version[]; dependency: Record<string, string> } {
  const { names, dependency } = readList(root, instance);
  const known = knownVersions.get(instance);
  if (known && known.names === names) return { versions: known.versions, dependency };
  const versions = versionsOf(instance, names);
  knownVersions.set(instance, { names, versions });
  return { versions, dependency };
}

/**
 * What is wrong with the versions.yml of an instance and with the versions that the configuration names; `lineOfKeys`
 * gives lines of that by keys of the instance.
 */
export function versionProblems(root: string, instance: DocsInstance, lineOfKeys?: LineOf): Problem[] {
  if (instance.sources) return [];
  const { names, source, unread } = readList(root, instance);
  if (unread.length > 0) return unread.map((problem) => ({ ...problem, hasConsequences: true }));
  return [
    ...missingFolders(root, instance, names ?? [], source),
    ...twiceListed(instance, names ?? [], source),
    ...unlistedVersions(instance, names, lineOfKeys),
    ...sharedPaths(instance, readVersions(root, instance).versions, lineOfKeys),
  ];
}

/** The versions of all instances that have several, with their folders. */
export function partVersions({ root, site }: Pick<SiteContext, "root" | "site">): PartVersion[] {
  return site.docs.flatMap((instance) => {
    const { versions } = readVersions(root, instance);
    if (versions.length < 2) return [];
    return versions.map((version) => ({
      instance: instance.id,
      name: version.name,
      isLast: version.isLast,
      folder: versionFolder(instance, version),
    }));
  });
}

/** What is wrong with an empty file beside folders of versions, which would be folders of docs. */
function listsNone(root: string, instance: DocsInstance): Problem[] {
  const configured = [instance.lastVersion, ...Object.keys(instance.versions)];
  const folders = foldersIn(root, instance).filter((name) => VERSION_FOLDER.test(name) || configured.includes(name));
  if (folders.length === 0) return [];
  return [
    {
      severity: "error",
      file: versionsFileOf(instance),
      message: `The file lists no version, and '${instance.content}' has folders of versions.`,
      remedy: 'List them, newest first, each on a line of its own: `- "1.0"`. Without versions, remove the file.',
      choices: folders,
    },
  ];
}

function foldersIn(root: string, { content }: Pick<DocsInstance, "content">): string[] {
  const entries = readdirSync(path.join(root, content), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function missingFolders(root: string, instance: DocsInstance, names: readonly string[], source: string): Problem[] {
  const { id, content } = instance;
  const isFolder = (name: string) => statSync(path.join(root, content, name), { throwIfNoEntry: false })?.isDirectory();
  return names
    .filter((name) => !isFolder(name))
    .map((name) => ({
      severity: "error",
      hasConsequences: true,
      file: versionsFileOf(instance),
      line: lineOf(name, source),
      message: `The docs instance '${id}' lists the version '${name}', which has no folder '${content}/${name}'.`,
      remedy: "Create the folder, or take the version out of versions.yml.",
      choices: nearestFirst(name, foldersIn(root, instance)),
    }));
}

function twiceListed(instance: DocsInstance, names: readonly string[], source: string): Problem[] {
  const twice = new Set(names.filter((name, index) => names.indexOf(name) < index));
  return [...twice].map((name) => ({
    severity: "error",
    file: versionsFileOf(instance),
    line: lineOf(name, source),
    message: `The docs instance '${instance.id}' lists the version '${name}' more than once.`,
    remedy: "Take it out of versions.yml but for one line.",
  }));
}

function unlistedVersions(
  instance: DocsInstance,
  names: readonly string[] = [CURRENT_VERSION],
  lineOfKeys?: LineOf,
): Problem[] {
  const last = instance.lastVersion ? [["lastVersion", instance.lastVersion] as const] : [];
  const named = new Map(
    [...Object.keys(instance.versions).map((name) => ["versions", name] as const), ...last].map(([key, name]) => [
      name,
      key,
    ]),
  );
  return [...named]
    .filter(([name]) => !names.includes(name))
    .map(([name, key]) => ({
      severity: "error",
      hasConsequences: name === instance.lastVersion,
      file: SITE_FILE,
      line: lineOfKeys?.(key === "versions" ? [key, name] : [key]),
      message: `There is no version '${name}' of the docs instance '${instance.id}'.`,
      remedy:
        "Add the version to versions.yml of its folder, or name one that is there in `lastVersion` and `versions`.",
      choices: nearestFirst(name, names),
    }));
}

/** Versions at the route of another one: `current` is at `next` unless it says otherwise. */
function sharedPaths(instance: DocsInstance, versions: readonly Version[], lineOfKeys?: LineOf): Problem[] {
  return versions.flatMap(({ name, path: route }) => {
    const first = versions.find((version) => version.path === route);
    if (first === undefined || first.name === name) return [];
    return {
      severity: "error" as const,
      hasConsequences: true,
      file: SITE_FILE,
      line: lineOfKeys?.(["versions", name]) ?? lineOfKeys?.(["versions"]),
      message: `The versions '${first.name}' and '${name}' of the docs instance '${instance.id}' have the same route, '${route}'.`,
      remedy: `Give one of them another in \`versions\`: "${name}": { path: "…" }.`,
    };
  });
}

/** Sidebars that the configuration gives, with the text of the file that they come from. */
function givenSidebars(root: string, { file, value }: { file: string; value: unknown }) {
  const written = path.join(root, file);
  const source = isFileAt(written) ? readFileSync(written, "utf8") : "";
  const yaml = JSON.stringify(value, undefined, 1);
  const { data, problems } = readYaml({ yaml, file, linesAbove: 0, what: "sidebars file" }, sidebarsFileSchema, {});
  return { data, problems: problems.map((problem) => atItsCode(problem, yaml, source)), source };
}

/**
 * What a version's sidebars are made from: its sidebars file, its category files by folder path, and what is wrong with
 * them.
 */
export type SidebarFiles = CategoryFiles & { file: string; source: string; sidebars: SidebarsFile };

const SIDEBARS_READING = { what: "sidebars file", schema: sidebarsFileSchema, fallback: {} };

/** Reads the sidebars file and all category files of a version. */
export function readSidebarFiles(
  root: string,
  instance: DocsInstance,
  version: Version,
  translations: readonly TranslatedFolder[] = [],
): SidebarFiles {
  const folder = versionFolder(instance, version);
  const written = sidebarsFileOf(folder);
  const given = instance.sources?.find(({ name }) => name === version.name)?.sidebars;
  const own = instance.sources ? undefined : readYamlFile(root, written, { ...SIDEBARS_READING, translations });
  const sidebars = given ? givenSidebars(root, given) : own;
  const categories = readCategoryFiles(root, folder, instance.sources !== undefined, translations);
  return {
    file: given?.file ?? own?.file ?? written,
    source: sidebars?.source ?? "",
    sidebars: sidebars?.data ?? DEFAULT_SIDEBARS,
    ...categories,
    problems: [
      // A sidebar that cannot be read has none of the pages of its categories, to which links lead.
      ...[...(sidebars?.problems ?? []), ...(own ? movedFromOriginal(root, written, own) : [])].map((problem) => ({
        ...problem,
        hasConsequences: true,
      })),
      ...(own ? emptySidebars(own.file, own.source) : []),
      ...categories.problems,
    ],
  };
}

/** What is wrong with the addresses of categories in a sidebars file that is the translation of another one. */
function movedFromOriginal(root: string, original: string, own: YamlFile<SidebarsFile>): Problem[] {
  const read = own.file === original ? undefined : readYamlFile(root, original, SIDEBARS_READING);
  return read ? movedIndexes(own, read.data) : [];
}

/** A warning of a sidebars file that says nothing, which nobody writes who wants no sidebars. */
function emptySidebars(file: string, source: string): Problem[] {
  if (source.replace(/#.*/g, "").trim() !== "") return [];
  return [
    {
      severity: "warning",
      file,
      line: 1,
      message: "The sidebars file is empty, so no doc of this version has a sidebar.",
      remedy: "List docs in it, or remove it for a sidebar of all folders; `{}` stands for no sidebars.",
    },
  ];
}
