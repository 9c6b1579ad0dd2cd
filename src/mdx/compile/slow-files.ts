/** A file that waits for a worker or runs in one; the worker writes 1 into `started` when it begins with the file. */
export type WatchedFile = { started: SharedArrayBuffer; done: () => void };

/** How often, within the time after which a file is slow, the files are looked at. */
const LOOKS = 12;

/**
 * Watches files while workers compile them, and says once of each that it has run for longer than `after` milliseconds;
 * while it waits for a worker it does not run.
 */
export function watchFiles(after: number, note: (file: string) => void): (file: string) => WatchedFile {
  const files = new Map<SharedArrayBuffer, { file: string; since?: number }>();
  let timer: NodeJS.Timeout | undefined;

  const look = () => {
    const now = performance.now();
    for (const [started, watched] of files) {
      if (Atomics.load(new Int32Array(started), 0) === 0) continue;
      watched.since ??= now;
      if (now - watched.since < after) continue;
      files.delete(started);
      note(watched.file);
    }
  };
  return (file) => {
    const started = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
    files.set(started, { file });
    // It must not keep a process alive that has nothing else to do.
    timer ??= setInterval(look, after / LOOKS).unref();
    return {
      started,
      done: () => {
        files.delete(started);
        if (files.size > 0) return;
        clearInterval(timer);
        timer = undefined;
      },
    };
  };
}
