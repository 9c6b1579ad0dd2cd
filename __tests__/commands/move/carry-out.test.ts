import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { carryOut } from "../../../src/commands/move/carry-out";

test("a page that is a link to a file elsewhere leads there from its new place, and its text stays one", () => {
  const root = mkdtempSync(path.join(os.tmpdir(), "carry-out-"));
  mkdirSync(path.join(root, "content/docs"), { recursive: true });
  writeFileSync(path.join(root, "content/shared.md"), "before");
  symlinkSync("../shared.md", path.join(root, "content/docs/a.md"));
  const [from, to] = ["content/docs/a.md", "content/docs/guides/a.md"];
  const edits = [{ start: 0, end: 6, text: "after" }];
  carryOut(
    { move: { from, to, contentRoot: "content/docs" }, changes: [{ file: from, source: "before", edits }] },
    root,
  );
  expect(readlinkSync(path.join(root, to))).toBe("../../shared.md");
  expect(readFileSync(path.join(root, "content/shared.md"), "utf8")).toBe("after");
  expect(existsSync(path.join(root, "content/docs/shared.md"))).toBe(false);
  rmSync(root, { recursive: true });
});
