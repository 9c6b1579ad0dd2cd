import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import { byteRange } from "./byte-range.mjs";
import { hasTag } from "./entity-tags.mjs";
import { headersFor, readHeaderRules } from "./header-rules.mjs";
import { readRewriteRules } from "./rewrite-rules.mjs";
import { rulesReader } from "./rules-reader.mjs";

const TYPES = /** @type {Record<string, string>} */ ({
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".xml": "application/xml",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".gif": "image/gif",
  ".webp": "image/webp",
  ".avif": "image/avif",
  ".ico": "image/x-icon",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".pdf": "application/pdf",
  ".zip": "application/zip",
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".yml": "text/yaml; charset=utf-8",
  ".yaml": "text/yaml; charset=utf-8",
});
const COMPRESSED = /^text\/|json$|xml$|wasm$/;
const SMALL = 1024;
/** Brotli's quality for who asks first, and waits, and for those who ask for the same after that. */
const QUALITY = { first: 5, later: 11 };
/** Bytes that take too long at the better quality; only libraries have as many, such as the CMS. */
const LARGE = 256 * 1024;
const CACHE_ENTRIES = 1000;

/**
 * What the server answers: a file, with the path by which `_headers` has headers for it, another address, or an error.
 * @typedef {{ status: 200 | 404, file: string, ruledPath: string }} FileAnswer
 * @typedef {FileAnswer | { status: 301, location: string } | { status: 405 }} Answer
 */

/**
 * Compressed files by path, time, size and encoding, and whether they are as the first one got them and may become
 * smaller; all servers of a process share them.
 * @type {Map<string, { body: Buffer, isFirst: boolean }>}
 */
const bodies = new Map();
/** What is compressed once more: one file at a time, so that readers of other files do not wait for it. */
let smaller = Promise.resolve();

/**
 * A server of a built site, not yet listening. A route without its slash, or with `.html` or `/index.html` where no
 * such file is, moves to the route. What is not there shows the page that `_redirects` in the folder has shown in its
 * place. Each file has the headers that `_headers` in the folder says. What cannot be
 * answered, since a file cannot be read or a header be sent, is told in the terminal.
 * @param {string} folder the built site, such as `public`
 * @param {string} baseUrl path under which the site is served; begins and ends with a slash
 */
export function staticServer(folder, baseUrl = "/") {
  const root = path.resolve(folder);
  const rules = rulesReader(path.join(root, "_headers"), readHeaderRules);
  const rewrites = rulesReader(path.join(root, "_redirects"), readRewriteRules);
  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // A build may take a file away between two looks at it, and `_headers` may hold what no header may.
      console.error(`${request.url} could not be answered: ${error instanceof Error ? error.message : String(error)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(503, { "content-type": "text/plain", "retry-after": "1" }).end("503\n");
    }
  });

  /** @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response */
  function answer(request, response) {
    const isRead = request.method === "GET" || request.method === "HEAD";
    const found = isRead
      ? answerTo(request.url ?? "/", root, baseUrl, rewrites())
      : /** @type {const} */ ({ status: 405 });
    if (found.status === 301) return void response.writeHead(301, { location: found.location }).end();
    if (found.status === 200 || found.status === 404) {
      const headers = headersFor(rules(), encodeURI(found.ruledPath));
      // What is not there today may be there tomorrow.
      if (found.status === 404) delete headers["cache-control"];
      return sendFile(request, response, { ...found, headers }, root);
    }
    response.writeHead(found.status, { allow: "GET, HEAD", "content-type": "text/plain" }).end(`${found.status}\n`);
  }
}

/**
 * @param {string} url path and query as the browser sent them
 * @param {string} root
 * @param {string} baseUrl
 * @param {readonly import("./rewrite-rules.mjs").RewriteRule[]} rewrites
 * @returns {Answer}
 */
function answerTo(url, root, baseUrl, rewrites) {
  const [written = "/", query] = url.split(/\?(.*)/s);
  // A path that cannot be decoded stands for itself: like any other that matches nothing, it has the 404 page.
  const decoded = decode(written) ?? written;
  // A path made absolute cannot climb out of the root, and two slashes in front cannot name another host.
  const wanted = path.posix.normalize(`/${decoded.replaceAll("\\", "/")}`);
  /** @param {string} route @returns {Answer} */
  const move = (route) => ({
    status: 301,
    location: `${(baseUrl + route.slice(1)).split("/").map(encodeURIComponent).join("/")}${query === undefined ? "" : `?${query}`}`,
  });
  if (baseUrl !== "/" && (wanted === "/" || `${wanted}/` === baseUrl)) return move("/");
  /** @type {Answer} */
  const notFound = { status: 404, file: "/404.html", ruledPath: wanted };
  if (!wanted.startsWith(baseUrl)) return notFound;
  const route = `/${wanted.slice(baseUrl.length)}`;
  // A language's site has a 404 page of its own, in the first folder of its addresses.
  const nearest = `/${route.split("/")[1]}/404.html`;
  /** @type {Answer} */
  const missing = isFileAt(path.join(root, nearest)) ? { ...notFound, file: nearest } : notFound;
  /** @param {string} name */
  const isFile = (name) => isFileAt(path.join(root, name));
  // The path of the file, not the one that was sent: each way to write an address gets the file with the same headers.
  /** @param {string} file @returns {Answer} */
  const send = (file) => ({ status: 200, file, ruledPath: baseUrl + file.slice(1) });
  if (route.endsWith("/") && isFile(`${route}index.html`)) return send(`${route}index.html`);
  if (!route.endsWith("/") && isFile(route)) return send(route);
  if (isFile(`${route}/index.html`)) return move(`${route}/`);
  const normal = route.replace(/(?:\/index)?\.html\/?$/, "").replace(/\/$/, "");
  if (!route.replace(/\/$/, "").endsWith(".html") || !isFile(`${normal}/index.html`)) {
    const rule = rewrites.find(({ prefix }) => wanted.startsWith(decode(prefix) ?? prefix));
    const shown = rule && decode(rule.to)?.slice(baseUrl.length - 1);
    return shown !== undefined && isFile(`${shown}index.html`) ? send(`${shown}index.html`) : missing;
  }
  return move(`${normal}/`);
}

/** @param {string} absolute */
function isFileAt(absolute) {
  try {
    return statSync(absolute).isFile();
  } catch {
    // Nothing there, a file in the place of a folder, or a name too long for the disk: for a reader all the same.
    return false;
  }
}

/** @param {string} written */
function decode(written) {
  try {
    return decodeURIComponent(written);
  } catch {
    return undefined;
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {Pick<FileAnswer, "status" | "file"> & { headers: Record<string, string> }} answer
 * @param {string} root
 */
function sendFile(request, response, { status, file, headers: own }, root) {
  const absolute = path.join(root, file);
  if (!isFileAt(absolute)) return void response.writeHead(404, { "content-type": "text/plain" }).end("404\n");
  const { size, mtimeMs } = statSync(absolute);
  const type = TYPES[path.extname(file).toLowerCase()] ?? "application/octet-stream";
  const tag = `"${size.toString(16)}-${Math.trunc(mtimeMs).toString(16)}"`;
  const range = status === 200 ? rangeOf(request, tag, size) : undefined;
  const encoding =
    COMPRESSED.test(type) && size > SMALL && !range ? encodingFor(request.headers["accept-encoding"]) : undefined;
  const headers = {
    "content-type": type,
    "cache-control": "no-cache",
    ...own,
    vary: "accept-encoding",
    // Parts are of the file as it is: only its bytes have a tag that vouches for each of them.
    ...(encoding ? { etag: `W/${tag}`, "content-encoding": encoding } : { etag: tag, "accept-ranges": "bytes" }),
  };
  if (status === 200 && hasTag(request.headers["if-none-match"], tag))
    return void response.writeHead(304, headers).end();
  if (range === "none")
    return void response.writeHead(416, { "content-range": `bytes */${size}`, "content-length": 0 }).end();
  const isRead = request.method === "GET";
  const body = encoding && compressed(absolute, encoding, `${absolute} ${tag} ${encoding}`, isRead);
  const { first, last } = range ?? { first: 0, last: size - 1 };
  response.writeHead(range ? 206 : status, {
    ...headers,
    "content-length": body ? body.length : last - first + 1,
    ...(range && { "content-range": `bytes ${first}-${last}/${size}` }),
  });
  if (request.method === "HEAD" || last < first) response.end();
  else if (body) response.end(body);
  else
    createReadStream(absolute, { start: first, end: last })
      .on("error", (error) => response.destroy(error))
      .pipe(response);
}

/**
 * The part of a file that a request is for. A part goes to what the browser has of the file already only where that is
 * of the same bytes.
 * @param {import("node:http").IncomingMessage} request
 * @param {string} tag the file's, as the browser may repeat it
 * @param {number} size
 */
function rangeOf({ method, headers }, tag, size) {
  const isSame = headers["if-range"] === undefined || headers["if-range"] === tag;
  return method === "GET" && isSame ? byteRange(headers.range, size) : undefined;
}

/** @param {string | string[] | undefined} accepted the browser's `Accept-Encoding` */
function encodingFor(accepted) {
  return ["br", "gzip"].find((name) =>
    new RegExp(`(?:^|[\\s,])${name}(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))(?:[\\s,;]|$)`).test(String(accepted ?? "")),
  );
}

/**
 * A compressed file. One that is asked for again is compressed once more, as small as can be, for those who ask later.
 * @param {string} absolute
 * @param {string} encoding
 * @param {string} key
 * @param {boolean} isRead whether the body is asked for, and not only what it is
 */
function compressed(absolute, encoding, key, isRead) {
  const kept = bodies.get(key);
  if (kept?.isFirst && encoding === "br" && isRead) {
    bodies.set(key, { ...kept, isFirst: false });
    smaller = smaller.then(() => compressAgain(absolute, key));
  }
  if (kept) return kept.body;
  const text = readFileSync(absolute);
  const body = encoding === "br" ? brotliCompressSync(text, brotliOptions(QUALITY.first)) : gzipSync(text);
  // The oldest goes first, so that a site of any size fits into memory.
  const oldest = bodies.keys().next();
  if (bodies.size >= CACHE_ENTRIES && !oldest.done) bodies.delete(oldest.value);
  bodies.set(key, { body, isFirst: text.length <= LARGE });
  return body;
}

/**
 * A file that is gone by now stays as it was.
 * @param {string} absolute
 * @param {string} key
 */
async function compressAgain(absolute, key) {
  try {
    const body = await promisify(brotliCompress)(await readFile(absolute), brotliOptions(QUALITY.later));
    if (bodies.has(key)) bodies.set(key, { body, isFirst: false });
  } catch {
    // The first body stays.
  }
}

/** @param {number} quality */
function brotliOptions(quality) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality } };
}
