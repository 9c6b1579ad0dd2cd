import vm from "node:vm";

/** Thrown by `withinTime` for an action that was stopped. */
export class TimeLimitError extends Error {}

const stage: { context?: vm.Context; script?: vm.Script } = {};

/** Runs a synchronous action and returns its result; throws TimeLimitError when it takes longer than the given time, also in an endless loop. */
export function withinTime<T>(milliseconds: number, action: () => T): T {
  // Only a script of `vm` can be stopped from outside; it stops whatever the script calls.
  stage.context ??= vm.createContext({});
  stage.script ??= new vm.Script("action()");
  stage.context.action = action;
  try {
    return stage.script.runInContext(stage.context, { timeout: milliseconds }) as T;
  } catch (error) {
    if ((error as { code?: string }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
      throw new TimeLimitError(`longer than ${milliseconds} ms`);
    throw error;
  }
}
