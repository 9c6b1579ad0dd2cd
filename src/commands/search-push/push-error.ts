import { errorMessage } from "../../lib/values/error-of";

const REMEDIES: [matches: (status: number | undefined, message: string) => boolean, remedy: string][] = [
  [
    (status, message) => status === 402 || /quota|exceeded|too many|limit/i.test(message) || status === 429,
    "The plan of the app has no room for it. Delete indexes that nobody needs, or take a larger plan.",
  ],
  [
    (status) => status === 401 || status === 403,
    "The key is not one of this app, or may not write. Set ALGOLIA_WRITE_KEY to a key with the rights addObject, deleteObject, deleteIndex, editSettings and settings.",
  ],
  [
    (status) => status === undefined,
    "Algolia cannot be reached. Look at the network, and whether ALGOLIA_APP_ID is the id of an app.",
  ],
  [
    (status) => status !== undefined && status >= 500,
    "The service has a problem of its own, see status.algolia.com. Try again later.",
  ],
];

/** The error of a push in words that say what to do, and that the index is as it was. */
export function pushError(error: unknown, indexName: string): Error {
  const message = errorMessage(error);
  const isAlgolias = error instanceof Error && /^(?:ApiError|DetailedApiError|RetryError)$/.test(error.name);
  const status = (error as { status?: number } | null)?.status;
  const remedy = isAlgolias ? REMEDIES.find(([matches]) => matches(status, message))?.[1] : undefined;
  const kept = `The index '${indexName}' is as it was.`;
  return new Error([`The records were not pushed: ${message}`, remedy, kept].filter(Boolean).join("\n"), {
    cause: error,
  });
}

/** The error of waiting for an index to take the place of the searched one, in words that say where to look. */
export function unfinishedMove(error: unknown, indexName: string): Error {
  return new Error(
    `The wait for the new index failed: ${errorMessage(error)}\nThe move was accepted and has not ended yet; look at the index '${indexName}' in Algolia's dashboard.`,
    { cause: error },
  );
}
