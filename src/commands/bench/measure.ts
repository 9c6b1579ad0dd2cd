import { spawn } from "node:child_process";
import { closeSync, existsSync, fstatSync, openSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { addTo } from "../../lib/values/add-to";
import { coreTimes, type Sample } from "./cores";

/**
 * One build: its exit code, wall time, what was seen of its log and the cores on the way, and the most memory that all
 * its processes held at once, undefined where `/proc` is missing.
 */
export type Run = { code: number; seconds: number; peakBytes?: number; samples: Sample[] };

/** What a reader downloads for one page: bytes as they are and, where named so, compressed with gzip. */
export type PageBytes = { html: number; htmlGzip: number; scriptsGzip: number; dataGzip: number };

const SAMPLE_MS = 200;

/** Runs a program to its end with its output in a file, and measures it. */
export function measured(
  program: string,
  parameters: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv; log: string },
): Promise<Run> {
  const started = performance.now();
  const log = openSync(options.log, "w");
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, { cwd: options.cwd, env: options.env, stdio: ["ignore", log, log] });
    let peakBytes: number | undefined;
    const samples: Sample[] = [];
    const look = () =>
      samples.push({
        at: (performance.now() - started) / 1000,
        logBytes: fstatSync(log).size,
        cores: coreTimes(),
      });
    look();
    const timer = setInterval(() => {
      look();
      const bytes = child.pid === undefined ? undefined : treeBytes(child.pid);
      if (bytes !== undefined) peakBytes = Math.max(peakBytes ?? 0, bytes);
    }, SAMPLE_MS);
    const stop = () => {
      clearInterval(timer);
      look();
      closeSync(log);
    };
    child.on("error", (error) => {
      stop();
      reject(error);
    });
    child.on("exit", (code) => {
      stop();
      resolve({ code: code ?? 1, seconds: (performance.now() - started) / 1000, peakBytes, samples });
    });
  });
}

/**
 * Memory of a process and all that it started, in bytes, each shared page counted once; undefined on systems without
 * `/proc`.
 */
function treeBytes(root: number): number | undefined {
  if (!existsSync("/proc/self/smaps_rollup")) return undefined;
  const children = new Map<number, number[]>();
  for (const name of readdirSync("/proc").filter((entry) => /^\d+$/.test(entry))) {
    addTo(children, numberIn(`/proc/${name}/status`, "PPid"), Number(name));
  }
  const sum = (pid: number): number =>
    (children.get(pid) ?? []).reduce(
      (bytes, child) => bytes + sum(child),
      numberIn(`/proc/${pid}/smaps_rollup`, "Pss") * 1024,
    );
  return sum(root);
}

function numberIn(file: string, key: string): number {
  try {
    return Number(new RegExp(`^${key}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8"))?.[1] ?? 0);
  } catch {
    // The process ended between listing and reading.
    return 0;
  }
}

/**
 * The bytes of one page of a built site, by its route with slashes at both ends; scripts are all that its HTML loads,
 * and the ones of its template.
 */
export function pageBytes(folder: string, route: string): PageBytes {
  const html = readFileSync(path.join(folder, route, "index.html"));
  const data = readFileSync(path.join(folder, "page-data", route, "page-data.json"));
  const { componentChunkName } = JSON.parse(data.toString()) as { componentChunkName: string };
  const stats = JSON.parse(readFileSync(path.join(folder, "webpack.stats.json"), "utf8")) as {
    namedChunkGroups: Record<string, { assets: { name: string }[] } | undefined>;
  };
  const ofTemplate = stats.namedChunkGroups[componentChunkName]?.assets.map(({ name }) => `/${name}`) ?? [];
  const scripts = [...new Set([...scriptsOf(html.toString()), ...ofTemplate])].map(
    (name) => gzipSync(readFileSync(path.join(folder, name))).length,
  );
  return {
    html: html.length,
    htmlGzip: gzipSync(html).length,
    scriptsGzip: scripts.reduce((sum, bytes) => sum + bytes, 0),
    dataGzip: gzipSync(data).length,
  };
}

/** The paths of the scripts that a page's HTML loads or preloads, each once; browsers of today skip `nomodule`. */
export function scriptsOf(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const loading = tags.filter((tag) =>
    tag.startsWith("<script")
      ? !/\bnomodule\b/i.test(tag)
      : /\bas="?script"?/.test(tag) || /\brel="?modulepreload"?/.test(tag),
  );
  return [...new Set(loading.flatMap((tag) => /\b(?:src|href)="?(\/[^"\s>?]+\.m?js)/.exec(tag)?.[1] ?? []))];
}

/** How many pages a built site has. */
export function pageCount(folder: string): number {
  const files = readdirSync(path.join(folder, "page-data"), { recursive: true, encoding: "utf8" });
  return files.filter((file) => path.basename(file) === "page-data.json").length;
}
