import { mkdirSync, mkdtempSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { mendMovedLinks } from "../../src/files/moved-links";

let root = "";
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "moved-links-"));
  mkdirSync(path.join(root, "docs/guides"), { recursive: true });
  writeFileSync(path.join(root, "docs/a.md"), "");
});
afterEach(() => rmSync(root, { recursive: true }));

const at = (name: string) => path.join(root, name);
const link = (target: string, name: string) => symlinkSync(target, at(name));
const moved = (from: string, to: string, together?: string) => {
  mkdirSync(path.dirname(at(to)), { recursive: true });
  renameSync(at(from), at(to));
  mendMovedLinks({ from: at(from), to: at(to), ...(together !== undefined && { together: at(together) }) });
};

test("links of a moved folder lead out of it where they led, and into it, or anywhere by whole paths, as before", () => {
  link("../../shared.md", "docs/guides/out.md");
  link("../a.md", "docs/guides/beside.md");
  link("./out.md", "docs/guides/in.md");
  link(at("shared.md"), "docs/guides/whole.md");
  moved("docs/guides", "docs/current/guides", "docs");
  const written = (name: string) => readlinkSync(at(`docs/current/guides/${name}.md`));
  expect(["out", "beside", "in", "whole"].map(written)).toEqual([
    "../../../shared.md",
    "../a.md",
    "./out.md",
    at("shared.md"),
  ]);
});

test("a link that is moved alone leads where it led, also to nothing", () => {
  link("a.md", "docs/one.md");
  link("none.md", "docs/two.md");
  for (const name of ["one", "two"]) moved(`docs/${name}.md`, `docs/guides/${name}.md`);
  expect(["one", "two"].map((name) => readlinkSync(at(`docs/guides/${name}.md`)))).toEqual(["../a.md", "../none.md"]);
});
