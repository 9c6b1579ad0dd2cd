import { HIGHEST } from "./port.mjs";

/**
 * Starts a server; resolves to its port once it answers. Throws, naming the remedy, when the port is taken.
 * @param {import("node:http").Server} server
 * @param {number} port 0 for any free one
 * @param {string} [host] the only address to answer at; every address of the machine when absent
 * @returns {Promise<number>}
 */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => {
      const isTaken = "code" in error && error.code === "EADDRINUSE";
      reject(
        isTaken
          ? new Error(
              `Port ${port} is taken. End the program that uses it, or choose another: PORT=${port + (port < HIGHEST ? 1 : -1)} npm run serve`,
            )
          : error,
      );
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
