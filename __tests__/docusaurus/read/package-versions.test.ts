import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { docusaurusVersion } from "../../../src/docusaurus/read/package-versions";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "package-versions-"));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

test("a project has the Docusaurus that is installed in it or around it, else the one that it names", () => {
  const project = path.join(root, "website");
  expect(docusaurusVersion(project)).toBeUndefined();
  write("website/package.json", `{ "dependencies": { "@docusaurus/core": "^3.4.0" } }`);
  expect(docusaurusVersion(project)).toBe("^3.4.0");
  write("node_modules/@docusaurus/core/package.json", `{ "version": "3.10.2" }`);
  expect(docusaurusVersion(project)).toBe("3.10.2");
});
