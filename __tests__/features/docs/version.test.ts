import { sidebarsFileOf, versionOfFile, versionsFileOf, versionsOf } from "../../../src/features/docs/version";
import type { DocsInstance } from "../../../src/lib/site-config";

function instanceWith(more: Partial<DocsInstance> = {}): DocsInstance {
  return {
    id: "default",
    content: "content/docs",
    routeBasePath: "/docs",
    mdx: "full",
    versions: {},
    archived: [],
    categoryIndexNames: [],
    tagsFile: "tags.yml",
    paths: { tags: "tags" },
    numberPrefixes: true,
    onInlineTags: "warn",
    breadcrumbs: true,
    showLastUpdateTime: false,
    showLastUpdateAuthor: false,
    showContributors: false,
    showChanges: true,
    feed: { limit: 20, formats: [] },
    noIndex: false,
    searched: true,
    ...more,
  };
}

/** The values of one field for each version. */
function fieldOf<K extends keyof ReturnType<typeof versionsOf>[number]>(
  key: K,
  instance: Partial<DocsInstance>,
  names?: string[],
) {
  return Object.fromEntries(versionsOf(instanceWith(instance), names).map((version) => [version.name, version[key]]));
}

const names = ["current", "3.3.2", "3.2.1"];

test("versions and sidebars are listed in files of these names", () => {
  expect(versionsFileOf({ content: "content/docs" })).toBe("content/docs/versions.yml");
  expect(sidebarsFileOf("content/docs/3.3.2")).toBe("content/docs/3.3.2/sidebars.yml");
});

test("each version has its own list of tags, where settings put it", () => {
  expect(fieldOf("tagsRoute", { paths: { tags: "/words" } }, ["2", "1"])).toEqual({
    2: "/docs/words/",
    1: "/docs/1/words/",
  });
});

describe("versionsOf", () => {
  it("gives an instance without a versions file one current version at its root", () => {
    expect(versionsOf(instanceWith({ id: "community", routeBasePath: "/community" }), undefined)).toEqual([
      {
        instance: "community",
        name: "current",
        label: "Next",
        path: "/community/",
        isLast: true,
        banner: "none",
        badge: false,
        noIndex: false,
        folder: "",
        tagsRoute: "/community/tags/",
        order: 0,
      },
    ]);
  });

  it("takes the newest released version for the last one, and puts it at the root", () => {
    expect(fieldOf("isLast", {}, names)).toEqual({ current: false, "3.3.2": true, "3.2.1": false });
    expect(fieldOf("path", {}, names)).toEqual({ current: "/docs/next/", "3.3.2": "/docs/", "3.2.1": "/docs/3.2.1/" });
  });

  it("takes the last version of the configuration, as this site does", () => {
    expect(fieldOf("isLast", { lastVersion: "current" }, names)).toEqual({
      current: true,
      "3.3.2": false,
      "3.2.1": false,
    });
    expect(fieldOf("path", { lastVersion: "current" }, names)).toEqual({
      current: "/docs/",
      "3.3.2": "/docs/3.3.2/",
      "3.2.1": "/docs/3.2.1/",
    });
  });

  it("takes current for the last version where nothing is released", () => {
    expect(fieldOf("isLast", {}, ["current"])).toEqual({ current: true });
  });

  it("calls versions newer than the last one unreleased, older ones unmaintained", () => {
    expect(fieldOf("banner", {}, names)).toEqual({ current: "unreleased", "3.3.2": "none", "3.2.1": "unmaintained" });
    expect(fieldOf("banner", { lastVersion: "3.2.1" }, names)).toEqual({
      current: "unreleased",
      "3.3.2": "unreleased",
      "3.2.1": "none",
    });
    expect(fieldOf("banner", { lastVersion: "current" }, names)).toEqual({
      current: "none",
      "3.3.2": "unmaintained",
      "3.2.1": "unmaintained",
    });
  });

  it("labels current Next and the others by their names", () => {
    expect(fieldOf("label", {}, names)).toEqual({ current: "Next", "3.3.2": "3.3.2", "3.2.1": "3.2.1" });
  });

  it("shows badges where there is more than one version", () => {
    expect(fieldOf("badge", {}, names)).toEqual({ current: true, "3.3.2": true, "3.2.1": true });
    expect(fieldOf("badge", {}, ["current"])).toEqual({ current: false });
  });

  it("takes label, path, banner, badge and noIndex from the configuration", () => {
    const [version] = versionsOf(
      instanceWith({
        versions: { current: { label: "Canary", path: "canary", banner: "none", badge: false, noIndex: true } },
      }),
      names,
    );
    expect(version).toMatchObject({
      label: "Canary",
      path: "/docs/canary/",
      banner: "none",
      badge: false,
      noIndex: true,
      isLast: false,
    });
  });

  it("lets a version say otherwise than its place, and than its instance", () => {
    const options = {
      noIndex: true,
      lastVersion: "3.3.2",
      versions: { "3.3.2": { noIndex: false, banner: "unmaintained" as const, path: "latest" }, "3.2.1": { path: "" } },
    };
    expect(fieldOf("noIndex", options, names)).toEqual({ current: true, "3.3.2": false, "3.2.1": true });
    expect(fieldOf("banner", options, names)["3.3.2"]).toBe("unmaintained");
    expect(fieldOf("path", options, names)).toEqual({
      current: "/docs/next/",
      "3.3.2": "/docs/latest/",
      "3.2.1": "/docs/",
    });
  });

  it("keeps the order of the versions file and finds each version in its folder", () => {
    expect(fieldOf("order", {}, names)).toEqual({ current: 0, "3.3.2": 1, "3.2.1": 2 });
    expect(fieldOf("folder", {}, names)).toEqual({ current: "current", "3.3.2": "3.3.2", "3.2.1": "3.2.1" });
  });
});

describe("versionOfFile", () => {
  const versions = versionsOf(instanceWith(), names);

  it("finds the version by the folder, and the path inside it", () => {
    const place = versionOfFile("content/docs/3.3.2/guides/a.mdx", instanceWith(), versions);
    expect([place?.version.name, place?.path]).toEqual(["3.3.2", "guides/a.mdx"]);
  });

  it("takes the whole path for an instance without versions", () => {
    const plain = versionsOf(instanceWith(), undefined);
    expect(versionOfFile("content/docs/guides/a.mdx", instanceWith(), plain)?.path).toBe("guides/a.mdx");
  });

  it("finds the version in a folder of its own", () => {
    const sources = [
      { name: "current", folder: "../website/docs" },
      { name: "2.0", folder: "../website/versioned_docs/version-2.0" },
    ];
    const instance = instanceWith({ content: "../website/docs", sources });
    const apart = versionsOf(instance, undefined);
    expect(apart.map(({ name, path }) => [name, path])).toEqual([
      ["current", "/docs/next/"],
      ["2.0", "/docs/"],
    ]);
    const place = versionOfFile("../website/versioned_docs/version-2.0/a/b.md", instance, apart);
    expect([place?.version.name, place?.path]).toEqual(["2.0", "a/b.md"]);
  });

  it.each(["3.1.0/a.mdx", "a.mdx", "3.3.2-beta/a.mdx", "currently/a.mdx"])("knows no version of %s", (path) => {
    expect(versionOfFile(`content/docs/${path}`, instanceWith(), versions)).toBeUndefined();
  });
});
