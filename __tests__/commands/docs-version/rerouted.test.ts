import { reroutedFolders, routeChanges } from "../../../src/commands/docs-version/rerouted";
import { edited } from "../../../src/commands/move/edits";
import { versionsOf } from "../../../src/features/docs/version";
import { readSite, type SiteInput } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

const rerouted = (names: readonly string[] | undefined, docs: Partial<SiteInput["docs"][number]> = {}) => {
  const instance = { id: "default", content: "content/docs", routeBasePath: "/docs", ...docs };
  return readSite({ ...smallestSite, docs: [instance] }).docs.flatMap((one) =>
    reroutedFolders("2.0", one, versionsOf(one, names)),
  );
};

describe("reroutedFolders", () => {
  it("gives the docs that are being written, and those of the version that was the last one", () => {
    expect(rerouted(undefined)).toEqual([{ folder: "content/docs", path: "/docs/" }]);
    expect(rerouted(["current", "1.1", "1.0"])).toEqual([
      { folder: "content/docs/current", path: "/docs/next/" },
      { folder: "content/docs/1.1", path: "/docs/" },
    ]);
    expect(rerouted(["current", "1.1"], { lastVersion: "current" })).toEqual([
      { folder: "content/docs/current", path: "/docs/" },
    ]);
  });

  it("takes folders from `sources`", () => {
    const sources = [
      { name: "current", folder: "content/docs" },
      { name: "1.1", folder: "content/old/1.1" },
    ];
    expect(rerouted(undefined, { sources })).toEqual([
      { folder: "content/docs", path: "/docs/next/" },
      { folder: "content/old/1.1", path: "/docs/" },
    ]);
  });
});

describe("routeChanges", () => {
  const page = (file: string, permalink: string) => ({ file, contentRoot: "content/docs", permalink, links: [] });
  const after = (source: string, path = "/docs/", file = "content/docs/b/a.mdx") => {
    const content = {
      pages: [
        page("content/docs/b/a.mdx", `${path}b/a/`),
        page("content/docs/c.mdx", `${path}c/`),
        page("content/pages/about.mdx", "/about/"),
      ],
      texts: new Map([[file, source]]),
      translated: [{ folder: "content", translated: "content/i18n/fr" }],
      isThere: () => true,
    };
    const changes = routeChanges(content, [{ folder: "content/docs", path }]);
    return changes.map(({ source: text, edits }) => edited(text, edits)).join("");
  };

  it("writes routes that lead out of the docs from the site's root, with query and hash", () => {
    expect(after("[about](../../../about/?a#b) [blog](../../../blog)\n")).toBe("[about](/about/?a#b) [blog](/blog)\n");
    expect(after('<a href="../../../about/">about</a>\n')).toBe('<a href="/about/">about</a>\n');
    expect(after("[about](../../about/)\n", "/")).toBe("[about](/about/)\n");
    expect(after("[about](../../../about/)\n", "/docs/", "content/i18n/fr/docs/b/a.mdx")).toBe("[about](/about/)\n");
  });

  it("leaves routes inside of the docs, and all other addresses", () => {
    for (const url of ["../../c/", "../d/", "#e", "/about/", "../../pages/about.mdx", "./f.png", "https://x.org/"])
      expect(after(`[x](${url})\n`)).toBe("");
  });

  it("leaves files of no page, and those that cannot be parsed", () => {
    expect(after("[about](../../../about/)\n", "/docs/", "content/docs/_part.mdx")).toBe("");
    expect(after("[about](../../../about/) {\n")).toBe("");
  });
});
