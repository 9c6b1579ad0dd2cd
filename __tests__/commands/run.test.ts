import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { compiledCode, expectFlags, expectNoMore, TYPESCRIPT } from "../../src/commands/run.mjs";

/** Runs a script that has `run` and `node`, the path of Node, and gives what it printed. */
function printed(script: string): string {
  const head = `import { run } from ${JSON.stringify(path.resolve("src/commands/run.mjs"))}; const node = process.execPath;`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", `${head}${script}`], {
    encoding: "utf8",
  });
  return stdout;
}

test("programs that run side by side print one after the other, each below its title, and give their codes", () => {
  const output = printed(`
    const start = (title, code) => run(node, ["-e", code], { cwd: process.cwd(), title });
    const both = [
      start("First", 'console.log("one"); setTimeout(() => { console.error("two"); process.exitCode = 3; }, 50)'),
      start("Second", 'console.log("three")'),
    ];
    console.log(JSON.stringify(await Promise.all(both)));
  `);
  expect(output).toContain("\n— First\none\ntwo\n");
  expect(output).toContain("\n— Second\nthree\n");
  expect(output).toContain("[3,0]");
});

test("a program that cannot be started counts as failed", () => {
  const output = printed(`console.log(await run("no-such-program", [], { cwd: process.cwd() }))`);
  expect(output).toBe("1\n");
});

test("the title of a program that cannot be started stands once", () => {
  const output = printed(
    `await run("no-such-program", [], { cwd: process.cwd(), title: "First" }); setTimeout(() => console.log("end"), 50);`,
  );
  expect(output).toBe("\n— First\nend\n");
});

test.each([
  "serve.ts",
  "nginx.ts",
  "bench-search.ts",
  "docusaurus-expect.ts",
  "start.mjs",
  "routes-diff.ts",
  "../../__tests__/browser/run.ts",
])("%s refuses a parameter that it does not know, and says what it does", (file) => {
  const program = [...(file.endsWith(".ts") ? TYPESCRIPT : []), path.join("src/commands", file), "--prot", "5000"];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(/^Unknown option '--prot'\n\nnpm /);
});

test("a part that no file of browser tests has is told with the nearest ones", () => {
  const program = [...TYPESCRIPT, "__tests__/browser/run.ts", "--only=first-veiw"];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: "utf8" });
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^No file of browser tests has 'first-veiw' in its path\. Nearest: first-view, /),
  ]);
});

test.each([
  [[], "RELEASE"],
  [["3.3.2"], "FILE"],
])("the schemas of a release, asked for by %j, begin with the parameter that is missing", (parameters, name) => {
  const program = [...TYPESCRIPT, "src/commands/option-schemas.ts", ...parameters];
  const { status, stderr } = spawnSync(process.execPath, program, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining(`${name} is missing.\n\nnpm run schemas -- RELEASE`)]);
});

test("flags that npm took for itself, because no `--` stands before them, end a command before it writes", () => {
  const env = { npm_config_dry_run: "true", npm_config_to: "site", npm_lifecycle_event: "import" };
  expect(() => expectFlags(["to", "dry-run"], env)).toThrow(
    "npm took --to, --dry-run for itself, and nothing was done. Write `--` before all that is meant for the command: npm run import -- … --to",
  );
  expect(() => expectFlags(["drafts"], env)).not.toThrow();
  const script = path.resolve("src/commands/run.mjs");
  const code = `import { main } from ${JSON.stringify(script)}; await main(async () => console.log("ran") ?? 0, process.argv[1]);`;
  const ended = (help: string) =>
    spawnSync(process.execPath, ["--input-type=module", "--eval", code, help], {
      encoding: "utf8",
      env: { ...process.env, ...env },
    });
  const { status, stdout, stderr } = ended("npm run import -- FOLDER [--to SITE] [--dry-run]");
  expect([status, stdout, stderr]).toEqual([1, "", expect.stringMatching(/^npm took --to, --dry-run for itself/)]);
  expect(ended("npm run check -- [--drafts]")).toMatchObject({ status: 0, stdout: "ran\n", stderr: "" });
});

test("a flag that npm took for the beginning of a setting of its own ends a command, too", () => {
  const env = { npm_config_token_description: "site", npm_lifecycle_event: "import" };
  expect(() => expectFlags(["to", "dry-run"], env)).toThrow("npm took --to for itself, and nothing was done.");
  expect(() => expectFlags(["dry-run"], env)).not.toThrow();
});

test("a value whose flag npm took without a trace is told with where `--` belongs", () => {
  const program = [...TYPESCRIPT, "src/commands/check.ts", "json"];
  const told = (npm_lifecycle_event?: string) =>
    spawnSync(process.execPath, program, { encoding: "utf8", env: { ...process.env, npm_lifecycle_event } });
  const { status, stderr } = told("check");
  const [first] = stderr.split("\n");
  expect([status, first]).toEqual([
    1,
    "Unexpected argument 'json'. This command does not take positional arguments. A flag before it is npm's unless `--` stands before all that is meant for the command: npm run check -- …",
  ]);
  expect(told().stderr).toMatch(/^Unexpected argument 'json'\. This command does not take positional arguments\n/);
});

test("a parameter too many is named above the help", () => {
  expect(() => expectNoMore([])).not.toThrow();
  const script = `import { expectNoMore, main } from ${JSON.stringify(path.resolve("src/commands/run.mjs"))}; main(async () => { expectNoMore(["b", "c"]); return 0; }, "How it is used");`;
  const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([1, "There is one parameter too many: 'b'.\n\nHow it is used\n"]);
});

test("a command whose output nobody reads any more goes on to its end, without an error", async () => {
  const script = `
    import { once } from "node:events";
    import { main } from ${JSON.stringify(path.resolve("src/commands/run.mjs"))};
    await main(async () => {
      console.log("first");
      await once(process.stdin.resume(), "end");
      for (const text of ["second", "third"]) await new Promise((resolve) => process.stdout.write(text, resolve));
      console.error("done");
      return 3;
    });`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  const errors: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(String(chunk)));
  child.stdout.once("data", () => child.stdout.destroy());
  child.stdout.once("close", () => child.stdin.end());
  const [code] = (await once(child, "close")) as [number];
  expect([code, errors.join("")]).toEqual([3, "done\n"]);
});

test("what Node compiled is kept beside the packages, or where the reader says", () => {
  const NODE_COMPILE_CACHE = path.join("/site", "node_modules/.cache/node");
  expect(compiledCode("/site", {})).toEqual({ NODE_COMPILE_CACHE });
  expect(compiledCode("/site", { NODE_COMPILE_CACHE: "/tmp/code" })).toEqual({ NODE_COMPILE_CACHE: "/tmp/code" });
});
