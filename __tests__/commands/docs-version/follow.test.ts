import { followSteps } from "../../../src/commands/docs-version/follow";
import type { VersionStep } from "../../../src/commands/docs-version/plan";
import type { ReroutedFolder } from "../../../src/commands/docs-version/rerouted";

const FIRST: VersionStep[] = [
  { kind: "move", from: "content/docs/a.mdx", to: "content/docs/current/a.mdx" },
  { kind: "copy", from: "content/docs/current", to: "content/docs/1.0" },
  { kind: "copy", from: "content/i18n/fr/docs/current", to: "content/i18n/fr/docs/1.0" },
];
const SITE = `export const site = { docs: [{ content: "content/docs" }] };\n`;

type Settings = { siteFile?: string; rerouted?: readonly ReroutedFolder[]; siteFolder?: string };

const follow = (
  steps: readonly VersionStep[],
  texts: Record<string, string>,
  { siteFile = SITE, rerouted = [], siteFolder }: Settings = {},
) => {
  const content = {
    pages: [{ file: "content/docs/a.mdx", contentRoot: "content/docs", permalink: "/docs/", links: [] }],
    texts: new Map(Object.entries(texts)),
    translated: [{ folder: "content", translated: "content/i18n/fr" }],
    siteFolder,
    isThere: () => true,
  };
  const { steps: followed, unread } = followSteps(steps, content, { siteFile, rerouted });
  return { unread, texts: Object.fromEntries(followed.map(({ file, text }) => [file, text])), steps: followed };
};

describe("followSteps", () => {
  it("has links into the docs of a first version lead to what is being written", () => {
    const { texts } = follow(FIRST, {
      "content/pages/about.mdx": '[a](../docs/a.mdx#b) ![c](../docs/c.png)\n\nimport D from "../docs/_d.mdx";\n',
      "content/settings/glossary.yml": "terms: [{ term: a, link: ../docs/a.mdx }, { term: b, link: /docs/a.mdx }]\n",
      "content/pages/b.tsx": 'import { d } from "../docs/d";\n',
      "content/pages/b.css": ".b { background: url(../docs/c.png) }\n",
    });
    expect(texts).toEqual({
      "content/pages/about.mdx":
        '[a](../docs/current/a.mdx#b) ![c](../docs/current/c.png)\n\nimport D from "../docs/current/_d.mdx";\n',
      "content/settings/glossary.yml":
        "terms: [{ term: a, link: ../docs/current/a.mdx }, { term: b, link: /docs/current/a.mdx }]\n",
      "content/pages/b.tsx": 'import { d } from "../docs/current/d";\n',
      "content/pages/b.css": ".b { background: url(../docs/current/c.png) }\n",
    });
  });

  it("has links out of these docs lead to where they led, in the copy, too, which has no old routes", () => {
    const doc =
      "---\nimage: ../c.png\nredirect_from: [/old/]\n---\n\n[about](../pages/about.mdx) [b](./b.mdx) [c](/b.mdx)\n";
    const { texts, steps } = follow(FIRST, { "content/docs/a.mdx": doc });
    const next = doc.replaceAll("../", "../../");
    expect(texts).toEqual({
      "content/docs/current/a.mdx": next,
      "content/docs/1.0/a.mdx": next.replace("redirect_from: [/old/]\n", ""),
    });
    expect(steps[0]?.lines).toEqual([
      "content/docs/current/a.mdx:2  ../c.png → ../../c.png",
      "content/docs/current/a.mdx:6  ../pages/about.mdx → ../../pages/about.mdx",
    ]);
  });

  it("has paths from the site's root lead to the docs around them", () => {
    const { texts } = follow(FIRST, {
      "content/docs/a.mdx": "[b](@site/content/docs/b.mdx) ![c](@site/static/c.png)\n",
    });
    expect(texts).toEqual({
      "content/docs/current/a.mdx": "[b](@site/content/docs/current/b.mdx) ![c](@site/static/c.png)\n",
      "content/docs/1.0/a.mdx": "[b](@site/content/docs/1.0/b.mdx) ![c](@site/static/c.png)\n",
    });
  });

  it("follows translations, whose links lead from the place of their originals", () => {
    const { texts } = follow(FIRST, {
      "content/i18n/fr/docs/a.mdx": "[b](../pages/about.mdx) ![c](@site/content/i18n/fr/docs/c.png)\n",
    });
    expect(texts).toEqual({
      "content/i18n/fr/docs/current/a.mdx":
        "[b](../../pages/about.mdx) ![c](@site/content/i18n/fr/docs/current/c.png)\n",
      "content/i18n/fr/docs/1.0/a.mdx": "[b](../../pages/about.mdx) ![c](@site/content/i18n/fr/docs/1.0/c.png)\n",
    });
  });

  it("follows code and stylesheets of translations, whose paths lead from where they lie themselves", () => {
    const texts = {
      "content/i18n/fr/docs/a.css": ".a { background: url(../../../docs/a.png), url(./b.png), url(../../../c.png) }\n",
      "content/i18n/fr/docs/a.tsx": 'import { d } from "../../../docs/d";\nexport const c = "../../../c.png";\n',
    };
    const next = Object.entries(texts).map(([file, text]) => ({
      name: file.split("/").at(-1),
      current: text.replaceAll("../../../", "../../../../").replace("docs/", "docs/current/"),
      copied: text.replaceAll("../../../", "../../../../").replace("docs/", "docs/1.0/"),
    }));
    expect(follow(FIRST, texts).texts).toEqual(
      Object.fromEntries(
        next.flatMap(({ name, current, copied }) => [
          [`content/i18n/fr/docs/current/${name}`, current],
          [`content/i18n/fr/docs/1.0/${name}`, copied],
        ]),
      ),
    );
  });

  it("follows paths in src/site.ts below the folder of the docs, which stays the instance's", () => {
    const siteFile = `import data from "../content/docs/data.json";\nexport const site = { docs: [{ content: "content/docs" }], staticFolders: ["content/docs/files"] };\n`;
    expect(follow(FIRST, {}, { siteFile }).texts["src/site.ts"]).toBe(
      siteFile.replace("docs/data", "docs/current/data").replace("docs/files", "docs/current/files"),
    );
  });

  it("changes nothing for a later version, whose copy lies as deep as what is being written", () => {
    const later: VersionStep[] = [{ kind: "copy", from: "content/docs/current", to: "content/docs/2.0" }];
    const texts = { "content/docs/current/a.mdx": "[about](../../pages/about.mdx) [b](../1.0/b.mdx) [c](./c.mdx)\n" };
    expect(follow(later, texts).texts).toEqual({});
  });

  it("has links lead to where they led where a copy lies deeper than the docs", () => {
    const sourced: VersionStep[] = [{ kind: "copy", from: "content/docs", to: "content/old/docs/2.0" }];
    const { texts } = follow(sourced, {
      "content/docs/a.mdx": "[about](../pages/about.mdx) [c](./c.mdx)\n",
      "content/pages/about.mdx": "[a](../docs/a.mdx)\n",
    });
    expect(texts).toEqual({ "content/old/docs/2.0/a.mdx": "[about](../../../pages/about.mdx) [c](./c.mdx)\n" });
  });

  it("has routes that lead out of the docs lead there from another route, beside paths in the same file", () => {
    const rerouted = [{ folder: "content/docs", path: "/docs/" }];
    const { texts } = follow(FIRST, { "content/docs/a.mdx": "[x](../about/) [y](../pages/y.mdx)\n" }, { rerouted });
    const next = "[x](/about/) [y](../../pages/y.mdx)\n";
    expect(texts).toEqual({ "content/docs/current/a.mdx": next, "content/docs/1.0/a.mdx": next });
  });

  it("has links by `@site` lead to the copy where that is another folder, as after an import", () => {
    const sourced: VersionStep[] = [{ kind: "copy", from: "content/docs", to: "content/old/docs/2.0" }];
    const { texts } = follow(
      sourced,
      { "content/docs/a.mdx": "[b](@site/docs/b.mdx) [c](@site/blog/c.mdx)\n" },
      { siteFolder: "content" },
    );
    expect(texts).toEqual({ "content/old/docs/2.0/a.mdx": "[b](@site/old/docs/2.0/b.mdx) [c](@site/blog/c.mdx)\n" });
  });

  it("names a file that cannot be parsed", () => {
    expect(follow(FIRST, { "content/docs/a.mdx": "{\n" })).toMatchObject({ unread: ["content/docs/a.mdx"], texts: {} });
  });
});
