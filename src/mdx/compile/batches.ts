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
 * Jobs that weigh more than a batch come first, each alone, since begun last one of them would have all other workers
 * wait; and one after the other while there are lighter ones, since what one has made another may use. A job gets its
 * own reply, or the error of its batch.
 */
export function inBatches<Job, Reply>(
  run: (jobs: Job[]) => Promise<Reply[]>,
  { weightOf, workersFor, batch }: Division<Job>,
): (job: Job) => Promise<Reply> {
  const heavy: Waiting<Job, Reply>[] = [];
  const light: Waiting<Job, Reply>[] = [];
  let weight = 0;
  let working = 0;
  let heavyWorking = 0;

  const next = (isHeavy: boolean): Waiting<Job, Reply>[] => {
    // Nobody waits for one worker to end with all of the last jobs.
    const taken = isHeavy ? heavy.splice(0, 1) : takeFirst(light, Math.min(batch, weight / working), weightOf);
    for (const { job } of taken) weight -= weightOf(job);
    return taken;
  };
  const work = async (): Promise<void> => {
    working += 1;
    // Jobs that come at once are one batch.
    await Promise.resolve();
    while (heavy.length + light.length > 0) {
      const isHeavy = heavy.length > 0 && (heavyWorking === 0 || light.length === 0);
      const taken = next(isHeavy);
      heavyWorking += Number(isHeavy);
      await run(taken.map(({ job }) => job)).then(
        (replies) => taken.forEach(({ resolve }, index) => resolve(replies[index] as Reply)),
        (error: unknown) => taken.forEach(({ reject }) => reject(error)),
      );
      heavyWorking -= Number(isHeavy);
    }
    working -= 1;
  };
  return (job) =>
    new Promise((resolve, reject) => {
      const own = weightOf(job);
      (own > batch ? heavy : light).push({ job, resolve, reject });
      weight += own;
      if (working < workersFor(weight)) void work();
    });
}

/** Takes the first of those that wait: as many as weigh so much at most together, and at least one. */
function takeFirst<Job, Reply>(
  waiting: Waiting<Job, Reply>[],
  most: number,
  weightOf: (job: Job) => number,
): Waiting<Job, Reply>[] {
  let sum = 0;
  const end = waiting.findIndex(({ job }, count) => {
    sum += weightOf(job);
    return count > 0 && sum > most;
  });
  return waiting.splice(0, end < 0 ? waiting.length : end);
}
