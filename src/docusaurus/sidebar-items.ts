import { lastName } from "../lib/content/folder-path";
import { folderNamed, inFolderOrder, type PlacedItem, folderCategory } from "../lib/docs/folder-items";

/** A doc as Docusaurus shows it to a function that lists folders. */
export type GeneratorDoc = {
  id: string;
  title: string;
  frontMatter: Record<string, unknown>;
  source: string;
  /** The folder of its file in that of the version; `.` for that itself. */
  sourceDirName: string;
  sidebarPosition?: number;
};

/** A rule for number prefixes as Docusaurus has it. */
export type NumberPrefixParser = (name: string) => { filename: string; numberPrefix?: number };

type IndexMatcher = (doc: { fileName: string; directories: string[]; extension: string }) => boolean;
type CategoryLink = { type: string; id?: string; [key: string]: unknown };
type CategoryMetadata = {
  label?: string;
  position?: number;
  collapsible?: boolean;
  collapsed?: boolean;
  className?: string;
  customProps?: Record<string, unknown>;
  link?: CategoryLink | null;
};
/** An item of a sidebar as data; only docs and categories come from folders. */
export type GeneratedItem = { type: string; id?: string; items?: GeneratedItem[]; [key: string]: unknown };

/** What Docusaurus asks a function with that lists folders, beside its own function. */
export type GeneratorInput = {
  item: { dirName: string };
  docs: readonly GeneratorDoc[];
  categoriesMetadata: Readonly<Record<string, CategoryMetadata | undefined>>;
  numberPrefixParser: NumberPrefixParser;
  isCategoryIndex: IndexMatcher;
};

type Placed = PlacedItem<GeneratedItem>;

/** Whether a doc is its folder's page, by Docusaurus' own rule. */
export const isCategoryIndex: IndexMatcher = ({ fileName, directories: [folder] }) =>
  ["index", "readme", folder?.toLowerCase()].includes(fileName.toLowerCase());

/** The items that stand for a folder by Docusaurus' own rules. */
export function defaultSidebarItems(input: GeneratorInput): GeneratedItem[] {
  return inFolderOrder(placedIn(folderNamed(input.item.dirName), input));
}

function placedIn(folder: string, input: GeneratorInput): Placed[] {
  const own = input.docs.filter((doc) => folderOf(doc) === folder).map(placedDoc);
  return [...own, ...subfoldersOf(folder, input).map((name) => placedFolder(folder, name, input))];
}

function folderOf({ sourceDirName }: GeneratorDoc): string {
  return folderNamed(sourceDirName);
}

function subfoldersOf(folder: string, { docs }: GeneratorInput): string[] {
  const start = folder === "" ? "" : `${folder}/`;
  const below = docs.map(folderOf).filter((other) => other !== folder && other.startsWith(start));
  return [...new Set(below.map((other) => other.slice(start.length).split("/")[0] ?? ""))];
}

function placedDoc(doc: GeneratorDoc): Placed {
  const { position, ...look } = saidOfDoc(doc);
  return { position, name: lastName(doc.source), item: { type: "doc", id: doc.id, ...defined(look) } };
}

function saidOfDoc({ sidebarPosition: position, frontMatter }: GeneratorDoc) {
  const { sidebar_label: label, sidebar_class_name: className, sidebar_custom_props: customProps } = frontMatter;
  return { position, label, className, customProps };
}

function placedFolder(parent: string, name: string, input: GeneratorInput): Placed {
  const folder = parent === "" ? name : `${parent}/${name}`;
  const metadata = input.categoriesMetadata[folder] ?? {};
  const inside = placedIn(folder, input);
  const linked = linkedDoc(metadata, inside, folder, input);
  const { filename, numberPrefix } = input.numberPrefixParser(name);
  const { label, position, className, customProps } = folderCategory<unknown, unknown>(
    metadata,
    linked && { ...saidOfDoc(linked), title: linked.title },
    { name: filename, position: numberPrefix },
  );
  return {
    position,
    name,
    item: {
      type: "category",
      label,
      ...defined({
        collapsible: metadata.collapsible,
        collapsed: metadata.collapsed,
        customProps,
        className,
      }),
      items: inFolderOrder(
        inside.filter(({ item }) => linked === undefined || item.type !== "doc" || item.id !== linked.id),
      ),
      ...(linked ? { link: { type: "doc", id: linked.id } } : metadata.link && { link: metadata.link }),
    },
  };
}

/** The doc that is the page of a folder: the one that its category file names, or else its index. */
function linkedDoc(
  { link }: CategoryMetadata,
  inside: readonly Placed[],
  folder: string,
  { docs, isCategoryIndex: isIndex }: GeneratorInput,
): GeneratorDoc | undefined {
  if (link !== undefined && link?.type !== "doc") return undefined;
  const byId = (id: string | undefined) => docs.find((doc) => doc.id === id);
  const own = inside.flatMap(({ item }) => (item.type === "doc" ? (byId(item.id) ?? []) : []));
  if (!link) return own.find((doc) => isIndex(indexParameterOf(doc)));
  const found = own.find(({ id }) => id.split("/").at(-1) === link.id) ?? byId(link.id);
  if (!found) throw new Error(`The category file in '${folder}' links to the doc '${link.id}', which there is not.`);
  return found;
}

function indexParameterOf({ source, sourceDirName }: GeneratorDoc): Parameters<IndexMatcher>[0] {
  const [, fileName = "", extension = ""] = /^(.+?)(\.[^.]*)?$/.exec(lastName(source)) ?? [];
  return { fileName, extension, directories: sourceDirName.split("/").reverse() };
}

function defined(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
