import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import type { SearchRecord } from "../../lib/search-record";

/** Characters of a text that Algolia takes in one record on every plan. */
const LONGEST_TEXT = 5000;

/**
 * The records of the last build in groups of a size, read while they are sent; addresses get the site's. Throws where
 * there was no build.
 */
export async function* recordBatches(file: string, siteUrl: string, size: number): AsyncGenerator<SearchRecord[]> {
  if (!existsSync(file)) throw new Error(`There are no records in ${file}. Build the site first: npm run build`);
  let batch: SearchRecord[] = [];
  for await (const line of createInterface({ input: createReadStream(file) })) {
    for (const record of hostedRecords(JSON.parse(line) as SearchRecord, siteUrl)) {
      batch.push(record);
      if (batch.length < size) continue;
      yield batch;
      batch = [];
    }
  }
  if (batch.length > 0) yield batch;
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

/** A text cut at spaces into parts that are short enough. */
function textParts(text: string | null): (string | null)[] {
  const parts: (string | null)[] = [];
  let rest = text;
  while (rest !== null && rest.length > LONGEST_TEXT) {
    const space = rest.lastIndexOf(" ", LONGEST_TEXT);
    const end = space > 0 ? space : LONGEST_TEXT;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}
