import { fileNameOf, filesCollection, markdownCollections, nameOf, textFile } from "../../build/content-collections";
import type { SiteContext } from "../../build/context/context";
import { tagsFileIn } from "../../build/nodes/tags-file";
import type { CollectionFile, ContentCollection } from "../../lib/content/content-collection";
import type { DocsInstance } from "../../lib/site-config";
import { tagsFileSchema } from "../../lib/content/tags";
import { docFrontMatterSchema } from "./doc";
import { readSidebarFiles, readVersions } from "./files";
import { categoryFileSchema } from "./sidebars/config";
import { sidebarsFileOf, versionFolder, versionsFileOf, type Version } from "./version";

/** What authors edit of docs: those of each version, and its sidebars, tags and categories. */
export function docsCollections({ root, site }: Pick<SiteContext, "root" | "site">): ContentCollection[] {
  return site.docs.flatMap((instance) => [
    ...readVersions(root, instance).versions.flatMap((version) => versionCollections(root, instance, version)),
    ...filesCollection(root, {
      name: `${instance.id}-versions`,
      label: `${titleOf(instance)}: versions`,
      files: [textFile(versionsFileOf(instance), "Versions, newest first")],
    }),
  ]);
}

function versionCollections(root: string, instance: DocsInstance, version: Version): ContentCollection[] {
  const folder = versionFolder(instance, version);
  const name = nameOf(version.folder ? `${instance.id}-${version.name}` : instance.id);
  const label = version.folder ? `${titleOf(instance)} ${version.label}` : titleOf(instance);
  const { categoryFiles } = readSidebarFiles(root, instance, version);
  return [
    ...markdownCollections(root, {
      name,
      label,
      folder,
      singular: "doc",
      schema: docFrontMatterSchema,
      isNested: true,
    }),
    ...filesCollection(root, {
      name: `${name}-settings`,
      label: `${label}: settings`,
      files: [
        textFile(sidebarsFileOf(folder), "Sidebars"),
        ...tagsFiles(folder, instance),
        ...Object.entries(categoryFiles).map(([inside, { file }]) => categoryFile(inside, file, instance)),
      ],
    }),
  ];
}

function tagsFiles(folder: string, { tagsFile }: DocsInstance): CollectionFile[] {
  const file = tagsFileIn(folder, tagsFile);
  return file === undefined ? [] : [{ name: fileNameOf(file), label: "Tags", file, schema: tagsFileSchema }];
}

function categoryFile(inside: string, file: string, instance: DocsInstance): CollectionFile {
  const label = `Category ${inside}`;
  if (file.endsWith(".json")) return textFile(file, label);
  return { name: fileNameOf(file), label, file, schema: categorySchemaOf(instance) };
}

/** The schema of category files, with what the build takes where one is silent. */
function categorySchemaOf({ categories = { collapsible: true, collapsed: true } }: DocsInstance) {
  const { shape } = categoryFileSchema;
  const { collapsible, collapsed } = categories;
  return categoryFileSchema.extend({
    collapsible: shape.collapsible.default(collapsible),
    collapsed: shape.collapsed.default(collapsed),
  });
}

function titleOf({ id, title }: DocsInstance): string {
  return title ?? (id === "default" ? "Docs" : id);
}
