/** A test: its name, and what it does; it fails by throwing. */
type Test = { name: string; run: () => Promise<void> };

/** What became of a test: the time it took in milliseconds, and what it threw. */
export type Result = { name: string; milliseconds: number; fault?: unknown };

/** When a test is given up: no other one that passes takes a part of it, however slow the machine is. */
const LIMIT_MS = 20 * 60_000;

const groups: Test[][] = [];

/** Declares a test; those of a file run in any order, side by side with others. */
export function browserTest(name: string, run: () => Promise<void>): void {
  groups.push([{ name, run }]);
}

/** Declares tests that run one after another, because they look at the same page. */
export function browserTests(tests: readonly Test[]): void {
  groups.push([...tests]);
}

/**
 * Runs all tests that were declared, so many at a time, and tells what became of each as soon as it is known; with a
 * `problem` all fail by it. An error that no test waits for, such as one thrown while a request is answered, is a
 * failed result of its own, which names the tests that ran then; the others go on.
 */
export async function runSuite(
  limit: number,
  tell: (result: Result) => void,
  problem?: string,
): Promise<{ passed: number; failed: Result[] }> {
  const results: Result[] = [];
  const running = new Set<string>();
  const add = (result: Result) => {
    results.push(result);
    tell(result);
  };
  const addStray = (fault: unknown) =>
    add({
      name: `an error that no test waited for, while these ran: ${[...running].join("; ")}`,
      milliseconds: 0,
      fault,
    });
  // Whoever is free takes the next group of the one list.
  const waiting = groups.values();
  const work = async () => {
    for (const group of waiting) {
      for (const test of group) {
        running.add(test.name);
        add(await resultOf(test, problem));
        running.delete(test.name);
      }
    }
  };
  process.on("uncaughtException", addStray);
  try {
    await Promise.all(Array.from({ length: limit }, work));
  } finally {
    process.off("uncaughtException", addStray);
  }
  const failed = results.filter((result) => "fault" in result);
  return { passed: results.length - failed.length, failed };
}

async function resultOf({ name, run }: Test, problem: string | undefined): Promise<Result> {
  const start = performance.now();
  const milliseconds = () => performance.now() - start;
  try {
    if (problem !== undefined) throw new Error(problem);
    await ended(run());
    return { name, milliseconds: milliseconds() };
  } catch (fault) {
    return { name, milliseconds: milliseconds(), fault };
  }
}

/** Waits for a test; rejects for one that does not end, as a browser may never answer. */
function ended(test: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`The test did not end within ${LIMIT_MS / 60_000} minutes.`));
    const limit = setTimeout(giveUp, LIMIT_MS);
    void test.then(resolve, reject).finally(() => clearTimeout(limit));
  });
}
