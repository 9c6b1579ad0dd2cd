import { spawn, type ChildProcess } from "node:child_process";
import { linkSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { lastBuildOf, noteLastBuild } from "../../src/build/publish/last-build";

let root: string;
let program: ChildProcess | undefined;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "serve-"));
});
afterEach(() => {
  program?.kill();
  rmSync(root, { recursive: true });
});

function publish(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, "public", file)), { recursive: true });
  writeFileSync(path.join(root, "public", file), text);
}

/** Serves the folder, and gives what the command says until it ends or the site is there. */
function serve(): Promise<string> {
  const started = spawn(process.execPath, [path.resolve("src/commands/typescript.mjs"), "src/commands/serve.ts"], {
    cwd: root,
    env: { ...process.env, PORT: "0" },
  });
  program = started;
  return new Promise((resolve) => {
    let said = "";
    for (const stream of [started.stdout, started.stderr])
      stream.on("data", (chunk) => {
        said += String(chunk);
        if (said.includes("The site is at")) resolve(said);
      });
    started.on("close", () => resolve(said));
  });
}

test("a build is served below the base URL that it was built with, whatever the settings say now", async () => {
  publish("docs/index.html", "The docs");
  noteLastBuild(root, { baseUrl: "/heron/" });
  const said = await serve();
  const [address = ""] = /http:\S+/.exec(said) ?? [];
  expect(address).toMatch(/^http:\/\/localhost:\d+\/heron\/$/);
  const docs = await fetch(`${address}docs/`);
  expect([docs.status, await docs.text()]).toEqual([200, "The docs"]);
  expect((await fetch(new URL("/docs/", address))).status).toBe(404);
});

test("a site without a page at its root is served as any other", async () => {
  publish("docs/index.html", "The docs");
  noteLastBuild(root, { baseUrl: "/" });
  const [address = ""] = /http:\S+/.exec(await serve()) ?? [];
  expect((await fetch(`${address}docs/`)).status).toBe(200);
});

test("a build that was copied alone is served below the base URL that its pages name", async () => {
  publish("404.html", `<script src="/heron/docs/webpack-runtime-0a1b.js" async></script>`);
  publish("install/index.html", "Installation");
  const [address = ""] = /http:\S+/.exec(await serve()) ?? [];
  expect(address).toMatch(/\/heron\/docs\/$/);
  expect(await (await fetch(`${address}install/`)).text()).toBe("Installation");
});

test("a folder of other pages, and what a build has left that did not come to its end, is no site", () => {
  publish("404.html", "Nothing here");
  expect(lastBuildOf(root)).toBeUndefined();
  publish("404.html", `<script src="/webpack-runtime-0a1b.js" async></script>`);
  expect(lastBuildOf(root)).toEqual({ baseUrl: "/" });
  mkdirSync(path.join(root, ".cache"));
  expect(lastBuildOf(root)).toBeUndefined();
});

test("a folder in which nothing was built is not served", async () => {
  expect(await serve()).toContain("The site is not built yet. Build it with `npm run build`");
});

test("what a build left is put in place whole: half of it no later command could read", () => {
  const note = path.join(root, ".cache/webpack/last-build.json");
  noteLastBuild(root, { baseUrl: "/heron/" });
  linkSync(note, path.join(root, "before"));
  noteLastBuild(root, { baseUrl: "/" });
  expect(statSync(note).ino).not.toBe(statSync(path.join(root, "before")).ino);
});

test("what a build left is true only beside what it published", () => {
  expect(lastBuildOf(root)).toBeUndefined();
  noteLastBuild(root, { baseUrl: "/heron/" });
  expect(lastBuildOf(root)).toBeUndefined();
  publish("404.html", "");
  expect(lastBuildOf(root)).toEqual({ baseUrl: "/heron/" });
});
