import { readFileSync } from "node:fs";
import path from "node:path";
import { compile } from "../../../src/mdx/compile/compile-here";
import { addGrammars } from "../../../src/mdx/compile/builders/code/prism-grammars";
import { randomFrom } from "../../../src/commands/bench/random";
import { settings } from "../../support/compiled";

const root = process.cwd();
const samples = [
  "content/docs/current/guides/markdown-features/markdown-features-react.mdx",
  "content/tests/pages/markdown-tests-mdx.mdx",
  "content/tests/pages/tabs-tests.mdx",
  "content/tests/docs/tests/admonitions.mdx",
];
const COUNT = 200;

type Random = (limit: number) => number;

const mutations: ((source: string, random: Random) => string)[] = [
  (source, random) => source.slice(0, random(source.length)),
  (source, random) => {
    const start = random(source.length);
    return source.slice(0, start) + source.slice(start + 1 + random(40));
  },
  (source, random) => {
    const start = random(source.length);
    const end = start + 1 + random(40);
    return source.slice(0, end) + source.slice(start);
  },
  (source, random) => {
    const [first, second, third] = [random(source.length), random(source.length), random(source.length)].sort(
      (a, b) => a - b,
    );
    return source.slice(0, first) + source.slice(second, third) + source.slice(first, second) + source.slice(third);
  },
];

test("200 files with cut, doubled and moved characters compile or fail with errors that name file and line", async () => {
  addGrammars([], () => undefined);
  const { between } = randomFrom(4711);
  const random: Random = (limit) => between(0, limit - 1);
  const nameless: unknown[] = [];
  let failed = 0;
  for (let count = 0; count < COUNT; count += 1) {
    const file = samples[count % samples.length] ?? "";
    const mutate = mutations[Math.floor(count / samples.length) % mutations.length];
    const source = mutate?.(readFileSync(path.join(root, file), "utf8"), random) ?? "";
    const { facts } = await compile({ root, file, source, frontMatter: {}, settings });
    if (facts.problems.length > 0) failed += 1;
    nameless.push(
      ...facts.problems
        .filter((problem) => !problem.file || !problem.line || !problem.message)
        .map((problem) => ({ count, problem })),
    );
  }
  expect(nameless).toEqual([]);
  expect(failed).toBeGreaterThan(COUNT / 4);
});
