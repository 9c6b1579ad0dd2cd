import { parseArgs } from "node:util";

/** The last port that there is. */
export const HIGHEST = 65535;

/**
 * The number of a port that someone wrote; 0 stands for any free one. Throws, with the valid range, for what is none.
 * @param {string} written
 * @param {string} example how it is written, such as `PORT=9000`: the setting, an equals sign and a port
 */
export function portOf(written, example) {
  const port = Number(written);
  if (/^\d+$/.test(written) && port <= HIGHEST) return port;
  const [setting] = example.split("=");
  throw new Error(
    `${setting} is '${written}', which is not a port. Write a number from 1 to ${HIGHEST}, or 0 for any free port, such as ${example}.`,
  );
}

/**
 * Throws for a port of the development server that is none: Gatsby takes it from `--port`, `-p` or PORT.
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} env
 */
export function expectDevelopPort(parameters, { PORT }) {
  const { values } = parseArgs({ args: parameters, options: { port: { type: "string", short: "p" } }, strict: false });
  if (values.port !== undefined) portOf(String(values.port), "--port=8000");
  else if (PORT) portOf(PORT, "PORT=8000");
}

/**
 * Throws for what nginx cannot listen at by its port: a number that is none. A word is the name of a host there.
 * @param {string} listen a port, or an address and a port, which options may follow
 */
export function expectListenPort(listen) {
  const [place = ""] = listen.split(" ");
  const [, port] = /(?:^|:)(\d+)$/.exec(place) ?? [];
  if (port === undefined || place.startsWith("unix:") || (Number(port) > 0 && Number(port) <= HIGHEST)) return;
  throw new Error(
    `NGINX_LISTEN is '${listen}', and ${port} is not a port. Write a number from 1 to ${HIGHEST}, such as NGINX_LISTEN=8080 or NGINX_LISTEN=127.0.0.1:8080.`,
  );
}
