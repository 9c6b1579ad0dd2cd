import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { placeOf, type Problem } from "../../src/lib/problem";
import { siteSchema } from "../../src/lib/site-config";
import type { Compiled } from "../../src/mdx/compile/compile";
import { compile } from "../../src/mdx/compile/compile-here";

let root = "";

/** The Markdown settings of a site that sets none. */
export const settings = {
  ...siteSchema.shape.markdown.parse({}),
  headingLevels: { min: 2, max: 3 },
  optimizeImages: false,
  safeFolders: ["safe"],
};

/** Gives each test of a file an empty folder to compile in. */
export function compileInScratch(): void {
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "compile-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));
}

/** The folder that the present test compiles in. */
export const scratch = (): string => root;

/** Writes a file of the scratch folder. */
export function write(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** A file of the folder `content`, its lines given one by one. */
export function compiled(...lines: string[]): Promise<Compiled> {
  return compiledAs("content/page.mdx", ...lines);
}

/** A file of the given path, its lines given one by one. */
export function compiledAs(file: string, ...lines: string[]): Promise<Compiled> {
  return compile({ root, file, source: lines.join("\n"), frontMatter: { title: "Ada", tags: ["a", "b"] }, settings });
}

/** The tree of a file without problems, a node a line. */
export async function treeOf(...lines: string[]): Promise<string> {
  const { tree, facts } = await compiled(...lines);
  expect(facts.problems).toEqual([]);
  return tree.map((node) => JSON.stringify(node)).join("\n");
}

/** The problems of a file, each as one line. */
export async function problemsOf(...lines: string[]): Promise<string[]> {
  const text = (problem: Problem) =>
    [placeOf(problem), problem.message, problem.remedy, problem.choices?.slice(0, 3).join(", ")]
      .filter(Boolean)
      .join(" | ");
  return (await compiled(...lines)).facts.problems.map(text);
}

/** A PNG of one pixel. */
export const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
