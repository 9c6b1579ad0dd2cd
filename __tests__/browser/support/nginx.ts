import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { foldersWithMissingPage } from "../../../src/commands/nginx/missing-pages";
import { rewritesOf } from "../../../src/commands/nginx/rewrites";
import { nginxConfig } from "../../../src/commands/nginx/server-config";
import { readHeaderRules } from "../../../src/commands/header-rules.mjs";
import { STEP_MS } from "./visit";

const PROGRAMS = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"];
const TYPES = ["/etc/nginx/mime.types", "/opt/homebrew/etc/nginx/mime.types"];
const PAUSE_MS = 50;

/** The path of nginx, which is installed where that is possible (as root on Debian); undefined where it is not. */
function findNginx(): string | undefined {
  const isRoot = process.getuid?.() === 0;
  if (!PROGRAMS.some(existsSync) && isRoot && existsSync("/usr/bin/apt-get")) {
    try {
      execFileSync("apt-get", ["install", "-y", "--no-install-recommends", "nginx-light"], { stdio: "ignore" });
    } catch {
      // Without a connection to the packages.
    }
  }
  return PROGRAMS.find(existsSync);
}

/**
 * Serves the build by nginx with the configuration of the repository, and runs a test with its address; says so and
 * does nothing where there is no nginx and none can be installed.
 */
export async function withNginx(run: (url: string) => Promise<void>): Promise<void> {
  const program = findNginx();
  const types = TYPES.find(existsSync);
  if (!program || !types)
    return console.log("nginx is not here and cannot be installed: its configuration is not tested.");
  const folder = mkdtempSync(path.join(os.tmpdir(), "nginx-"));
  const port = await freePort();
  writeFileSync(path.join(folder, "nginx.conf"), configOf(folder, port, types));
  const server = spawn(program, ["-p", folder, "-c", path.join(folder, "nginx.conf"), "-e", "stderr"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    const url = `http://127.0.0.1:${port}/`;
    await answers(url);
    await run(url);
  } finally {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A header that every answer has beside those of the site: with what nginx reads as its own syntax. */
export const ODD_HEADER: [name: string, value: string] = ["x-odd", '$1 "costs" \\ $uri'];

/** A whole configuration around that of the site, which keeps its own files in a folder. */
function configOf(folder: string, port: number, types: string): string {
  const template = readFileSync("src/commands/nginx/server.conf", "utf8");
  const rules = [...readHeaderRules(readFileSync("public/_headers", "utf8")), { path: "/*", headers: [ODD_HEADER] }];
  const places = { listen: `127.0.0.1:${port}`, root: path.resolve("public"), types };
  const [withMissingPage, rewrites] = [foldersWithMissingPage("public"), rewritesOf("public")];
  const server = nginxConfig(template, rules, { ...places, withMissingPage, rewrites });
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder};`);
  return [
    "daemon off;",
    "worker_processes 1;",
    `pid ${folder}/pid;`,
    ...(process.getuid?.() === 0 ? ["user root;"] : []),
    `events {}\nhttp {\naccess_log off;\n${folders.join("\n")}\n${server}\n}\n`,
  ].join("\n");
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

async function answers(url: string): Promise<void> {
  for (let tries = 0; tries < STEP_MS / PAUSE_MS; tries += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await setTimeout(PAUSE_MS);
  }
  throw new Error("nginx does not answer.");
}
