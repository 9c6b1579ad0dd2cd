import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { INDEX_FILE, MANIFEST_FILE } from "../../lib/routes/search-files";
import { pageFile, type Manifest, type PageFile, type TagIndex } from "../../features/search/index-files/layout";
import { recordsOf } from "../../features/search/records/searched-page";
import { isUnspaced } from "../../lib/content/unspaced-scripts";
import { wordSegments } from "../../lib/content/word-count";
import type { SearchRecord } from "../../lib/pages/search-record";
import { textWithin } from "../../lib/values/text-within";

/** Bytes of a text in one record: with its headings and addresses it has to stay below 10 KB, Algolia's least limit. */
const LONGEST_TEXT = 5000;

/**
 * The records of the last build in groups of a size, made while they are sent from the pages of the index in a folder;
 * addresses get the site's. Throws where there was no build.
 */
export function* recordBatches(folder: string, siteUrl: string, size: number): Generator<SearchRecord[]> {
  let batch: SearchRecord[] = [];
  for (const page of indexedPages(folder)) {
    for (const record of recordsOf(page).flatMap((own) => hostedRecords(own, siteUrl))) {
      batch.push(record);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
}

function* indexedPages(folder: string): Generator<PageFile> {
  if (!existsSync(path.join(folder, MANIFEST_FILE)))
    throw new Error(`There is no search index in ${folder}. Build the site first: npm run build`);
  const read = <T>(...names: string[]) => JSON.parse(readFileSync(path.join(folder, ...names), "utf8")) as T;
  for (const tag of read<Manifest>(MANIFEST_FILE).tags) {
    const { pages } = read<TagIndex>(tag.folder, INDEX_FILE);
    for (let page = 0; page < pages; page += 1) yield read<PageFile>(tag.folder, pageFile(page));
  }
}

/** A record as the hosted index keeps it, with whole addresses; one with a long text becomes several. */
export function hostedRecords(record: SearchRecord, siteUrl: string): SearchRecord[] {
  const whole = {
    ...record,
    url: siteUrl + record.url,
    url_without_anchor: siteUrl + record.url_without_anchor,
  };
  return textParts(record.content).map((content, index) => ({
    ...whole,
    content,
    objectID: index === 0 ? record.objectID : `${record.objectID}#${index + 1}`,
  }));
}

/** A text cut between words into parts that are short enough. */
function textParts(text: string | null): (string | null)[] {
  const parts: (string | null)[] = [];
  let rest = text;
  while (rest !== null) {
    const longest = textWithin(rest, LONGEST_TEXT);
    if (longest === rest) break;
    const end = endOfWords(rest, longest);
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

/** Where to cut a text so that the part does not end inside of a word; a word without an end is cut where it has to. */
function endOfWords(text: string, longest: string): number {
  const space = text.lastIndexOf(" ", longest.length);
  if (!isUnspaced(longest.slice(space + 1))) return space > 0 ? space : longest.length;
  return wordSegments(text).containing(longest.length)?.index || longest.length;
}
