import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { inlineScript } from "../../../src/build/hooks/inline-script";
import { inlineScriptOf } from "../../support/inline-script";

const root = mkdtempSync(path.join(os.tmpdir(), "inline-script-"));
afterAll(() => rmSync(root, { recursive: true }));

test("a script has what it imports, leaves nothing behind, and may stand in HTML", async () => {
  writeFileSync(path.join(root, "text.ts"), 'export const text: string = "</script>";');
  writeFileSync(
    path.join(root, "run.ts"),
    'import { text } from "./text"; export function run(): void { (globalThis as { said?: string }).said = text; }',
  );
  const script = await inlineScript(root, "run", "run");
  expect(script).not.toContain("</");
  const world = createContext({});
  runInContext(script, world);
  expect({ ...world }).toEqual({ said: "</script>" });
});

test("a script is made once in a process, and for each list of values by itself", async () => {
  writeFileSync(path.join(root, "say.ts"), "export const say = (text: string) => console.log(text);");
  const script = inlineScript(root, "say", "say", ["a"]);
  expect(inlineScript(root, "say", "say", ["a"])).toBe(script);
  expect(await script).toContain('"a"');
  expect(await inlineScript(root, "say", "say", ["b"])).toContain('"b"');
});

test("the script that holds a page's scripts back is small", async () => {
  const script = await inlineScriptOf(process.cwd(), "src/layout/held-scripts/hold-scripts", "holdScripts");
  expect(gzipSync(script).length).toBeLessThan(2048);
});
