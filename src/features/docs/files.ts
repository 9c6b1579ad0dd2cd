import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readYamlFile, type YamlFile } from "../../build/nodes/yaml-file";
import { nearestFirst, type Problem } from "../../lib/problem";
import { CURRENT_VERSION, type DocsInstance } from "../../lib/site-config";
import { tagsFileSchema, type TagsFile } from "../../lib/tags";
import {
  categoryFileSchema,
  DEFAULT_SIDEBARS,
  sidebarsFileSchema,
  type CategoryFile,
  type SidebarsFile,
} from "./sidebars/config";
import { lineOf } from "./sidebars/resolve";
import { versionsOf, type Version } from "./version";

const versionsFileSchema = z
  .array(z.string())
  .min(1)
  .or(z.looseObject({}).transform((): string[] => []));

/** The versions of an instance, from its versions.yml, with what is wrong with that file. */
export function readVersions(
  root: string,
  instance: DocsInstance,
): { versions: Version[]; problems: Problem[]; dependency: Record<string, string> } {
  const file = readYamlFile(root, `${instance.content}/versions.yml`, "versions file", versionsFileSchema);
  const names = file && file.data.length > 0 ? file.data : undefined;
  const problems = [
    ...(file?.problems ?? []),
    ...missingFolders(root, instance, names ?? [], file?.source ?? ""),
    ...unlistedVersions(instance, names, file ? `${instance.content}/versions.yml` : "src/site.ts"),
  ];
  return { versions: versionsOf(instance, names), problems, dependency: file?.dependency ?? {} };
}

function missingFolders(
  root: string,
  { id, content }: DocsInstance,
  names: readonly string[],
  source: string,
): Problem[] {
  const isFolder = (name: string) => statSync(path.join(root, content, name), { throwIfNoEntry: false })?.isDirectory();
  const folders = readdirSync(path.join(root, content), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return names
    .filter((name) => !isFolder(name))
    .map((name) => ({
      severity: "error",
      file: `${content}/versions.yml`,
      line: lineOf(name, source),
      message: `The docs instance '${id}' lists the version '${name}', which has no folder '${content}/${name}'.`,
      remedy: "Create the folder, or take the version out of versions.yml.",
      choices: nearestFirst(
        name,
        folders.map((entry) => entry.name),
      ),
    }));
}

function unlistedVersions(
  instance: DocsInstance,
  names: readonly string[] = [CURRENT_VERSION],
  file: string,
): Problem[] {
  const named = [...(instance.lastVersion ? [instance.lastVersion] : []), ...Object.keys(instance.versions)];
  return [...new Set(named)]
    .filter((name) => !names.includes(name))
    .map((name) => ({
      severity: "error",
      file,
      message: `src/site.ts names the version '${name}' of the docs instance '${instance.id}', which has no such version.`,
      remedy: "Add the version to versions.yml, or name one that is there in `lastVersion` and `versions`.",
      choices: nearestFirst(name, names),
    }));
}

/** The folder of a version from the site's root. */
export function versionFolder(instance: DocsInstance, version: Version): string {
  return version.folder ? `${instance.content}/${version.folder}` : instance.content;
}

/** The tags file of a version; empty where there is none. */
export function readTagsFile(root: string, folder: string): YamlFile<TagsFile> {
  return (
    readYamlFile(root, `${folder}/tags.yml`, "tags file", tagsFileSchema) ?? {
      data: {},
      problems: [],
      source: "",
      dependency: {},
    }
  );
}

/**
 * What a version's sidebars are made from: its sidebars file, its category files by folder path, and what is wrong with
 * them.
 */
export type SidebarFiles = {
  file: string;
  source: string;
  sidebars: SidebarsFile;
  categories: Record<string, CategoryFile>;
  /** Path of each category file by its folder. */
  categoryFiles: Record<string, string>;
  problems: Problem[];
};

/** Reads the sidebars file and all category files of a version. */
export function readSidebarFiles(root: string, folder: string): SidebarFiles {
  const file = `${folder}/sidebars.yml`;
  const sidebars = readYamlFile(root, file, "sidebars file", sidebarsFileSchema);
  const categories: Record<string, CategoryFile> = {};
  const categoryFiles: Record<string, string> = {};
  const problems = [...(sidebars?.problems ?? [])];
  const entries = existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    : [];
  for (const entry of entries) {
    if (!entry.isFile() || !/^_category_\.(?:ya?ml|json)$/.test(entry.name)) continue;
    const inside = path
      .relative(path.join(root, folder), entry.parentPath ?? entry.path)
      .split(path.sep)
      .join("/");
    const categoryFile = [folder, inside, entry.name].filter(Boolean).join("/");
    const category = readYamlFile(root, categoryFile, "category file", categoryFileSchema);
    categories[inside] = category?.data ?? {};
    categoryFiles[inside] = categoryFile;
    problems.push(...(category?.problems ?? []));
  }
  return {
    file,
    source: sidebars?.source ?? "",
    sidebars: sidebars?.data ?? DEFAULT_SIDEBARS,
    categories,
    categoryFiles,
    problems,
  };
}
