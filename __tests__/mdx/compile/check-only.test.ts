import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { compile } from "../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, settings, write } from "../../support/compiled";

compileInScratch();

/** The facts that a build and a check find in a file. */
async function factsOf(...lines: string[]) {
  const page = { root: scratch(), file: "content/page.mdx", source: lines.join("\n"), frontMatter: {} };
  const build = { ...settings, optimizeImages: true };
  const check = await compile({ ...page, settings: { ...build, checkOnly: true } });
  // The check comes first: it finds nothing that a build has kept.
  return { check: check.facts, build: (await compile({ ...page, settings: build })).facts };
}

test("a check finds in diagrams what a build finds: mistakes, and what only browsers can draw", async () => {
  const fence = (...code: string[]) => ["```mermaid", ...code, "```", ""];
  const { check, build } = await factsOf(
    ...fence("flowchart LR", "  a --> b"),
    ...fence("flowchart LR", "  a -->"),
    ...fence("flowchrt LR", "  a --> b"),
    ...fence("flowchart LR", '  a["$$x^2$$"] --> b'),
  );
  expect(check.problems.map(({ severity, line }) => [severity, line])).toEqual([
    ["error", 8],
    ["error", 11],
    ["warning", 16],
  ]);
  expect(check.problems).toEqual(build.problems);
});

test("and in code: languages without a grammar, ranges beyond its end", async () => {
  const { check, build } = await factsOf("```tides", "high", "```", "", "```js {7}", "low();", "```");
  expect(check.problems.map(({ severity, line }) => [severity, line])).toEqual([
    ["error", 1],
    ["warning", 5],
  ]);
  expect(check.problems).toEqual(build.problems);
});

test("and in images, of which a damaged one is a mistake", async () => {
  const photo = sharp({ create: { width: 900, height: 200, channels: 3, background: "#123456" } });
  const png = await photo.png().toBuffer();
  write("content/whole.png", png);
  const { check, build } = await factsOf("![Whole](./whole.png)");
  expect([check.problems, build.problems]).toEqual([[], []]);
  write("content/damaged.png", readFileSync(path.join(scratch(), "content/whole.png")).subarray(0, png.length / 2));
  const damaged = await factsOf("![Damaged](./damaged.png)", "![Gone](./gone.png)");
  expect(damaged.build.problems.length).toBe(2);
  expect(damaged.build.problems.map(({ message }) => message)).toContainEqual(
    expect.stringMatching(/^The picture content\/damaged\.png is damaged: [^\n]+\.$/),
  );
  expect(damaged.check.problems).toEqual(damaged.build.problems);
});
