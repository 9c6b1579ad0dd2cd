import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { chromium, type Page } from "playwright-core";
import type { SearchedPage } from "../../features/search/records/searched-page";
import { escapedText } from "../../lib/html/html-text";
import { findChromium } from "../chromium.mjs";
import { listen } from "../listen.mjs";
import { npm } from "../setup.mjs";
import { staticServer } from "../static-server.mjs";
import { gzipped, timed, type BenchEngine } from "./engine";

/** The package as npm fetches it at first use: a program for each system that nothing else needs. */
export const PAGEFIND = "pagefind@1.6.0";

const HOST = "127.0.0.1";
const FOUND = 10;
const SHOWN = 8;

/** Pagefind's index of the same pages, asked in a browser, because nothing else runs it. */
export const pagefindEngine: BenchEngine = {
  name: "Pagefind",
  build: async (pages) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "bench-pagefind-"));
    for (const page of pages) writePage(folder, page);
    writeFileSync(path.join(folder, "index.html"), "<!doctype html><title>Search</title>");
    const [program, parameters] = npm("exec", "--yes", `--package=${PAGEFIND}`, "--", "pagefind", "--site", folder);
    const { seconds } = await timed(() => promisify(execFile)(program, parameters, { maxBuffer: 1e8 }));
    const server = staticServer(folder, "/");
    const origin = `http://${HOST}:${await listen(server, 0, HOST)}`;
    const browser = await chromium.launch({ executablePath: await findChromium(), args: ["--no-sandbox"] });
    const page = await browser.newPage();
    await page.goto(origin);
    return {
      seconds,
      search: (query) => hitsOf(page, query, FOUND),
      bytes: async (query) => {
        const context = await browser.newContext();
        const fresh = await context.newPage();
        await fresh.goto(origin);
        const bodies: Promise<Buffer>[] = [];
        fresh.on("response", (response) => bodies.push(response.body()));
        await hitsOf(fresh, query, SHOWN);
        const sizes = (await Promise.all(bodies)).map((body) => gzipped(body));
        await context.close();
        return sizes.reduce((sum, size) => sum + size, 0);
      },
      close: async () => {
        await browser.close();
        server.closeAllConnections();
        server.close();
        rmSync(folder, { recursive: true });
      },
    };
  },
};

function hitsOf(page: Page, query: string, count: number): Promise<string[]> {
  const script = `(async () => {
    const pagefind = await import("/pagefind/pagefind.js");
    const { results } = await pagefind.search(${JSON.stringify(query)});
    const data = await Promise.all(results.slice(0, ${count}).map((result) => result.data()));
    return data.map(({ url }) => url);
  })()`;
  return page.evaluate<string[]>(script);
}

function writePage(folder: string, { url, title, sections }: SearchedPage): void {
  const target = path.join(folder, url, "index.html");
  const body = sections.map(
    ({ id, heading, level, text }) =>
      `${heading ? `<h${level} id="${escapedText(id ?? "")}">${escapedText(heading)}</h${level}>` : ""}<p>${escapedText(text)}</p>`,
  );
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    `<!doctype html><html lang="en"><title>${escapedText(title)}</title><main><h1>${escapedText(title)}</h1>${body.join("")}</main></html>`,
  );
}
