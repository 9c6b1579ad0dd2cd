import { isScalar, isSeq, parseDocument, type Document } from "yaml";
import { versionsFileOf } from "../../features/docs/version";
import { CURRENT_VERSION } from "../../lib/site-config";

/** A folder of an instance's content or of its translations into a language, from the site's root. */
type ContentFolder = {
  content: string;
  /** Names of the files and folders in it. */
  entries: readonly string[];
};

/** What a new version needs to know of a docs instance. */
type VersionedInstance = ContentFolder & {
  id: string;
  /** Text of its versions.yml; undefined for an instance without versions. */
  versionsFile?: string;
  /** Names in that file, newest first. */
  versions: readonly string[];
  /** Those of its translations that are there. */
  translations: readonly ContentFolder[];
};

/** A step of making a version, with paths from the site's root. */
export type VersionStep =
  | { kind: "move"; from: string; to: string }
  | { kind: "copy"; from: string; to: string }
  | { kind: "write"; file: string; text: string }
  /** A file gets another text; `what` says what is new in it. */
  | { kind: "edit"; file: string; text: string; what: string }
  /** A file has its paths follow folders that moved or were copied before; `lines` say what changes in it. */
  | { kind: "follow"; file: string; text: string; lines: readonly string[] }
  /** What the author has to write, because no program can. */
  | { kind: "ask"; text: string };

const FIRST_VERSIONS = `# Newest first. \`${CURRENT_VERSION}\` is the version being written.\n- ${CURRENT_VERSION}\n`;
/** Letters, digits, and dots, hyphens or underscores between them: what a folder and a route can be called. */
const VERSION_NAME = /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/;

/**
 * The steps that keep the docs that are being written as a version: a copy of `current`, and its name below `current`
 * in versions.yml. An instance without versions has all its files in `current` from then on. Translations go the same
 * way. Throws for a name that is taken or cannot be one, for a versions.yml that cannot be edited, and for an instance
 * without versions that has a `current` already.
 */
export function versionSteps(name: string, instance: VersionedInstance): VersionStep[] {
  const { versionsFile, translations } = instance;
  assertName(name, instance);
  const file = versionsFileOf(instance);
  const isFirst = versionsFile === undefined;
  const folders = [instance, ...translations.filter(({ entries }) => isFirst || entries.includes(CURRENT_VERSION))];
  if (isFirst) for (const folder of folders) assertNoCurrent(folder, file);
  return [
    ...(isFirst ? folders.flatMap(movesIntoCurrent) : []),
    ...folders.map((folder): VersionStep => ({
      kind: "copy",
      from: `${folder.content}/${CURRENT_VERSION}`,
      to: `${folder.content}/${name}`,
    })),
    { kind: "write", file, text: withVersion(name, file, versionsFile) },
  ];
}

function movesIntoCurrent({ content, entries }: ContentFolder): VersionStep[] {
  return entries.map((entry) => ({
    kind: "move",
    from: `${content}/${entry}`,
    to: `${content}/${CURRENT_VERSION}/${entry}`,
  }));
}

function assertNoCurrent({ content, entries }: ContentFolder, file: string): void {
  const current = `${content}/${CURRENT_VERSION}`;
  if (entries.includes(CURRENT_VERSION))
    throw new Error(
      `${current} is there already, but ${file} is not: all files of ${content} would be moved into it, and it into ` +
        `itself. Write ${file} with the line \`- ${CURRENT_VERSION}\` if the docs being written are in ${current}. ` +
        `If not, give ${current} another name.`,
    );
}

/** Throws for a name that cannot be a version's, and for one that a version of a docs instance has. */
export function assertFreeName(name: string, { id, versions }: Pick<VersionedInstance, "id" | "versions">): void {
  const valid = "Letters, digits, and dots, hyphens or underscores between them are valid, as in 3.3.2.";
  if (!VERSION_NAME.test(name)) throw new Error(`'${name}' cannot be a version's name. ${valid}`);
  if (name === CURRENT_VERSION)
    throw new Error(`'${CURRENT_VERSION}' is the version that is being written. Choose another name.`);
  if (versions.includes(name))
    throw new Error(`The docs instance '${id}' has a version '${name}' already. It has: ${versions.join(", ")}.`);
}

function assertName(name: string, instance: VersionedInstance): void {
  const { versionsFile, versions, translations } = instance;
  assertFreeName(name, instance);
  const taken = [instance, ...translations].find(({ entries }) => entries.includes(name));
  if (taken)
    throw new Error(`${taken.content}/${name} is there already, and no version. Move it away, or choose another name.`);
  if (versionsFile !== undefined && !versions.includes(CURRENT_VERSION))
    throw new Error(
      `${versionsFileOf(instance)} does not list '${CURRENT_VERSION}', of which a version is made. Add it there.`,
    );
}

/** The text of versions.yml with a version below `current`; its comments stay. Throws where it is no such list. */
function withVersion(name: string, file: string, text = FIRST_VERSIONS): string {
  const document: Document = parseDocument(text);
  const items = isSeq(document.contents) ? document.contents.items : [];
  const at = items.findIndex((item) => isScalar(item) && item.value === CURRENT_VERSION);
  if (document.errors.length > 0 || at < 0)
    throw new Error(
      `${file} is no list in YAML that has '${CURRENT_VERSION}'. Write one version a line, the newest first, as in \`- ${CURRENT_VERSION}\`.`,
    );
  items.splice(at + 1, 0, document.createNode(name));
  return document.toString({ lineWidth: 0, flowCollectionPadding: text.includes("[ ") });
}
