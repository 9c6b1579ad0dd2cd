import { workerData } from "node:worker_threads";
import { ANSWERED, type FunctionCall, type FunctionReply, type FunctionThread } from "./call";
import { functionAt } from "./function-mark";
import { errorMessage } from "../lib/values/error-of";

/**
 * Answers calls of functions in the thread in which it runs: `load` gives the value that holds them, once. What loading
 * prints was printed before, where the functions were found, and is left out.
 */
export function serveFunctions(load: (start: Record<string, string>) => Promise<unknown>): void {
  const { start, port, state } = workerData as FunctionThread;
  const flag = new Int32Array(state);
  const tell = (value: number) => {
    Atomics.store(flag, 0, value);
    Atomics.notify(flag, 0);
  };
  const holder = quietly(() => load(start));
  holder.catch(() => undefined);
  const send = (reply: FunctionReply) => {
    try {
      port.postMessage(reply);
    } catch (error) {
      port.postMessage({ error: errorMessage(error) } satisfies FunctionReply);
    }
  };
  port.on("message", (call: FunctionCall) => {
    void replyTo(call, holder).then((reply) => {
      send(reply);
      tell(ANSWERED);
    });
  });
}

async function replyTo({ keys, parameters }: FunctionCall, holder: Promise<unknown>): Promise<FunctionReply> {
  try {
    return { value: await functionAt(await holder, keys)(...parameters) };
  } catch (error) {
    return { error: errorMessage(error) };
  }
}

async function quietly<T>(run: () => Promise<T>): Promise<T> {
  const streams = [process.stdout, process.stderr];
  // An own property hides the method of its class until it is taken away.
  for (const stream of streams) Object.defineProperty(stream, "write", { value: () => true, configurable: true });
  try {
    return await run();
  } finally {
    for (const stream of streams) Reflect.deleteProperty(stream, "write");
  }
}
