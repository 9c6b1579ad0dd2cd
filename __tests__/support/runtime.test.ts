import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const load = (file: string) => jest.requireActual<Record<string, () => unknown>>(file);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), "modules-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, source: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, source);
  return file;
}

test("a module that is compiled once is run anew after a reset", () => {
  const file = written("counter.cjs", "let count = 0;\nexports.next = () => (count += 1);\n");
  const next = () => load(file).next?.();
  expect([next(), next()]).toEqual([1, 2]);
  jest.resetModules();
  expect(next()).toBe(1);
});

test.each([
  ["first line", "exports.fail = () => { throw new Error('here') };", ":1:30"],
  ["third line", "\n\nexports.fail = () => { throw new Error('here') };", ":3:30"],
])("the place of an error on the %s is that in the file", (name, source, place) => {
  const file = written(`${name.replace(" ", "-")}.cjs`, source);
  let stack: string | undefined;
  try {
    load(file).fail?.();
  } catch (error) {
    stack = (error as Error).stack;
  }
  expect(stack).toContain(`${file}${place}`);
});

test("a module with a mistake in its syntax is told by Jest, with the file", () => {
  const file = written("mistake.cjs", "exports.value = ;");
  expect(() => load(file)).toThrow(/Unexpected token ';'/);
  expect(() => load(file)).toThrow(SyntaxError);
});
