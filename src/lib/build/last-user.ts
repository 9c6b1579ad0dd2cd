let users = 0;

/**
 * Waits for a task that uses what one call ends for all of its users, as esbuild's service is: the last task to end
 * calls it. Who ended it alone would leave the other tasks waiting for ever.
 */
export async function asUser<Result>(task: Promise<Result>, end: () => Promise<void>): Promise<Result> {
  users += 1;
  try {
    return await task;
  } finally {
    users -= 1;
    if (users === 0) await end();
  }
}
