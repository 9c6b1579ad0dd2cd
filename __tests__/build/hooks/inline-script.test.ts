import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { inlineScript } from "../../../src/build/hooks/inline-script";

const root = mkdtempSync(path.join(os.tmpdir(), "inline-script-"));
afterAll(() => rmSync(root, { recursive: true }));

test("a script has what it imports, leaves nothing behind, and may stand in HTML", () => {
  writeFileSync(path.join(root, "text.ts"), 'export const text: string = "</script>";');
  writeFileSync(
    path.join(root, "run.ts"),
    'import { text } from "./text"; export function run(): void { (globalThis as { said?: string }).said = text; }',
  );
  const script = inlineScript(root, "run", "run");
  expect(script).not.toContain("</");
  const world = createContext({});
  runInContext(script, world);
  expect({ ...world }).toEqual({ said: "</script>" });
});

test("the script that holds a page's scripts back is small", () => {
  const script = inlineScript(process.cwd(), "src/layout/held-scripts/hold-scripts", "holdScripts");
  expect(gzipSync(script).length).toBeLessThan(2048);
});
