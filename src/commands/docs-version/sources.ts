import path from "node:path";
import { translationOf, type TranslatedFolder } from "../../lib/content/translations";
import { CURRENT_VERSION, type DocsInstance } from "../../lib/site-config";
import { SITE_FILE } from "../../lib/settings/site-file";
import { lastName } from "../../lib/content/folder-path";
import { assertFreeName, type VersionStep } from "./plan";
import { withSource } from "./site-entry";

type Source = NonNullable<DocsInstance["sources"]>[number];

/** A docs instance whose versions are the `sources` that its settings name, and what its version needs to know. */
type SourcedInstance = {
  id: string;
  sources: readonly Source[];
  /** The text of src/site.ts. */
  siteFile: string;
  translations: readonly TranslatedFolder[];
  isThere: (folder: string) => boolean;
};

/**
 * The steps that keep the docs that are being written as a version of an instance with `sources`: a copy of the folder
 * of `current` beside the others, its translations too, and an entry below that of `current`. Where src/site.ts has no
 * entry that can be copied as text, the last step asks for it. Throws for a name that is taken or cannot be one, and
 * where no folder can be copied.
 */
export function sourceSteps(name: string, instance: SourcedInstance): VersionStep[] {
  const { id, sources, siteFile, translations, isThere } = instance;
  assertFreeName(name, { id, versions: sources.map((source) => source.name) });
  const current = sources.find((source) => source.name === CURRENT_VERSION);
  if (!current)
    throw new Error(
      `${SITE_FILE}: \`sources\` of the docs instance '${id}' have no '${CURRENT_VERSION}', of which a version is made. ` +
        "Name the docs that are being written so.",
    );
  if (!isThere(current.folder))
    throw new Error(
      `${current.folder}, of which a version is made, is not there. Name the right folder in ${SITE_FILE}.`,
    );
  assertNoneInside(current, sources);
  const entry = entryOf(name, current, sources);
  const copies = copiesOf(current.folder, entry.folder, translations).filter(({ from }) => isThere(from));
  const taken = copies.find(({ to }) => isThere(to));
  if (taken) throw new Error(`${taken.to} is there already, and no version. Move it away, or choose another name.`);
  const text = withSource(siteFile, { id, current, entry });
  const listed = `\`sources\` of the docs instance '${id}'`;
  return [
    ...copies.map((copy): VersionStep => ({ kind: "copy", ...copy })),
    text === undefined
      ? { kind: "ask", text: askedEntry(entry, current, `Add to ${listed} in ${SITE_FILE}`) }
      : { kind: "edit", file: SITE_FILE, text, what: `${listed}: ${literalOf(entry)}` },
  ];
}

/** Throws where the folder of `current` holds that of another version, which a copy would hold, too. */
function assertNoneInside(current: Source, sources: readonly Source[]): void {
  const inner = sources.find(({ folder }) => folder.startsWith(`${current.folder}/`));
  if (inner)
    throw new Error(
      `${inner.folder}, the folder of '${inner.name}', lies in ${current.folder}, and a copy of that would hold it, too. ` +
        `Move it out of there, and name its new path in \`sources\` of ${SITE_FILE}.`,
    );
}

/** What the settings say of where the new version lies: as they do of another version, else of `current`. */
function entryOf(name: string, current: Source, sources: readonly Source[]): Source {
  const like = sources.find((source) => source !== current && source.folder.endsWith(source.name));
  const folder = like ? like.folder.slice(0, -like.name.length) + name : `${current.folder}-${name}`;
  const edited = like ?? current;
  const addressOf = (address: Source["editUrl"]) =>
    typeof address === "string" ? addressBeside(address, edited.folder, folder) : undefined;
  const [editUrl, translatedEditUrl] = [edited.editUrl, edited.translatedEditUrl].map(addressOf);
  return {
    name,
    folder,
    ...(editUrl !== undefined && { editUrl }),
    ...(translatedEditUrl !== undefined && { translatedEditUrl }),
  };
}

/** An address that ends in the name of a folder, with that of another folder; any other one is for all versions. */
function addressBeside(address: string, folder: string, next: string): string {
  const [slash = ""] = /\/?$/.exec(address) ?? [];
  const end = `/${lastName(folder)}${slash}`;
  return address.endsWith(end) ? `${address.slice(0, -end.length)}/${lastName(next)}${slash}` : address;
}

/** What is copied to where: the folder of a version, and that of its translations in each language. */
function copiesOf(from: string, to: string, languages: readonly TranslatedFolder[]): { from: string; to: string }[] {
  const translated = languages.flatMap((language) => {
    const [own, next] = [from, to].map((folder) => translationOf(`${folder}/a`, [language]));
    return own !== undefined && next !== undefined
      ? [{ from: path.posix.dirname(own), to: path.posix.dirname(next) }]
      : [];
  });
  return [{ from, to }, ...translated];
}

function askedEntry(entry: Source, current: Source, where: string): string {
  const others = Object.keys(current).filter((key) => !Object.hasOwn(entry, key));
  const rest = others.length > 0 ? `\nand give it as that has it: ${others.join(", ")}.` : "";
  return `${where}, below the entry of '${CURRENT_VERSION}':\n\n  ${literalOf(entry)},\n${rest}`;
}

function literalOf(entry: Source): string {
  return `{ ${Object.entries(entry)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join(", ")} }`;
}
