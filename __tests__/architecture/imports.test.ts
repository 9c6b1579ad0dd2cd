/** @optimized */
import { statSync } from "node:fs";
import path from "node:path";
import { filesIn, findIn, FIXTURE, importedBy, ROOT, sources, treeOf } from "./code";
import { brokenPackageRule, brokenRule, partOf } from "./parts";

const EXTENSIONS = ["", ".ts", ".tsx", ".d.ts", ".mjs", ".json", "/index.ts", "/index.tsx"];

/** The file behind a relative import; the path as written where there is none. */
function fileOf(from: string, specifier: string): string {
  const base = path.posix.join(path.posix.dirname(from), specifier);
  const isFile = (file: string) =>
    [ROOT, path.join(ROOT, FIXTURE)].some((root) =>
      statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile(),
    );
  return EXTENSIONS.map((extension) => base + extension).find(isFile) ?? base;
}

function brokenImports(file: string): string[] {
  const place = file.replace(FIXTURE, "");
  return findIn(treeOf(file), importedBy).flatMap(({ found, line }) => {
    const target = fileOf(place, found);
    const rule = found.startsWith(".") ? brokenRule(place, target) : brokenPackageRule(place, found);
    return rule ? [`${file}:${line} imports ${found.startsWith(".") ? target : found}: ${rule}`] : [];
  });
}

describe("the import rule", () => {
  it.each([
    ["src/lib/a.ts", "src/site.ts"],
    ["src/site.ts", "src/theme/theme.ts"],
    ["src/theme/a.ts", "src/site.ts"],
    ...["src/ui/a.tsx", "src/layout/a.tsx", "src/article/a.tsx", "src/pages/404.tsx", "gatsby-browser.tsx"].map(
      (file) => [file, "src/site.ts"],
    ),
    ["src/features/docs/templates/doc.tsx", "src/site.ts"],
    ["src/features/docs/doc.ts", "src/site.ts"],
    ["src/theme/a.ts", "src/ui/site-settings.ts"],
    ["src/ui/a.tsx", "src/mdx/render/render.tsx"],
    ["src/ui/a.tsx", "src/layout/navbar/navbar.tsx"],
    ["src/mdx/render/render.tsx", "src/article/article.tsx"],
    ["src/mdx/render/render.tsx", "src/mdx/compile/store.ts"],
    ["src/mdx/compile/store.ts", "src/mdx/render/render.tsx"],
    ["src/mdx/compile/store.ts", "src/build/context/context.ts"],
    ["src/mdx/content-node.ts", "src/ui/a.tsx"],
    ["src/article/article.tsx", "src/layout/navbar/navbar.tsx"],
    ["src/layout/a.tsx", "src/features/docs/frame.tsx"],
    ["src/layout/a.tsx", "src/build/feature.ts"],
    ["src/build/feature.ts", "src/mdx/render/render.tsx"],
    ["src/build/feature.ts", "src/features/docs/doc.ts"],
    ["src/build/feature.ts", "src/features.ts"],
    ["src/features.ts", "src/features/docs/templates/doc.tsx"],
    ["src/features/docs/doc.ts", "src/build/feature.ts"],
    ["src/features/docs/doc.ts", "src/features/docs/nodes.ts"],
    ["src/features/docs/sidebars/config.ts", "src/features/docs/index.ts"],
    ["src/features/docs/nodes.ts", "src/features/docs/templates/doc.tsx"],
    ["src/features/docs/nodes.ts", "src/layout/a.tsx"],
    ["src/features/docs/templates/doc.tsx", "src/features/docs/nodes.ts"],
    ["src/features/docs/templates/doc.tsx", "src/build/feature.ts"],
    ["src/features/docs/templates/doc.tsx", "src/mdx/compile/store.ts"],
    ["src/features/docs/components/a.tsx", "src/features/docs/index.ts"],
    ["src/features/docs/components/a.tsx", "src/features/docs/templates/doc.tsx"],
    ["src/features/docs/frame.tsx", "src/features/docs/nodes.ts"],
    ["src/features/docs/doc.ts", "src/features/blog/post.ts"],
    ["src/features/docs/templates/doc.tsx", "src/features/blog/components/post.tsx"],
    ["src/pages/404.tsx", "src/build/feature.ts"],
    ["src/pages/404.tsx", "src/features/docs/doc.ts"],
    ["src/commands/a.ts", "src/features/docs/templates/doc.tsx"],
    ["gatsby-browser.tsx", "src/build/feature.ts"],
    ["gatsby-ssr.tsx", "src/mdx/compile/store.ts"],
    ["gatsby-node.ts", "src/features.ts"],
    ["gatsby-node.ts", "src/features/docs/index.ts"],
    ["src/remote/a.ts", "src/build/feature.ts"],
    ["src/files/a.ts", "src/build/feature.ts"],
    ["src/lib/a.ts", "src/files/digest.ts"],
    ["src/ui/a.tsx", "src/files/digest.ts"],
    ["src/docusaurus/map/a.ts", "src/remote/a.ts"],
    ["src/lib/a.ts", "src/elsewhere/b.ts"],
    ["src/other.ts", "src/lib/routes/url.ts"],
  ])("forbids %s to import %s", (from, to) => {
    expect(brokenRule(from, to)).toEqual(expect.any(String));
  });

  it.each([
    ["src/lib/a.ts", "src/lib/routes/url.ts"],
    ["src/site.ts", "src/lib/site-config.ts"],
    ["src/ui/site-settings.ts", "src/site.ts"],
    ["src/layout/a.tsx", "src/ui/site-settings.ts"],
    ["src/build/context/context.ts", "src/site.ts"],
    ["src/commands/a.ts", "src/site.ts"],
    ["src/mdx/render/render.tsx", "src/ui/a.tsx"],
    ["src/mdx/compile/a.ts", "src/mdx/registry-names.ts"],
    ["src/mdx/compile/a.ts", "src/remote/a.ts"],
    ["src/docusaurus/read/a.ts", "src/remote/a.ts"],
    ["src/docusaurus/read/a.ts", "src/files/digest.ts"],
    ["src/features/docs/nodes.ts", "src/files/digest.ts"],
    ["src/article/article.tsx", "src/mdx/render/render.tsx"],
    ["src/layout/a.tsx", "src/article/article.tsx"],
    ["src/build/feature.ts", "src/mdx/compile/compiler.ts"],
    ["src/features/docs/nodes.ts", "src/features/docs/files.ts"],
    ["src/features/docs/files.ts", "src/build/hooks/yaml-file.ts"],
    ["src/features/docs/templates/doc.tsx", "src/features/docs/components/a.tsx"],
    ["src/features/docs/templates/doc.tsx", "src/features/docs/doc.ts"],
    ["src/features/docs/frame.tsx", "src/features/docs/components/a.tsx"],
    ["src/features.ts", "src/features/docs/index.ts"],
    ["src/commands/a.ts", "src/features/docs/nodes.ts"],
    ["gatsby-ssr.tsx", "src/mdx/render/render.tsx"],
    ["src/build-side.ts", "src/features.ts"],
    ["gatsby-node.ts", "src/build/load-build-side.ts"],
  ])("allows %s to import %s", (from, to) => {
    expect(brokenRule(from, to)).toBeUndefined();
  });

  it("keeps Node, React and Gatsby out of lib, and Node away from the browser", () => {
    expect(brokenPackageRule("src/lib/a.ts", "node:fs")).toBe("lib takes nothing of Node's");
    expect(brokenPackageRule("src/features/docs/templates/doc.tsx", "fs/promises")).toBe(
      "templates takes nothing of Node's",
    );
    expect(brokenPackageRule("src/lib/a.ts", "react-dom/server")).toBe("lib knows neither React nor Gatsby");
    expect(["zod", "fastest-levenshtein"].map((name) => brokenPackageRule("src/lib/a.ts", name))).toEqual([
      undefined,
      undefined,
    ]);
    expect(brokenPackageRule("src/build/a.ts", "node:fs")).toBeUndefined();
  });

  it("sees imports of every kind, and none in comments and strings", () => {
    const code = [
      "import a from './a';",
      "import type { B } from './b';",
      "export { c } from './c';",
      "const d = import('./d');",
      "type E = import('./e').E;",
      "const f = require('./f');",
      "import './g';",
      "import h = require('./h');",
      "// import './x';",
      "const x = \"import './x'\";",
    ].join("\n");
    expect(findIn(treeOf("a.ts", code), importedBy)).toEqual(
      ["a", "b", "c", "d", "e", "f", "g", "h"].map((name, index) => ({ found: `./${name}`, line: index + 1 })),
    );
  });

  it("holds for every import of the site", () => {
    expect(sources.length).toBeGreaterThan(50);
    expect(sources.flatMap(brokenImports)).toEqual([]);
  });

  it("holds for the site of the tests, and for the feature in it", () => {
    const fixture = filesIn(`${FIXTURE}src`);
    expect(fixture).toContain(`${FIXTURE}src/features/status/index.ts`);
    expect(fixture.flatMap(brokenImports)).toEqual([]);
  });

  it("gives every file its place", () => {
    expect(sources.filter((file) => !partOf(file)).map((file) => `${file}: has no place in the plan`)).toEqual([]);
  });
});
