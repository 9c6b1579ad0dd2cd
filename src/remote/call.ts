import { writeSync } from "node:fs";
import path from "node:path";
import { MessageChannel, receiveMessageOnPort, Worker, type MessagePort } from "node:worker_threads";
import type { CallFunction, FunctionMark } from "./function-mark";

/** What a thread with functions is started with: its end of the line, and the number that says where a call stands. */
export type FunctionThread = { start: Record<string, string>; port: MessagePort; state: SharedArrayBuffer };

/** A call, and what comes of it. */
export type FunctionCall = { keys: string[]; parameters: readonly unknown[] };

/** What a function gave, or the message of what it threw. */
export type FunctionReply = { value: unknown } | { error: string };

/** Where a call stands. */
const CALLED = 0;
/** Where a call stands once it has its answer. */
export const ANSWERED = 1;
const ENDED = 2;

/** The way to a thread; `failures` tells what ended it, and `cause` holds that once it was told. */
type Line = { port: MessagePort; state: Int32Array; failures: MessagePort; cause?: string };

/** After how many milliseconds a call says first that it waits, and who is told. */
type Waiting = { step: number; tell: (words: string) => void };

const FIRST_STEP = 30_000;
const STDERR = 2;
/** At once: a stream writes when this thread goes on, and in threads when the main one does, which may wait, too. */
function toTerminal(words: string): void {
  try {
    writeSync(STDERR, `${words}\n`);
  } catch {
    // Who reads it is busy, or gone: it is told again later.
  }
}

/**
 * A way to call functions of programs, each of which runs in a thread that the first call starts, with these variables
 * of the environment. A call waits for the function, also for its promise; it throws what the function throws. One
 * that goes on for long is told, again and again, more and more rarely. Values on the way are copied, and hold no
 * functions.
 */
export function functionCaller(
  env: NodeJS.ProcessEnv,
  waiting: Waiting = { step: FIRST_STEP, tell: toTerminal },
): CallFunction {
  const lines = new Map<string, Line>();
  return (mark, parameters) => {
    const { program, keys } = mark.$function;
    const line = lines.get(program) ?? startedLine(mark, env);
    lines.set(program, line);
    const { port, state } = line;
    // In one step: the thread may end between two.
    if (Atomics.exchange(state, 0, CALLED) === ENDED) {
      Atomics.store(state, 0, ENDED);
      throw new Error(`The thread of ${program} has ended${causeOf(line)}.`);
    }
    port.postMessage({ keys, parameters } satisfies FunctionCall);
    waitForAnswer(state, mark, waiting);
    const reply = receiveMessageOnPort(port)?.message as FunctionReply | undefined;
    if (!reply) throw new Error(`The thread of ${program} ended while it ran '${keys.join(".")}'${causeOf(line)}.`);
    if ("error" in reply) throw new Error(`The function '${keys.join(".")}' failed: ${reply.error}`);
    return reply.value;
  };
}

/** Waits until a call has an answer, or its thread has ended: however long that takes, since machines may be slow. */
function waitForAnswer(state: Int32Array, { $function: { program, keys } }: FunctionMark, waiting: Waiting): void {
  let { step } = waiting;
  let waited = 0;
  // The end of the answer before may wake it, too.
  while (Atomics.load(state, 0) === CALLED) {
    if (Atomics.wait(state, 0, CALLED, step) !== "timed-out") continue;
    waited += step;
    step *= 2;
    waiting.tell(
      `The function '${keys.join(".")}' of ${program} has run for ${Math.round(waited / 1000)} s, and is waited for.\n  → If it never ends, end the command, and look there for a promise that nothing settles.`,
    );
  }
}

/** What ended a thread, as the end of a sentence; empty where it ended by itself. */
function causeOf(line: Line): string {
  line.cause ??= receiveMessageOnPort(line.failures)?.message as string | undefined;
  return line.cause === undefined ? "" : `: ${line.cause.replace(/\.$/, "")}`;
}

/**
 * Starts a program in a thread of its own, and says once that has ended, and by what: where it cannot be loaded, or has
 * no memory left, no handler of its own runs.
 */
const SUPERVISOR = `
  const { Worker, workerData: { program, given, failures, env } } = require("node:worker_threads");
  const state = new Int32Array(given.state);
  const end = () => {
    Atomics.store(state, 0, ${ENDED});
    Atomics.notify(state, 0);
  };
  const thread = new Worker(program, { workerData: given, transferList: [given.port], env });
  thread
    .on("error", (error) => {
      failures.postMessage(String(error?.message ?? error));
      end();
    })
    .on("exit", end);
`;

function startedLine({ $function: { program, start } }: FunctionMark, env: NodeJS.ProcessEnv): Line {
  const { port1, port2 } = new MessageChannel();
  const failures = new MessageChannel();
  const state = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const given: FunctionThread = { start, port: port2, state };
  const workerData = { program: path.resolve(program), given, failures: failures.port2, env: { ...env } };
  const thread = new Worker(SUPERVISOR, { eval: true, workerData, transferList: [port2, failures.port2] });
  // It must not keep a process alive that has nothing else to do.
  thread.unref();
  return { port: port1, state: new Int32Array(state), failures: failures.port1 };
}
