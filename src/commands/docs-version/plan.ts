import { isScalar, isSeq, parseDocument, type Document } from "yaml";
import { CURRENT_VERSION } from "../../lib/site-config";

/** What a new version needs to know of a docs instance. */
type VersionedInstance = {
  id: string;
  /** Folder of the content, from the site's root. */
  content: string;
  /** Text of its versions.yml; undefined for an instance without versions. */
  versionsFile?: string;
  /** Names in that file, newest first. */
  versions: readonly string[];
  /** Names of the files and folders in the content folder. */
  entries: readonly string[];
};

/** A step of making a version, with paths from the site's root. */
export type VersionStep =
  | { kind: "move"; from: string; to: string }
  | { kind: "copy"; from: string; to: string }
  | { kind: "write"; file: string; text: string };

const FIRST_VERSIONS = `# Newest first. \`${CURRENT_VERSION}\` is the version being written.\n- ${CURRENT_VERSION}\n`;
/** Letters, digits, and dots, hyphens or underscores between them: what a folder and a route can be called. */
const VERSION_NAME = /^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/;

/**
 * The steps that keep the docs that are being written as a version: a copy of `current`, and its name below `current`
 * in versions.yml. An instance without versions has all its files in `current` from then on. Throws for a name that is
 * taken or cannot be one, for a versions.yml that cannot be edited, and for an instance without versions that has a
 * `current` already.
 */
export function versionSteps(name: string, instance: VersionedInstance): VersionStep[] {
  const { content, versionsFile, entries } = instance;
  assertName(name, instance);
  const current = `${content}/${CURRENT_VERSION}`;
  const file = `${content}/versions.yml`;
  const first = versionsFile === undefined;
  if (first && entries.includes(CURRENT_VERSION))
    throw new Error(
      `${current} is there already, but ${file} is not: all files of ${content} would be moved into it, and it into ` +
        `itself. Write ${file} with the line \`- ${CURRENT_VERSION}\` if the docs being written are in ${current}. ` +
        `If not, give ${current} another name.`,
    );
  const moves = first
    ? entries.map((entry): VersionStep => ({
        kind: "move",
        from: `${content}/${entry}`,
        to: `${current}/${entry}`,
      }))
    : [];
  return [
    ...moves,
    { kind: "copy", from: current, to: `${content}/${name}` },
    { kind: "write", file, text: withVersion(name, file, versionsFile) },
  ];
}

function assertName(name: string, { id, content, versionsFile, versions, entries }: VersionedInstance): void {
  const valid = "Letters, digits, and dots, hyphens or underscores between them are valid, as in 3.3.2.";
  if (!VERSION_NAME.test(name)) throw new Error(`'${name}' cannot be a version's name. ${valid}`);
  if (name === CURRENT_VERSION)
    throw new Error(`'${CURRENT_VERSION}' is the version that is being written. Choose another name.`);
  if (versions.includes(name))
    throw new Error(`The docs instance '${id}' has a version '${name}' already. It has: ${versions.join(", ")}.`);
  if (entries.includes(name))
    throw new Error(`${content}/${name} is there already, and no version. Move it away, or choose another name.`);
  if (versionsFile !== undefined && !versions.includes(CURRENT_VERSION))
    throw new Error(
      `${content}/versions.yml does not list '${CURRENT_VERSION}', of which a version is made. Add it there.`,
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
