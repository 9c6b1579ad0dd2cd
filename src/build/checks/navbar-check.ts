import { placedItems, type DropdownItem, type NavbarItem } from "../../lib/settings/navbar-config";
import { nearestFirst, nearOnes, type Problem } from "../../lib/problem";
import { lineOfValue, type SettingsSource } from "./site-links";

/** A docs instance as navbar items see it. */
export type CheckedInstance = { id: string; versions: readonly CheckedVersion[] };

/**
 * A version of a docs instance: ids of all its docs, drafts among them, its sidebars, each with its first listed page,
 * and the id of its main doc.
 */
type CheckedVersion = {
  name: string;
  docIds: readonly string[];
  sidebars: readonly { name: string; firstPath: string | null }[];
  mainDocId: string | null;
};

/**
 * The navbar items that name a doc, a sidebar or a docs instance that there is not, and those that lead to a version
 * without a doc or to a sidebar with nothing to link to. A doc or sidebar that one version has is known. `source` is
 * the file of the navbar, in which the lines are found.
 */
export function navbarProblems(
  items: readonly NavbarItem[],
  instances: readonly CheckedInstance[],
  source: SettingsSource,
): Problem[] {
  return placedItems(items).flatMap(({ item, path }) => {
    if (!isDocsItem(item)) return [];
    const instance = instances.find(({ id }) => id === item.docsPluginId);
    const lineOf = source.lineOf && ((keys: readonly PropertyKey[]) => source.lineOf?.([...path, ...keys]));
    const own = { ...source, lineOf };
    return instance ? wrongTarget(item, instance, own) : [unknownInstance(item, instances, own)];
  });
}

type DocsItem = Extract<NavbarItem | DropdownItem, { docsPluginId: string }> & {
  type: "doc" | "docSidebar" | "docsVersion" | "docsVersionDropdown";
};

function isDocsItem(item: NavbarItem | DropdownItem): item is DocsItem {
  return ["doc", "docSidebar", "docsVersion", "docsVersionDropdown"].includes(item.type);
}

function wrongTarget(item: DocsItem, instance: CheckedInstance, source: SettingsSource): Problem[] {
  switch (item.type) {
    case "doc":
      return wrongDoc(item.docId, instance, source);
    case "docSidebar":
      return wrongSidebar(item.sidebarId, instance, source);
    case "docsVersion":
      return item.to === undefined ? versionsWithoutDoc(item, instance, source) : [];
    case "docsVersionDropdown":
      return versionsWithoutDoc(item, instance, source);
  }
}

function wrongDoc(docId: string, { id, versions }: CheckedInstance, source: SettingsSource): Problem[] {
  const ids = versions.flatMap(({ docIds }) => docIds);
  if (ids.includes(docId)) return [];
  return [
    {
      ...at("docId", docId, source),
      message: `Couldn't find any doc with id '${docId}' in ${placesOf(id, versions)}, which a navbar item names.`,
      remedy:
        "Write the id of a doc of that instance: its path without number prefixes and extension, or its front matter `id` in place of the file name.",
      choices: nearOnes(docId, ids),
    },
  ];
}

function wrongSidebar(sidebarId: string, { id, versions }: CheckedInstance, source: SettingsSource): Problem[] {
  const sidebars = versions.flatMap((version) => version.sidebars);
  const names = sidebars.map(({ name }) => name);
  const place = at("sidebarId", sidebarId, source);
  if (names.includes(sidebarId)) {
    const own = (version: CheckedVersion) => version.sidebars.find(({ name }) => name === sidebarId);
    const empty = versions.filter((version) => own(version)?.firstPath === null);
    if (empty.length === 0) return [];
    const isEmpty = (name: string) => sidebars.some((other) => other.name === name && other.firstPath === null);
    return [
      {
        ...place,
        message: `The sidebar '${sidebarId}' has nothing to link to in ${placesOf(id, empty)}, and a navbar item leads to it.`,
        remedy: "Give the sidebar a listed doc or a link there, or write the name of another one.",
        choices: nearestFirst(
          sidebarId,
          names.filter((name) => !isEmpty(name)),
        ),
      },
    ];
  }
  return [
    {
      ...place,
      message: `Can't find any sidebar with id '${sidebarId}' in ${placesOf(id, versions)}, which a navbar item names.`,
      remedy: "Write the name of a sidebar of that instance, as its sidebars file has it.",
      choices: nearestFirst(sidebarId, names),
    },
  ];
}

function versionsWithoutDoc({ type }: DocsItem, { id, versions }: CheckedInstance, source: SettingsSource): Problem[] {
  return versions
    .filter(({ mainDocId }) => mainDocId === null)
    .map(({ name, docIds }) => ({
      ...at("type", type, source),
      message: `A navbar item of the type '${type}' leads to the version '${name}' of the docs instance '${id}': no version doc found by id.`,
      remedy: `Give the version a doc at its root (front matter \`slug: /\`) or a sidebar with a listed doc${type === "docsVersion" ? ", or the item a `to`" : ""}.`,
      choices: [...docIds].sort(),
    }));
}

function unknownInstance(
  { docsPluginId }: DocsItem,
  instances: readonly CheckedInstance[],
  source: SettingsSource,
): Problem {
  const ids = instances.map(({ id }) => id);
  return {
    ...at("docsPluginId", docsPluginId, source),
    message: `There is no docs instance '${docsPluginId}', which a navbar item names.`,
    remedy: "Write the `id` of one of the docs instances in `docsPluginId`, or leave it out for `default`.",
    choices: nearestFirst(docsPluginId, ids),
  };
}

function placesOf(id: string, versions: readonly CheckedVersion[]): string {
  return `the docs instance '${id}' (${versions.map(({ name }) => name).join(", ")})`;
}

function at(key: string, value: string, source: SettingsSource): Pick<Problem, "severity" | "file" | "line"> {
  return { severity: "error", file: source.file, line: source.lineOf?.([key]) ?? lineOfValue(source.text, key, value) };
}
