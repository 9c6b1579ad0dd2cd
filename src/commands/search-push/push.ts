import { randomBytes } from "node:crypto";
import type { Algoliasearch, IndexSettings, SynonymHit } from "algoliasearch";
import type { SearchRecord } from "../../lib/pages/search-record";
import { pushError, unfinishedMove } from "./push-error";

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
 * index. Returns the number of records. Where something fails before it takes that place, the index is as it was, and
 * the error says what to do.
 */
export async function pushIndex(client: PushClient, { indexName, ...content }: PushedIndex): Promise<number> {
  const next = `${indexName}_next_${randomBytes(4).toString("hex")}`;
  const done = (taskID: number | undefined) =>
    taskID === undefined ? undefined : client.waitForTask({ indexName: next, taskID });
  const { count, taskID } = await filledAndMoved().catch(async (error: unknown) => {
    await client.deleteIndex({ indexName: next }).catch(() => undefined);
    throw pushError(error, indexName);
  });
  // From here on the index may be the new one, and the other one must not be deleted.
  await Promise.resolve(done(taskID)).catch((error: unknown) => {
    throw unfinishedMove(error, indexName);
  });
  return count;

  async function filledAndMoved() {
    const filled = await fill(client, next, content, done);
    const move = { operation: "move" as const, destination: indexName };
    return { count: filled, ...(await client.operationIndex({ indexName: next, operationIndexParams: move })) };
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
