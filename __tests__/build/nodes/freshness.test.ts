import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Dependents, digestReader, isStale, type AgingNode } from "../../../src/build/nodes/freshness";
import type { BuildContext } from "../../../src/build/context/context";
import { gitDigestOf, type GitUpdate } from "../../../src/build/context/git";

const update = {
  date: "2024-05-03T00:00:00.000Z",
  author: "Ada",
  firstDate: "2024-05-01T00:00:00.000Z",
  contributors: ["Ada"],
};
const withGit = (changes: Partial<GitUpdate>) =>
  ({ buildDigest: "build-1", git: new Map([["content/a.mdx", { ...update, ...changes }]]) }) as unknown as BuildContext;
const context = withGit({});
const node = {
  file: "content/a.mdx",
  buildDigest: "build-1",
  gitDigest: gitDigestOf(update),
  dependencies: { "content/_b.mdx": "b1", "static/c.png": "c1" },
} as unknown as AgingNode;
const digests =
  (more: Record<string, string> = {}) =>
  (file: string) =>
    ({ "content/_b.mdx": "b1", "static/c.png": "c1", ...more })[file] ?? "";

describe("isStale", () => {
  it("is not so where nothing changed", () => {
    expect(isStale(node, context, digests())).toBe(false);
  });

  it("is so after a change of the build side", () => {
    expect(isStale({ ...node, buildDigest: "build-0" }, context, digests())).toBe(true);
  });

  it("is so after a commit of the file, and after its first", () => {
    expect(isStale(node, withGit({ date: "2024-05-04T00:00:00.000Z" }), digests())).toBe(true);
    expect(isStale({ ...node, gitDigest: undefined }, context, digests())).toBe(true);
  });

  it.each<Partial<GitUpdate>>([{ firstDate: "2020-01-01T00:00:00.000Z" }, { contributors: ["Ada", "Grace"] }])(
    "is so after a fuller history of the same last change: %j",
    (changes) => {
      expect(isStale(node, withGit(changes), digests())).toBe(true);
    },
  );

  it.each([
    ["2026-12-31T23:59:59.999Z", true, false],
    ["2027-01-01T00:00:00.000Z", true, true],
    ["2027-01-01T00:00:00.000Z", false, false],
    ["2026-12-31T23:59:59.999Z", false, true],
  ])("at %s, of a node that waits for the first day of 2027: %s, is it: %s", (now, waiting, stale) => {
    const dated = { ...node, appearsFrom: "2027-01-01", waiting };
    expect(isStale(dated, { ...context, now }, digests())).toBe(stale);
  });

  it("is so after a file that it was made from changed or went", () => {
    expect(isStale(node, context, digests({ "content/_b.mdx": "b2" }))).toBe(true);
    expect(isStale(node, context, digests({ "static/c.png": "" }))).toBe(true);
  });

  it("is so once a file is there that it lacked", () => {
    const lacking = { ...node, dependencies: { ...node.dependencies, "content/_d.mdx": "" } };
    expect(isStale(lacking, context, digests())).toBe(false);
    expect(isStale(lacking, context, digests({ "content/_d.mdx": "d1" }))).toBe(true);
  });

  it("is not so for a file without a date in a site without git", () => {
    expect(isStale({ ...node, gitDigest: undefined }, { ...context, git: new Map() }, digests())).toBe(false);
  });
});

describe("digestReader", () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), "digests-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it("gives the MD5 of a file, and an empty one for a file that is gone and for a folder", () => {
    writeFileSync(path.join(root, "a.mdx"), "text");
    const digestOf = digestReader(root);
    expect(digestOf("a.mdx")).toBe("1cb251ec0d568de6a929b520c4aed8d1");
    expect([digestOf("b.mdx"), digestOf("")]).toEqual(["", ""]);
  });

  it("reads each file once", () => {
    writeFileSync(path.join(root, "a.mdx"), "text");
    const digestOf = digestReader(root);
    const before = [digestOf("a.mdx"), digestOf("b.mdx")];
    writeFileSync(path.join(root, "a.mdx"), "other");
    writeFileSync(path.join(root, "b.mdx"), "other");
    expect([digestOf("a.mdx"), digestOf("b.mdx")]).toEqual(before);
    expect(digestReader(root)("a.mdx")).not.toBe(before[0]);
  });
});

describe("Dependents", () => {
  it("names the parents that saw another state of a file", () => {
    const dependents = new Dependents();
    dependents.note("one", { "_a.mdx": "1", "b.png": "1" });
    dependents.note("two", { "_a.mdx": "2" });
    expect(dependents.staleParents("_a.mdx", "2")).toEqual(["one"]);
    expect(dependents.staleParents("_a.mdx", "3")).toEqual(["one", "two"]);
    expect(dependents.staleParents("b.png", "1")).toEqual([]);
    expect(dependents.staleParents("elsewhere.mdx", "1")).toEqual([]);
  });

  it("forgets the state that a parent saw before", () => {
    const dependents = new Dependents();
    dependents.note("one", { "_a.mdx": "1" });
    dependents.note("one", { "_a.mdx": "2" });
    expect(dependents.staleParents("_a.mdx", "2")).toEqual([]);
  });

  it("forgets the files that a parent is no longer made from", () => {
    const dependents = new Dependents();
    dependents.note("one", { "_a.mdx": "1", "b.png": "1" });
    dependents.note("two", { "b.png": "1" });
    dependents.note("one", {});
    expect([dependents.staleParents("_a.mdx", "2"), dependents.staleParents("b.png", "2")]).toEqual([[], ["two"]]);
    expect(dependents.files()).toEqual(["b.png"]);
  });
});
