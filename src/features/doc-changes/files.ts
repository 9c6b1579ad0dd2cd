import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import { compiledContent, contentDependencies } from "../../build/nodes/compiled-content";
import type { ContentFields } from "../../build/nodes/mdx-reader";
import type { Translated } from "../../build/nodes/translated-text";
import { translatedFile } from "../../files/translated-file";
import type { TranslatedFolder } from "../../lib/content/translations";
import { KEPT_FOLDER } from "../../lib/build/kept-folder";
import { withLineFeeds } from "../../lib/content/line-ends";
import { withoutLinks } from "../../mdx/content-node";
import { markdownOf } from "../../mdx/markdown/markdown";
import { plainContent } from "../../mdx/plain-content";
import { changedTextOf } from "./changed-text";
import type { PairedDoc } from "./doc-pairs";
import { CHANGES_FOLDER, type ChangeCounts } from "./page-changes";

/** A doc whose text is compared. */
export type ComparedDoc = Node &
  PairedDoc &
  Pick<ContentFields, "file" | "contentKey" | "dependencies"> & {
    instance: string;
    version: string;
    draft: boolean;
    unlisted: boolean;
  };

const INDEX = `${KEPT_FOLDER}/doc-changes.json`;
const KEY_LENGTH = 16;

/**
 * How much docs differ from those of the version before: compared once, for as long as neither they, with what they are
 * made from, nor the code that compares them change. What differs is written where browsers fetch it when a reader
 * asks.
 */
export class DocChanges {
  readonly #root: string;
  readonly #translations: readonly TranslatedFolder[];
  #known: Record<string, ChangeCounts>;
  #used: Record<string, ChangeCounts> = {};

  constructor({ root, site: { translations } }: Translated) {
    this.#root = root;
    this.#translations = translations;
    this.#known = readIndex(root);
  }

  /** What differs between a doc and its older text; undefined where nothing does. */
  between(newer: ComparedDoc, older: ComparedDoc): (ChangeCounts & { file: string }) | undefined {
    // The digests of nodes hold those of their files, of the files that these read, and of the build side.
    const file = `${newer.internal.contentDigest.slice(0, KEY_LENGTH)}-${older.internal.contentDigest.slice(0, KEY_LENGTH)}.json`;
    let counts = this.#known[file];
    const isMissing = counts && counts.added + counts.removed > 0 && !existsSync(this.#fileOf(file));
    if (!counts || isMissing) counts = this.#compare(newer, older, file);
    this.#known[file] = counts;
    this.#used[file] = counts;
    return counts.added + counts.removed > 0 ? { ...counts, file } : undefined;
  }

  /** Keeps for the next build what this one used. */
  finish(): void {
    const file = path.join(this.#root, INDEX);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(this.#used));
    this.#known = this.#used;
    this.#used = {};
  }

  #fileOf(name: string): string {
    return path.join(this.#root, "public", CHANGES_FOLDER, name);
  }

  #textOf({ file }: ComparedDoc): string {
    const text = path.join(this.#root, translatedFile(this.#root, file, this.#translations));
    return withLineFeeds(readFileSync(text, "utf8")).trim();
  }

  /** Whether two docs say the same because their files, and those that these read, do. */
  #isCopy(newer: ComparedDoc, older: ComparedDoc): boolean {
    if (newer.title !== older.title || this.#textOf(newer) !== this.#textOf(older)) return false;
    const ofContent = (doc: ComparedDoc) => digestsIn(contentDependencies(this.#root, doc));
    // Nodes have the tags file of their version as well, from which no content is made.
    return digestsIn(newer.dependencies) === digestsIn(older.dependencies) || ofContent(newer) === ofContent(older);
  }

  #compare(newer: ComparedDoc, older: ComparedDoc, name: string): ChangeCounts {
    // Most docs of a version are copies; to read them is all that they cost.
    if (this.#isCopy(newer, older)) return { added: 0, removed: 0 };
    const text = changedTextOf(linesOf(this.#root, older), linesOf(this.#root, newer));
    const { added, removed } = text;
    if (added + removed > 0) {
      const file = this.#fileOf(name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(text.parts));
    }
    return { added, removed };
  }
}

/** The digests of files in the order in which they were read: their folders are those of a version. */
function digestsIn(dependencies: Readonly<Record<string, string>>): string {
  return Object.values(dependencies).join(" ");
}

function readIndex(root: string): Record<string, ChangeCounts> {
  const file = path.join(root, INDEX);
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Record<string, ChangeCounts>;
  } catch {
    // A build that was stopped may leave half a file.
    return {};
  }
}

/** The lines of a doc's text in Markdown, without addresses: where its links lead differs from version to version. */
function linesOf(root: string, doc: ComparedDoc): string[] {
  const plain = plainContent(compiledContent(root, doc), (url) => url);
  return markdownOf([["h1", {}, doc.title], ...withoutLinks(plain)])
    .split("\n")
    .filter((line) => line.trim() !== "");
}
