/** A promise that is resolved from outside. */
type Later = { promise: Promise<void>; resolve: () => void };

/** Makes a promise that waits until its `resolve` is called. */
export function later(): Later {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
