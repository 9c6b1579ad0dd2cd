import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { holdPrograms, loadPrograms } from "../../src/build/held-programs.cjs";

const preload = path.resolve("src/commands/lean-gatsby/preload.cjs");
const root = mkdtempSync(path.join(os.tmpdir(), "held-programs-"));
const file = path.join(root, `.cache/programs-load-${process.pid}`);
mkdirSync(path.dirname(file));
afterAll(() => rmSync(root, { recursive: true }));
afterEach(() => loadPrograms());

/** A program as Gatsby starts it, which says when it has loaded. */
function started(env: object, script = "console.log('loaded')"): ChildProcess {
  const all = { ...process.env, GATSBY_WORKER_ID: "1", ...env };
  return spawn(process.execPath, ["--require", preload, "--eval", script], {
    env: all,
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function firstWords({ stdout }: ChildProcess): Promise<string> {
  const [words] = (await once(stdout as NodeJS.ReadableStream, "data")) as [Buffer];
  return words.toString().trim();
}

test("a program that Gatsby starts loads once it may", async () => {
  holdPrograms(root);
  const held = started({});
  let isLoaded = false;
  const words = firstWords(held).then((said) => ((isLoaded = true), said));
  // Another one, started later, is not held and has loaded meanwhile.
  expect(await firstWords(started({ SITE_PROGRAMS_LOAD_WITH: `${process.pid} ${root}` }))).toBe("loaded");
  expect(isLoaded).toBe(false);
  loadPrograms();
  expect(await words).toBe("loaded");
  expect(await firstWords(started({}))).toBe("loaded");
});

test("a file of an earlier build does not count, and programs of others are not held", async () => {
  holdPrograms(root);
  loadPrograms();
  expect(existsSync(file)).toBe(true);
  holdPrograms(root);
  expect(existsSync(file)).toBe(false);
  expect(await firstWords(started({ GATSBY_WORKER_ID: "" }))).toBe("loaded");
});

test("nothing is left of it once whoever held programs has ended", () => {
  const script = `const { holdPrograms, loadPrograms } = require(${JSON.stringify(path.resolve("src/build/held-programs.cjs"))});
    holdPrograms(${JSON.stringify(root)});
    loadPrograms();`;
  expect(spawnSync(process.execPath, ["--eval", script]).status).toBe(0);
  expect(readdirSync(path.dirname(file)).filter((name) => name !== path.basename(file))).toEqual([]);
});

test("a program that is held by one that is gone ends, and has loaded nothing", async () => {
  const holder = `const { spawn } = require("node:child_process");
    require(${JSON.stringify(path.resolve("src/build/held-programs.cjs"))}).holdPrograms(${JSON.stringify(root)});
    spawn(process.execPath, ["--require", ${JSON.stringify(preload)}, "--eval", "console.log('loaded')"], {
      env: { ...process.env, GATSBY_WORKER_ID: "1" }, stdio: "inherit", detached: true,
    }).once("spawn", () => process.exit());`;
  const { stdout } = started({ GATSBY_WORKER_ID: "" }, holder);
  // The end of its output is that of both programs.
  const words: Buffer[] = [];
  for await (const part of stdout as AsyncIterable<Buffer>) words.push(part);
  expect(Buffer.concat(words).toString()).toBe("");
});
