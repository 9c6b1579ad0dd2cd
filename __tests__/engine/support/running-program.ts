import { spawn } from "node:child_process";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";

/** A program that a test has started. */
export type RunningProgram = {
  /** Resolves once the program has printed a text: to true, or to false where it ended before. */
  printed: (text: string) => Promise<boolean>;
  /** What it has printed so far. */
  output: () => string;
  /** Kills it at once, with all that it started. */
  kill: () => void;
  /** Its exit code once it has ended; null where it was killed. */
  end: Promise<number | null>;
};

/** Starts a program in a process group of its own. */
export function startProgram(
  program: string,
  parameters: readonly string[],
  { cwd, env }: { cwd: string; env: NodeJS.ProcessEnv },
): RunningProgram {
  const child = spawn(program, parameters, { cwd, env, detached: true });
  let output = "";
  const waiting = new Set<() => void>();
  const tell = () => [...waiting].forEach((look) => look());
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      tell();
    });
  let hasEnded = false;
  const end = new Promise<number | null>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      hasEnded = true;
      tell();
      resolve(code);
    });
  });
  const printed = (text: string) =>
    new Promise<boolean>((resolve) => {
      const look = () => {
        if (!hasEnded && !output.includes(text)) return;
        waiting.delete(look);
        resolve(output.includes(text));
      };
      waiting.add(look);
      look();
    });
  const kill = () => {
    if (!hasEnded && child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  };
  return { printed, output: () => output, kill, end };
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
