import { mkdirSync } from "node:fs";
import path from "node:path";
import type { Node } from "gatsby";
import type { Problem } from "../../lib/problem";
import type { CheckedPage } from "../checks/link-check";
import type { Page } from "../feature";
import type { FileFields } from "../nodes/content-node";
import type { PageNode } from "../nodes/mdx-reader";
import { FileWriter } from "../publish/file-writer";
import { linesOf } from "../publish/lines";
import type { KeptResults } from "../publish/kept-pages";

/** The file that a part leaves in `public` for the others: one JSON value a line. */
export const PART_FILE = "site-part.jsonl";

/** Changes when a part leaves something else: parts of different formats are not joined. */
export const PART_FORMAT = 1;

/** The first line: which part of which site it is. */
export type PartHead = {
  format: number;
  versions: readonly string[];
  allVersions: readonly string[];
  /** Changes with everything that all pages are made with. */
  buildDigest: string;
  /** Changes with the routes of the whole site, which every part knows. */
  routesDigest: string;
  /** The nodes that come from configuration, which are the same in every part. */
  sourced: readonly Node[];
  /** Links of features beside those in content. */
  links: readonly CheckedPage[];
  /** What the part's build warned of. */
  problems: readonly Problem[];
};

/** What is told of a page beside its node: all but how its text is found. */
export type PartPage = Omit<Page, "context" | "sections"> & Partial<Pick<Page, "context">>;

/** A further line: a page that the part made, with its node and what publishers kept; or a node without a page. */
export type PartLine =
  | { page: PartPage; node?: PageNode; kept: KeptResults }
  | { page?: undefined; node: Node & FileFields };

/** Writes the file of a part, page by page in the order of their routes, then the nodes without a page. */
export class PartWriter {
  readonly #file: FileWriter;

  constructor(root: string, head: PartHead) {
    const folder = path.join(root, "public");
    mkdirSync(folder, { recursive: true });
    this.#file = new FileWriter(path.join(folder, PART_FILE));
    this.#write(head);
  }

  add(line: PartLine): void {
    this.#write(line);
  }

  finish(): void {
    this.#file.end();
  }

  #write(value: PartHead | PartLine): void {
    this.#file.write(`${JSON.stringify(value)}\n`);
  }
}

/** The first line of a part's file; undefined in a folder that is no part. */
export function readPartHead(folder: string): PartHead | undefined {
  const { value } = linesOf(path.join(folder, PART_FILE)).next();
  return value === undefined ? undefined : (JSON.parse(value) as PartHead);
}

/** The further lines of a part's file, read piece by piece. */
export function* readPartLines(folder: string): Generator<PartLine, undefined> {
  const lines = linesOf(path.join(folder, PART_FILE));
  lines.next();
  for (const line of lines) yield JSON.parse(line) as PartLine;
  return undefined;
}
