import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { listen } from "../../src/commands/listen.mjs";
import { staticServer } from "../../src/commands/static-server.mjs";
import { httpGet } from "../support/http-get";

const folder = mkdtempSync(path.join(os.tmpdir(), "server-headers-"));
afterAll(() => rmSync(folder, { recursive: true }));

let server: Server;
let port: number;

/** Serves a site with the page `/docs/`, and rules for it. */
async function serve(baseUrl: string): Promise<void> {
  mkdirSync(path.join(folder, "docs"), { recursive: true });
  writeFileSync(path.join(folder, "docs/index.html"), "docs");
  writeFileSync(path.join(folder, "_headers"), `${baseUrl}docs/*\n  X-Below: 1\n${baseUrl}docs/\n  X-Route: 1\n`);
  server = staticServer(folder, baseUrl);
  port = await listen(server, 0, "127.0.0.1");
}
afterEach(() => new Promise((resolve) => server.close(resolve)));

const answerOf = async (url: string) => {
  const { status, headers } = await httpGet(port, url);
  return [status, headers["x-below"], headers["x-route"]];
};

test.each(["/docs/", "//docs/", "/x%2f..%2fdocs/", "/x/../docs/", "/docs/index.html", "/%64ocs/?a=/nothing"])(
  "a page asked for as %s has the headers of its route",
  async (url) => {
    await serve("/");
    expect(await answerOf(url)).toEqual([200, "1", "1"]);
  },
);

test("headers go by the whole path where the site has a base URL", async () => {
  await serve("/my/site/");
  expect(await answerOf("/my//site/docs/")).toEqual([200, "1", "1"]);
  expect(await answerOf("/docs/")).toEqual([404, undefined, undefined]);
});

test.each([
  ["//docs", "/docs/"],
  ["/\\docs", "/docs/"],
  ["//example.org/../docs", "/docs/"],
  ["/%2fexample.org%2f..%2fdocs", "/docs/"],
  ["/%5cexample.org%5c..%5cdocs", "/docs/"],
  ["//example.org/", undefined],
])("%s leads to no other host", async (url, location) => {
  await serve("/");
  expect((await httpGet(port, url)).headers.location).toBe(location);
});
