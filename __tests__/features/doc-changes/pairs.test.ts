import { pairDocs } from "../../../src/features/doc-changes/doc-pairs";
import { changesRoute, versionPairs } from "../../../src/features/doc-changes/version-pairs";

const version = (name: string, order: number, instance = "default") => ({
  name,
  order,
  instance,
  label: name,
  noIndex: false,
});

describe("versionPairs", () => {
  it("gives each version with the one before it, in any order they come, of one instance", () => {
    const versions = [version("1.0", 2), version("current", 0), version("2.0", 1), version("current", 0, "other")];
    expect(versionPairs(versions, "default").map(({ newer, older }) => [newer.name, older.name])).toEqual([
      ["current", "2.0"],
      ["2.0", "1.0"],
    ]);
    expect(versionPairs(versions, "other")).toEqual([]);
  });
});

describe("changesRoute", () => {
  it("stands below the page of all versions, with the instance's id where it is not the first", () => {
    expect(changesRoute(version("2.0", 1), "default")).toBe("/versions/2.0/");
    expect(changesRoute(version("2.0", 1, "sdk"), "default")).toBe("/versions/sdk/2.0/");
  });
});

describe("pairDocs", () => {
  const doc = (docId: string, root: string) => ({ docId, permalink: `${root}${docId}/`, title: docId.toUpperCase() });

  it("pairs docs by id, and names those of one version alone, by their routes", () => {
    const newer = [doc("b", "/"), doc("new", "/"), doc("a", "/")];
    const older = [doc("gone", "/1/"), doc("a", "/1/"), doc("b", "/1/")];
    const { kept, added, removed } = pairDocs(newer, older);
    expect(kept.map(([one, other]) => [one.permalink, other.permalink])).toEqual([
      ["/a/", "/1/a/"],
      ["/b/", "/1/b/"],
    ]);
    expect(added.map(({ docId }) => docId)).toEqual(["new"]);
    expect(removed.map(({ docId }) => docId)).toEqual(["gone"]);
  });
});
