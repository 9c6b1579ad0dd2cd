import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import type { OutgoingHttpHeaders, Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { listen } from "../../src/commands/listen.mjs";
import { staticServer } from "../../src/commands/static-server.mjs";
import { httpGet } from "../support/http-get";

const long = "<p>Long enough to be compressed.</p>".repeat(100);
const lasting = Array.from({ length: 1000 }, (_, index) => `call(${index * index});`).join("\n");
const files = {
  "index.html": "home",
  "404.html": "not found",
  "fr/404.html": "introuvable",
  "docs/index.html": long,
  "docs/a b/index.html": "spaced",
  "tags/🚀/index.html": "a route as it is read",
  "x/y/z.html/index.html": "a route that ends in .html",
  "plain.html": "an exact file",
  "sw.js": "not hashed",
  "static/logo.svg": "<svg/>",
  "static/lasting.js": lasting,
  "video.mp4": "0123456789",
  "empty.mp4": "",
  "wishes/index.html": "all wishes",
  "wishes/tea/index.html": "a wish",
  _redirects:
    "/old/ /docs/ 301\n/wishes/tea/ /wishes/tea/ 200\n/%77ishes/* /wishes/ 200\n/%zz/* /docs/ 200\n/gone/* /nowhere/ 200\n",
  _headers: [
    "/*\n  X-Content-Type-Options: nosniff\n  Content-Security-Policy: object-src 'none'\n",
    "/docs/*\n  Content-Security-Policy: script-src 'self'\n",
    "/static/*\n  Cache-Control: public, max-age=31536000, immutable\n",
  ].join("\n"),
};

let folder: string;
let server: Server;
let port: number;

async function serve(baseUrl?: string): Promise<void> {
  server = staticServer(path.join(folder, "public"), baseUrl);
  port = await listen(server, 0, "127.0.0.1");
}

const get = (url: string, headers?: OutgoingHttpHeaders, method?: string) => httpGet(port, url, headers, method);

async function outcome(url: string): Promise<string> {
  const { status, headers, body } = await get(url);
  return headers.location ? `${status} ${headers.location}` : `${status} ${body.toString().slice(0, 30)}`;
}

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "static-server-"));
  writeFileSync(path.join(folder, "secret.txt"), "secret");
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, "public", name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => new Promise((resolve) => server.close(resolve)));

/** Asks again until an answer is right; throws where it never is. */
async function until(ask: () => Promise<Buffer>, isRight: (answer: Buffer) => boolean): Promise<Buffer> {
  for (let time = 0; time < 2000; time++) {
    const answer = await ask();
    if (isRight(answer)) return answer;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error("No answer was right.");
}

describe("at the root", () => {
  beforeEach(() => serve());

  it.each([
    ["/", "200 home"],
    ["/docs/a%20b/?q=1", "200 spaced"],
    ["/tags/%F0%9F%9A%80/", "200 a route as it is read"],
    ["/tags/%F0%9F%9A%80", "301 /tags/%F0%9F%9A%80/"],
    ["/plain.html", "200 an exact file"],
    ["/index.html", "200 home"],
    ["/docs", "301 /docs/"],
    ["/docs?a=1&b=2", "301 /docs/?a=1&b=2"],
    ["/docs/a%20b", "301 /docs/a%20b/"],
    ["/docs.html?q=1", "301 /docs/?q=1"],
    ["/docs.html/", "301 /docs/"],
    ["/.html", "301 /"],
    ["/docs/.html", "301 /docs/"],
    ["/docs.html/index.html", "404 not found"],
    ["/x/y/z.html/", "200 a route that ends in .html"],
    ["/x/y/z.html", "301 /x/y/z.html/"],
    ["//docs", "301 /docs/"],
    ["/docs//a%20b", "301 /docs/a%20b/"],
    ["/nothing", "404 not found"],
    ["/wishes/coffee/or/more", "200 all wishes"],
    ["/wishes/tea", "301 /wishes/tea/"],
    ["/wishes/tea.html", "301 /wishes/tea/"],
    ["/gone/tea/", "404 not found"],
    ["/fr/rien/", "404 introuvable"],
    ["/nothing.html", "404 not found"],
    ["/static/", "404 not found"],
    ["/sw.js/more", "404 not found"],
    ["/../secret.txt", "404 not found"],
    ["/%2e%2e/secret.txt", "404 not found"],
    ["/docs/..%2f..%2fsecret.txt", "404 not found"],
    ["/..%5csecret.txt", "404 not found"],
    ["/100%/", "404 not found"],
    ["/fr/100%", "404 introuvable"],
    ["/%2e%2e/secret.txt%", "404 not found"],
    ["/%00", "404 not found"],
  ])("%s", async (url, expected) => {
    expect(await outcome(url)).toBe(expected);
  });

  it("survives a name that is too long for the disk", async () => {
    expect(await outcome(`/${"a".repeat(5000)}`)).toBe("404 not found");
  });

  it("refuses what is not reading", async () => {
    const { status, headers } = await get("/", {}, "POST");
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("answers HEAD with the headers alone", async () => {
    const { status, headers, body } = await get("/", {}, "HEAD");
    expect([status, headers["content-length"], headers["content-type"], body.length]).toEqual([
      200,
      "4",
      "text/html; charset=utf-8",
      0,
    ]);
  });

  it.each([
    ["gzip", "gzip", gunzipSync],
    ["gzip, deflate, br", "br", brotliDecompressSync],
    ["br;q=0, gzip;q=0.5", "gzip", gunzipSync],
  ])("compresses text for %s, twice alike", async (accepted, encoding, unpack) => {
    for (const { headers, body } of [
      await get("/docs/", { "accept-encoding": accepted }),
      await get("/docs/", { "accept-encoding": accepted }),
    ]) {
      expect(headers["content-encoding"]).toBe(encoding);
      expect(Number(headers["content-length"])).toBe(body.length);
      expect(unpack(body).toString()).toBe(long);
    }
  });

  it("compresses what is asked for again once more, for those who ask later", async () => {
    const ask = async () => (await get("/static/lasting.js", { "accept-encoding": "br" })).body;
    const first = await ask();
    const later = await until(ask, (body) => body.length < first.length);
    for (const body of [first, later]) expect(brotliDecompressSync(body).toString()).toBe(lasting);
  });

  it("sends what is small, or not asked for compressed, as it is", async () => {
    expect((await get("/", { "accept-encoding": "gzip" })).headers["content-encoding"]).toBeUndefined();
    expect((await get("/docs/")).body.toString()).toBe(long);
  });

  it("lets browsers keep what `_headers` says for as long, and ask again for the rest", async () => {
    const control = async (url: string) => (await get(url)).headers["cache-control"];
    expect(await control("/static/logo.svg")).toBe("public, max-age=31536000, immutable");
    expect(await control("/static/gone.svg")).toBe("no-cache");
    expect(await control("/sw.js")).toBe("no-cache");
    expect(await control("/")).toBe("no-cache");
  });

  it("sends the headers of `_headers`, joined where several rules name one, with pages that are not there, too", async () => {
    const policy = async (url: string) => (await get(url)).headers["content-security-policy"];
    expect(await policy("/docs/a%20b/")).toBe("object-src 'none', script-src 'self'");
    expect(await policy("/nothing/")).toBe("object-src 'none'");
    expect((await get("/")).headers["x-content-type-options"]).toBe("nosniff");
  });

  it("follows `_headers` while it runs", async () => {
    const file = path.join(folder, "public/_headers");
    await get("/");
    writeFileSync(file, "/*\n  X-New: 1\n");
    utimesSync(file, 1, 1);
    expect((await get("/")).headers["x-new"]).toBe("1");
    writeFileSync(file, files._headers);
  });

  it("says 304 to a browser that has the file", async () => {
    const { etag } = (await get("/docs/")).headers;
    expect((await get("/docs/", { "if-none-match": etag })).status).toBe(304);
    expect((await get("/docs/", { "if-none-match": `"other", W/${etag}` })).status).toBe(304);
    expect((await get("/docs/", { "if-none-match": "other" })).status).toBe(200);
    expect((await get("/nothing", { "if-none-match": "*" })).status).toBe(404);
  });
});

describe("a part of a file", () => {
  beforeEach(() => serve());

  /** Status, place in the file, length and body of an answer, as one line. */
  const answerOf = async (url: string, headers: OutgoingHttpHeaders, method?: string) => {
    const { status, headers: got, body } = await get(url, headers, method);
    const place = got["content-range"] ?? "whole";
    return `${status} ${place}, ${got["content-length"]}: ${body.toString().slice(0, 10)}`;
  };

  it.each([
    ["bytes=2-4", "206 bytes 2-4/10, 3: 234"],
    ["bytes=0-0", "206 bytes 0-0/10, 1: 0"],
    ["bytes=0-1", "206 bytes 0-1/10, 2: 01"],
    ["bytes=7-", "206 bytes 7-9/10, 3: 789"],
    ["bytes=7-99", "206 bytes 7-9/10, 3: 789"],
    ["bytes=-3", "206 bytes 7-9/10, 3: 789"],
    ["bytes=-99", "206 bytes 0-9/10, 10: 0123456789"],
    ["bytes=10-", "416 bytes */10, 0: "],
    ["bytes=-0", "416 bytes */10, 0: "],
    ["bytes=4-2", "200 whole, 10: 0123456789"],
    ["bytes=-", "200 whole, 10: 0123456789"],
    ["bytes=a-b", "200 whole, 10: 0123456789"],
    ["items=0-1", "200 whole, 10: 0123456789"],
    // Browsers ask for one part at a time; several may be answered by all.
    ["bytes=0-1,4-5", "200 whole, 10: 0123456789"],
  ])("%s", async (range, expected) => {
    expect(await answerOf("/video.mp4", { range })).toBe(expected);
  });

  it("is offered for what is sent as it is", async () => {
    const offer = async (url: string, headers = {}) => (await get(url, headers)).headers["accept-ranges"];
    expect([await offer("/video.mp4"), await offer("/docs/", { "accept-encoding": "gzip" })]).toEqual([
      "bytes",
      undefined,
    ]);
  });

  it("is no part of an empty file, nor of the page for what is not there", async () => {
    expect(await answerOf("/empty.mp4", {})).toBe("200 whole, 0: ");
    expect(await answerOf("/empty.mp4", { range: "bytes=0-" })).toBe("416 bytes */0, 0: ");
    expect(await answerOf("/nothing", { range: "bytes=0-2" })).toBe("404 whole, 9: not found");
  });

  it("is for GET alone: HEAD tells of the whole file", async () => {
    expect(await answerOf("/video.mp4", { range: "bytes=2-4" }, "HEAD")).toBe("200 whole, 10: ");
  });

  it("goes to a browser that has the rest of the same file; others get the whole", async () => {
    const { etag } = (await get("/video.mp4")).headers;
    const range = "bytes=2-4";
    expect(await answerOf("/video.mp4", { range, "if-range": etag })).toBe("206 bytes 2-4/10, 3: 234");
    for (const other of ['"other"', `W/${etag}`, "Wed, 21 Oct 2015 07:28:00 GMT"])
      expect(await answerOf("/video.mp4", { range, "if-range": other })).toBe("200 whole, 10: 0123456789");
  });

  it("is not sent to a browser that has the file", async () => {
    const { etag } = (await get("/video.mp4")).headers;
    expect((await get("/video.mp4", { range: "bytes=2-4", "if-none-match": etag })).status).toBe(304);
  });

  it("of a text is of the text as it is, and does not complete one that came compressed", async () => {
    const packed = { "accept-encoding": "gzip", range: "bytes=0-9" };
    const { headers, body } = await get("/docs/", packed);
    expect([headers["content-encoding"], headers["content-range"], body.toString()]).toEqual([
      undefined,
      `bytes 0-9/${long.length}`,
      long.slice(0, 10),
    ]);
    const { etag } = (await get("/docs/", { "accept-encoding": "gzip" })).headers;
    expect(etag).toMatch(/^W\//);
    const whole = await get("/docs/", { ...packed, "if-range": etag });
    expect([whole.status, gunzipSync(whole.body).toString()]).toEqual([200, long]);
  });

  it("leaves a compressed file known to the browser that has it", async () => {
    const { etag } = (await get("/docs/", { "accept-encoding": "gzip" })).headers;
    expect((await get("/docs/", { "accept-encoding": "gzip", "if-none-match": etag })).status).toBe(304);
  });
});

describe("below a base URL", () => {
  beforeEach(() => serve("/my/site/"));

  it.each([
    ["/my/site/", "200 home"],
    ["/my/site", "301 /my/site/"],
    ["/", "301 /my/site/"],
    ["/my/site/docs", "301 /my/site/docs/"],
    ["/my/site/docs.html", "301 /my/site/docs/"],
    ["/docs/", "404 not found"],
    ["/my/sitedocs/", "404 not found"],
    ["/my/site/../../docs/", "404 not found"],
  ])("%s", async (url, expected) => {
    expect(await outcome(url)).toBe(expected);
  });
});

it("names the remedy when the port is taken", async () => {
  await serve();
  await expect(listen(staticServer(folder), port, "127.0.0.1")).rejects.toThrow(
    `choose another: PORT=${port + 1} npm run serve`,
  );
});
