/** How work is divided: what a job weighs, what is worth a worker of its own, and the weight of a batch. */
export type Division<Job> = {
  weightOf: (job: Job) => number;
  /** How many workers are worth it for jobs of so much weight that wait. */
  workersFor: (waiting: number) => number;
  batch: number;
};

type Waiting<Job, Reply> = { job: Job; resolve: (reply: Reply) => void; reject: (error: unknown) => void };

/**
 * Hands jobs out in batches, in the order in which they come: who takes a batch needs nobody to give it the next job.
 * A job gets its own reply, or the error of its batch.
 */
export function inBatches<Job, Reply>(
  run: (jobs: Job[]) => Promise<Reply[]>,
  { weightOf, workersFor, batch }: Division<Job>,
): (job: Job) => Promise<Reply> {
  const waiting: Waiting<Job, Reply>[] = [];
  let weight = 0;
  let working = 0;

  const next = (): Waiting<Job, Reply>[] => {
    // Nobody waits for one worker to end with all of the last jobs.
    const most = Math.min(batch, weight / working);
    let sum = 0;
    const isFull = ({ job }: Waiting<Job, Reply>, count: number) => {
      sum += weightOf(job);
      return count > 0 && sum > most;
    };
    const end = waiting.findIndex(isFull);
    const taken = waiting.splice(0, end < 0 ? waiting.length : end);
    for (const { job } of taken) weight -= weightOf(job);
    return taken;
  };
  const work = async (): Promise<void> => {
    working += 1;
    // Jobs that come at once are one batch.
    await Promise.resolve();
    while (waiting.length > 0) {
      const taken = next();
      await run(taken.map(({ job }) => job)).then(
        (replies) => taken.forEach(({ resolve }, index) => resolve(replies[index] as Reply)),
        (error: unknown) => taken.forEach(({ reject }) => reject(error)),
      );
    }
    working -= 1;
  };
  return (job) =>
    new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      weight += weightOf(job);
      if (working < workersFor(weight)) void work();
    });
}
