import { randomBytes } from "node:crypto";
import type { Algoliasearch, IndexSettings, SynonymHit } from "algoliasearch";
import type { SearchRecord } from "../../lib/pages/search-record";
import { pushError } from "./push-error";

/** What of Algolia's client a push needs. */
type PushClient = Pick<
  Algoliasearch,
  "setSettings" | "saveSynonyms" | "batch" | "waitForTask" | "operationIndex" | "deleteIndex"
>;

/** What goes into an index. */
type PushedIndex = {
  indexName: string;
  settings: IndexSettings;
  synonyms: SynonymHit[];
  batches: Iterable<SearchRecord[]>;
};

/**
 * Fills an index anew: in another one that takes its place when all is there, so that readers always search a whole
 * index. Returns the number of records; where something fails the index is as it was, and the error says what to do.
 */
export async function pushIndex(client: PushClient, { indexName, ...content }: PushedIndex): Promise<number> {
  const next = `${indexName}_next_${randomBytes(4).toString("hex")}`;
  const done = (taskID: number | undefined) =>
    taskID === undefined ? undefined : client.waitForTask({ indexName: next, taskID });
  try {
    const count = await fill(client, next, content, done);
    const { taskID } = await client.operationIndex({
      indexName: next,
      operationIndexParams: { operation: "move", destination: indexName },
    });
    await done(taskID);
    return count;
  } catch (error) {
    await client.deleteIndex({ indexName: next }).catch(() => undefined);
    throw pushError(error, indexName);
  }
}

async function fill(
  client: PushClient,
  indexName: string,
  { settings, synonyms, batches }: Omit<PushedIndex, "indexName">,
  done: (taskID: number | undefined) => Promise<unknown> | undefined,
): Promise<number> {
  const { taskID } = await client.setSettings({ indexName, indexSettings: settings });
  await done(taskID);
  if (synonyms.length > 0) await done((await client.saveSynonyms({ indexName, synonymHit: synonyms })).taskID);
  let count = 0;
  for (const records of batches) {
    const requests = records.map((body) => ({ action: "addObject" as const, body }));
    await done((await client.batch({ indexName, batchWriteParams: { requests } })).taskID);
    count += records.length;
  }
  return count;
}
