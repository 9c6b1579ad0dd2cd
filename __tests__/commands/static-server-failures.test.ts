import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { listen } from "../../src/commands/listen.mjs";
import { staticServer } from "../../src/commands/static-server.mjs";

const folder = mkdtempSync(path.join(os.tmpdir(), "server-"));
const server = staticServer(folder);
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

test("the server goes on after what it cannot answer, and says so", async () => {
  const rules = path.join(folder, "_headers");
  const told = jest.spyOn(console, "error").mockImplementation();
  writeFileSync(path.join(folder, "index.html"), "home");
  const address = `http://127.0.0.1:${await listen(server, 0, "127.0.0.1")}/`;
  const answer = async () => {
    const response = await fetch(address, { headers: { connection: "close" } });
    return `${response.status} ${await response.text()}`;
  };
  mkdirSync(rules);
  expect(await answer()).toBe("503 503\n");
  rmSync(rules, { recursive: true });
  writeFileSync(rules, "/*\n  X-Name: \u2603\n");
  expect(await answer()).toBe("503 503\n");
  writeFileSync(rules, "/*\n  X-Name: a name\n");
  expect(await answer()).toBe("200 home");
  expect(told.mock.calls).toEqual([
    [expect.stringMatching(/^\/ could not be answered: .*EISDIR/)],
    [expect.stringMatching(/^\/ could not be answered: .*x-name/)],
  ]);
  told.mockRestore();
});
