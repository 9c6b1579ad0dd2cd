import { mkdtempSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { framePartsModule, publishFrameParts } from "../../../src/build/hooks/frame-parts";

test("the module joins the parts of all features, in their order", () => {
  expect(framePartsModule(["src/features/search/frame.tsx", "src/features/blog/frame.tsx"])).toMatchInlineSnapshot(`
"import { parts as parts0 } from "../src/features/search/frame.tsx";
import { parts as parts1 } from "../src/features/blog/frame.tsx";
export const frameParts = [...parts0, ...parts1];
"
`);
});

test("without features that have parts the list is empty", () => {
  expect(framePartsModule([])).toBe("export const frameParts = [];\n");
});

test("the module is written where its alias leads, and only when it is another", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "frame-parts-"));
  const file = path.join(root, ".cache/frame-parts.js");
  expect(publishFrameParts(root, [])).toEqual({ "frame-parts": file });
  const long = new Date(2000, 0, 1);
  utimesSync(file, long, long);
  publishFrameParts(root, []);
  expect(statSync(file).mtime).toEqual(long);
  publishFrameParts(root, ["src/features/search/frame.tsx"]);
  expect(readFileSync(file, "utf8")).toBe(framePartsModule(["src/features/search/frame.tsx"]));
  rmSync(root, { recursive: true });
});
