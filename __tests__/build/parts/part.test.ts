import { partOf, type PartVersion } from "../../../src/build/parts/part";
import type { Site } from "../../../src/lib/site-config";

const version = (instance: string, name: string, isLast = false): PartVersion => ({
  instance,
  name,
  isLast,
  folder: `content/${instance}/${name}`,
});
const versions = [
  version("docs", "current"),
  version("docs", "2.0", true),
  version("docs", "1.0"),
  version("api", "current", true),
  version("api", "2023"),
];
const instance = (id: string, showChanges: boolean) => ({ id, showChanges }) as Site["docs"][number];
const part = (named: string, docs: Site["docs"] = []) => partOf({ named, versions, docs });

/** Pages by what they are about: those of versions and those of none. */
const PAGES = {
  "doc of 1.0": { context: { instance: "docs", version: "1.0" }, file: "content/docs/1.0/a.mdx" },
  "tag of 2.0": { context: { instance: "docs", version: "2.0" } },
  "redirect from a doc of 1.0": { context: {}, file: "content/docs/1.0/a.mdx" },
  "doc of an instance without versions": { context: { instance: "handbook", version: "current" } },
  post: { context: {}, frame: { instance: "blog" }, file: "content/blog/a.mdx" },
  home: { context: {} },
};
const heldBy = (named: string) =>
  Object.entries(PAGES).flatMap(([name, page]) => (part(named).holdsPage(page) ? [name] : []));

describe("partOf", () => {
  it("has the named versions in the order of the site", () => {
    expect(part(" 1.0, current").versions).toEqual(["current", "1.0"]);
    expect(part("1.0").allVersions).toEqual(["current", "2.0", "1.0", "2023"]);
  });

  it("holds the pages of its versions, with the last one also those of none", () => {
    expect(heldBy("1.0")).toEqual(["doc of 1.0", "redirect from a doc of 1.0"]);
    expect(heldBy("2.0")).toEqual(["tag of 2.0", "doc of an instance without versions", "post", "home"]);
    expect(heldBy("current,2023")).toEqual([]);
  });

  it("holds a version of each instance that has one of that name", () => {
    const files = ["content/docs/current/a.mdx", "content/api/current/a.mdx", "content/docs/2.0/a.mdx"];
    expect(files.map(part("current").holdsFile)).toEqual([true, true, false]);
  });

  it("compiles what its pages are compared with, where they are", () => {
    const files = ["content/docs/1.0/a.mdx", "content/docs/current/a.mdx", "content/blog/a.mdx"];
    expect(files.map(part("2.0", [instance("docs", true)]).compilesFile)).toEqual([true, false, true]);
    expect(files.map(part("2.0", [instance("docs", false)]).compilesFile)).toEqual([false, false, true]);
    expect(files.map(part("2023", [instance("docs", true)]).compilesFile)).toEqual([false, false, false]);
  });

  it("refuses a version that the site does not have, with those that it has", () => {
    expect(() => part("2.0,1.1")).toThrowErrorMatchingInlineSnapshot(
      `"SITE_VERSIONS names the version '1.1', which the site does not have. Valid, nearest first: 1.0, 2.0, 2023, current."`,
    );
    expect(() => partOf({ named: "1.0", versions: [], docs: [] })).toThrowErrorMatchingInlineSnapshot(
      `"SITE_VERSIONS names the version '1.0', which the site does not have. No docs instance has several versions, so the site is built whole: leave the variable out."`,
    );
  });
});
