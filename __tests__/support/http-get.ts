import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";

/** What a server answers. */
type HttpAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Asks a server of this machine for a path as it is written: `fetch` would tidy it before it is sent. */
export function httpGet(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
  method = "GET",
): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject).end();
  });
}
