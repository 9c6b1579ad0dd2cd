import { readFileSync } from "node:fs";
import path from "node:path";
import { contentFiles } from "../../support/content-files";

/** A drawing that a page shows as a figure: the page, the SVG file, and the attributes of the tag. */
type Drawing = { page: string; file: string; attributes: string };

const IMPORT = /^import (\w+) from '(\.\/assets\/[\w-]+\.svg)';$/gm;

const drawings = contentFiles("content/docs/current", "content/docs/3.3.2", "content/docs/3.2.1").flatMap(
  ({ file, body }) =>
    [...body.matchAll(IMPORT)].flatMap(([, name = "", source = ""]): Drawing[] => {
      const attributes = new RegExp(`^<figure>\\n  <${name} ([^>]*)/>\\n</figure>$`, "m").exec(body)?.[1];
      return attributes === undefined ? [] : [{ page: file, file: path.join(path.dirname(file), source), attributes }];
    }),
);

describe("the drawings of the docs", () => {
  it("are the same in each version", () => {
    const names = [
      "blog-pages",
      "build-pipeline",
      "deployment-flow",
      "folder-to-routes",
      "plugin-lifecycle",
      "sidebar-from-folder",
      "swizzling-levels",
      "translation-flow",
      "two-bundles",
      "versions-in-time",
      "whole-site",
    ];
    const inVersion = (version: string) =>
      drawings
        .filter(({ page }) => page.startsWith(`content/docs/${version}/`))
        .map(({ file }) => path.parse(file).name)
        .sort();
    expect([inVersion("current"), inVersion("3.3.2"), inVersion("3.2.1")]).toEqual([names, names, names]);
  });

  it("say in words what they show", () => {
    const silent = drawings.filter(({ attributes }) => !/^role="img" aria-label="[^"]{60,}" $/.test(attributes));
    expect(silent.map(({ page, file }) => `${page}: gives ${file} no role or no label of 60 characters`)).toEqual([]);
  });

  it("follow the colour mode, fit a phone and weigh less than 8 KB", () => {
    const wrong = drawings.flatMap(({ file }) => {
      const svg = readFileSync(file, "utf8");
      const colours =
        svg.match(/#[\da-f]{3,8}\b(?!-)|\b(?:rgb|hsl)a?\(|(?:fill|stroke)="(?!none|currentColor|var\()[^"]*"/gi) ?? [];
      const sizes = [...svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
      return [
        ...colours.map((colour) => `${file}: has the colour ${colour}`),
        ...(/viewBox="0 0 360 \d+"/.test(svg) && Math.min(...sizes) >= 12
          ? []
          : [`${file}: is not 360 wide with text of 12 or more`]),
        ...(svg.length < 8_192 ? [] : [`${file}: has ${svg.length} bytes`]),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
