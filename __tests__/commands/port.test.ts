import { spawnSync } from "node:child_process";
import { expectDevelopPort, expectListenPort, portOf } from "../../src/commands/port.mjs";
import { TYPESCRIPT } from "../../src/commands/run.mjs";

test("a port is a number that there is", () => {
  expect(["0", "9000", "65535"].map((written) => portOf(written, "PORT=9000"))).toEqual([0, 9000, 65535]);
  for (const written of ["70000", "abc", "", "-1", "80.5", "1e3", "0x50"])
    expect(() => portOf(written, "PORT=9000")).toThrow(
      `PORT is '${written}', which is not a port. Write a number from 1 to 65535, or 0 for any free port, such as PORT=9000.`,
    );
});

test("the development server's port is told by its flag before the environment", () => {
  const told = (parameters: string[], PORT?: string) => () => expectDevelopPort(parameters, { PORT });
  for (const right of [[], ["--port", "8001"], ["-p", "8001", "--host=0.0.0.0"], ["--https", "-H", "::"]])
    expect(told(right)).not.toThrow();
  expect(told(["--port=8001"], "abc")).not.toThrow();
  expect(told([], "")).not.toThrow();
  expect(told([], "abc")).toThrow("PORT is 'abc', which is not a port.");
  expect(told(["-p", "70000"], "8000")).toThrow("--port is '70000', which is not a port.");
});

test("nginx may listen at a port, an address, a name or a socket", () => {
  for (const right of ["80", "127.0.0.1:8080", "[::1]:8080", "[::1]", "localhost", "443 ssl", "unix:/run/docs:0"])
    expect(() => expectListenPort(right)).not.toThrow();
  for (const wrong of ["0", "70000", "127.0.0.1:70000", "70000 ssl"])
    expect(() => expectListenPort(wrong)).toThrow(
      new RegExp(`^NGINX_LISTEN is '${wrong}', and \\d+ is not a port. Write a number from 1 to 65535, such as`),
    );
});

test.each([
  ["serve", [...TYPESCRIPT, "src/commands/serve.ts"]],
  ["start", ["src/commands/start.mjs"]],
  ["develop", ["src/commands/gatsby.mjs", "develop"]],
])("%s says so before it does anything", (_, program) => {
  const env = { ...process.env, PORT: "70000" };
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: "utf8", env });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^PORT is '70000', which is not a port. Write a number from 1 to 65535.*\n$/);
});
