import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { measured, scriptsOf } from "../../../src/commands/bench/measure";
import { besideTable, reportOf } from "../../../src/commands/bench/report";

describe("scriptsOf", () => {
  it("finds what the HTML loads, each script once", () => {
    const html = [
      '<link as="script" rel="preload" href="/runtime-1.js"/>',
      '<link rel="modulepreload" href="/module.mjs">',
      '<link as="fetch" rel="preload" href="/page-data/index/page-data.json">',
      '<link rel="stylesheet" href="/a.css">',
      '<script>window.a = "/inline.js"</script>',
      '<script src="/polyfill-1.js" nomodule=""></script>',
      '<script src="/runtime-1.js" async=""></script>',
      "<script async src=/app-2.js></script>",
      '<script src="https://example.org/other.js"></script>',
    ];
    expect(scriptsOf(html.join(""))).toEqual(["/runtime-1.js", "/module.mjs", "/app-2.js"]);
  });
});

/** What a process that has to wait does for a moment. */
const PAUSE = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)";

describe("measured", () => {
  afterEach(() => jest.useRealTimers());

  it("gives exit code, time, output and the memory of all processes", async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "measured-"));
    const log = path.join(folder, "log");
    // A child that holds 200 MB until it is told to end, which is after its memory was measured.
    const child = `const held = Buffer.alloc(2e8, 1); const fs = require("fs"); fs.writeFileSync("held", ""); while (!fs.existsSync("measured")) ${PAUSE}; process.exit(held.length ? 3 : 0)`;
    const script = `console.log("begun"); const { status } = require("child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(child)}]); process.exit(status)`;
    jest.useFakeTimers({ doNotFake: ["setTimeout", "setImmediate", "nextTick", "queueMicrotask", "performance"] });
    const end = measured(process.execPath, ["-e", script], { cwd: folder, env: process.env, log });
    while (!existsSync(path.join(folder, "held"))) await new Promise((resolve) => setTimeout(resolve, 10));
    jest.runOnlyPendingTimers();
    writeFileSync(path.join(folder, "measured"), "");
    const run = await end;
    expect(run.code).toBe(3);
    expect(run.seconds).toBeGreaterThan(0);
    expect(readFileSync(log, "utf8")).toBe("begun\n");
    expect(run.samples.map(({ logBytes }) => logBytes)).toEqual([0, 6, 6]);
    expect(run.samples[0]?.cores).toHaveLength(os.cpus().length);
    expect(run.peakBytes ?? 2e8).toBeGreaterThanOrEqual(2e8);
    rmSync(folder, { recursive: true });
  });
});

describe("reportOf", () => {
  it("is a Markdown table", () => {
    const page = { html: 9000, htmlGzip: 3100, scriptsGzip: 81234, dataGzip: 4000 };
    const findings = [
      {
        docs: 300,
        pages: 320,
        cold: { code: 0, seconds: 20, peakBytes: 9e8, samples: [] },
        warm: { code: 0, seconds: 5, peakBytes: 5e8, samples: [] },
        page,
      },
      {
        docs: 3000,
        pages: 3020,
        cold: { code: 0, seconds: 60, samples: [] },
        warm: { code: 0, seconds: 15, samples: [] },
        page,
      },
    ];
    expect(reportOf(findings)).toMatchInlineSnapshot(`
      "| docs | pages | cold build | one doc changed | ratio | peak memory | HTML of a doc (gzip) | its scripts (gzip) | its data (gzip) |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
      | 300 | 320 | 20.0 s | 5.0 s | 0.25 | 0.90 GB, then 0.50 GB | 9.0 KB (3.1 KB) | 81.2 KB | 4.0 KB |
      | 3000 | 3020 | 60.0 s | 15.0 s | 0.25 | not measured, then not measured | 9.0 KB (3.1 KB) | 81.2 KB | 4.0 KB |"
    `);
  });
});

describe("besideTable", () => {
  it("sets each generator beside the first one of as many docs", () => {
    const run = (seconds: number) => ({ code: 0, seconds, peakBytes: 1e9, samples: [] });
    const builds = [
      { name: "this site", docs: 300, cold: run(20), warm: run(10) },
      { name: "another", docs: 300, cold: run(30), warm: run(5) },
      { name: "this site", docs: 3000, cold: run(50), warm: run(10) },
    ];
    expect(besideTable(builds)).toMatchInlineSnapshot(`
      "| docs | generator | cold build | of the first | one doc changed | of the first | peak memory |
      | --- | ---: | ---: | ---: | ---: | ---: | ---: |
      | 300 | this site | 20.0 s | 1.00 | 10.0 s | 1.00 | 1.00 GB, then 1.00 GB |
      | 300 | another | 30.0 s | 1.50 | 5.0 s | 0.50 | 1.00 GB, then 1.00 GB |
      | 3000 | this site | 50.0 s | 1.00 | 10.0 s | 1.00 | 1.00 GB, then 1.00 GB |"
    `);
  });
});
