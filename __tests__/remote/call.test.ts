import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buildSync } from "esbuild";
import { functionCaller } from "../../src/remote/call";
import type { FunctionMark } from "../../src/remote/function-mark";

const PROGRAM = `
  import { existsSync } from "node:fs";
  import { serveFunctions } from "./src/remote/serve";
  serveFunctions(async ({ folder }) => ({
    add: (a, b) => a + b,
    later: async () => folder + process.env.KILN,
    fail: () => { throw new Error("It is cold."); },
    uncloneable: () => () => 1,
    until: async (file) => {
      while (!existsSync(file)) await new Promise((go) => setImmediate(go));
      return "there";
    },
    end: () => process.exit(1),
  }));
`;
let folder: string;
let program: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "functions-"));
  program = path.join(folder, "functions.cjs");
  const stdin = { contents: PROGRAM, resolveDir: process.cwd(), loader: "ts" as const };
  buildSync({ stdin, outfile: program, bundle: true, platform: "node", format: "cjs", logLevel: "silent" });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A program that wakes whoever waits for it before it has answered, as the end of an earlier answer may. */
const EARLY = `
  const { workerData: { port, state } } = require("node:worker_threads");
  const flag = new Int32Array(state);
  port.on("message", () => {
    while (Atomics.notify(flag, 0) === 0);
    // The waiting thread may go on now, before it is answered.
    for (let turns = 0; turns < 1e8; turns += 1);
    port.postMessage({ value: "answered" });
    Atomics.store(flag, 0, 1);
    Atomics.notify(flag, 0);
  });
`;

test("a call that is woken too early goes on waiting", () => {
  const early = path.join(folder, "early.cjs");
  writeFileSync(early, EARLY);
  const mark: FunctionMark = { $function: { program: early, start: {}, digest: "", keys: ["a"] } };
  expect(functionCaller({})(mark, [])).toBe("answered");
});

test.each([
  ["is not there", undefined, /: Cannot find module '.*broken\.cjs'/],
  ["fails while it loads", "throw new Error('It is cold.');", /: It is cold\.$/],
  ["throws no error", "throw 'cold';", /: cold\.$/],
  ["ends by itself while it loads", "process.exit(1);", /'a'\.$|has ended\.$/],
])("a call ends where the program %s, and says why", (_, code, cause) => {
  const broken = path.join(folder, "broken.cjs");
  rmSync(broken, { force: true });
  if (code !== undefined) writeFileSync(broken, code);
  const mark: FunctionMark = { $function: { program: broken, start: {}, digest: "", keys: ["a"] } };
  const call = functionCaller({});
  expect(() => call(mark, [])).toThrow(/broken\.cjs ended while it ran 'a'/);
  expect(() => call(mark, [])).toThrow(/broken\.cjs has ended/);
  for (let count = 0; count < 2; count += 1) expect(() => call(mark, [])).toThrow(cause);
});

test("a call that goes on for long is told more and more rarely, and is waited for", () => {
  const told: string[] = [];
  const file = path.join(folder, "told-three-times");
  const tell = (words: string) => {
    told.push(words);
    if (told.length === 3) writeFileSync(file, "");
  };
  const call = functionCaller({}, { step: 1, tell });
  expect(call({ $function: { program, start: {}, digest: "", keys: ["until"] } }, [file])).toBe("there");
  expect(told[2]).toContain(`The function 'until' of ${program} has run for 0 s, and is waited for.`);
});

test("a call waits for what the function gives, and throws what it throws", () => {
  const call = functionCaller({ KILN: "hot" });
  const mark = (...keys: string[]): FunctionMark => ({
    $function: { program, start: { folder: "site " }, digest: "", keys },
  });
  expect(call(mark("add"), [1, 2])).toBe(3);
  expect(call(mark("later"), [])).toBe("site hot");
  expect(() => call(mark("fail"), [])).toThrow("The function 'fail' failed: It is cold.");
  expect(() => call(mark("none"), [])).toThrow("There is no function 'none'.");
  expect(() => call(mark("uncloneable"), [])).toThrow(/could not be cloned/);
  expect(call(mark("add"), ["a", "b"])).toBe("ab");
  expect(() => call(mark("end"), [])).toThrow(/ended while it ran 'end'/);
  expect(() => call(mark("add"), [1, 2])).toThrow(/has ended/);
});
