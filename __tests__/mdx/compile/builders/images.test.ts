import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { copyNamed } from "../../../../src/mdx/compile/builders/images/image-copies";
import { imageWidths } from "../../../../src/mdx/compile/builders/images/image-widths";
import { compiled, compileInScratch, problemsOf, scratch, settings, treeOf, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#2e8555" } })
    .png()
    .toBuffer();
const optimized = (source: string) =>
  compile({
    root: scratch(),
    file: "content/page.mdx",
    source,
    frontMatter: {},
    settings: { ...settings, optimizeImages: true },
  });

test.each([
  [2000, [640, 1030]],
  [1030, [640, 1030]],
  [800, [640, 800]],
  [640, [640]],
  [64, [64]],
])("an image of %d px gets copies of %j px", (width, widths) => {
  expect(imageWidths(width, settings.images)).toEqual(widths);
});

test("more steps lie evenly between the least and the greatest width", () => {
  expect(imageWidths(2000, { minWidth: 400, maxWidth: 1000, steps: 4 })).toEqual([400, 600, 800, 1000]);
});

test("more steps than there are pixels between two widths give each width once", () => {
  expect(imageWidths(641, { minWidth: 640, maxWidth: 1030, steps: 4 })).toEqual([640, 641]);
});

test("a build asks for copies in newer formats, each of its width, and compiling makes none", async () => {
  write("content/wide.png", await photo(1200, 300));
  const { facts, tree } = await optimized("![Wide](./wide.png)");
  expect(facts.problems).toEqual([]);
  expect(JSON.stringify(tree)).toMatchInlineSnapshot(
    `"[["p",{},["img",{"alt":"Wide","loading":"lazy","decoding":"async","src":"/assets/wide-3dbaf4de.png","width":1200,"height":300,"$zoom":"everywhere","copies":"/assets/wide-8f3e4cd4","widths":[640,1030]}]]]"`,
  );
  const copies = Object.entries(facts.assets).filter(([name]) => copyNamed(name));
  expect(copies.map(([, url]) => url.replace(/-[\da-f]{8}-/, "-digest-"))).toMatchInlineSnapshot(`
    [
      "/assets/wide-digest-640.avif",
      "/assets/wide-digest-640.webp",
      "/assets/wide-digest-1030.avif",
      "/assets/wide-digest-1030.webp",
    ]
  `);
  expect(copies.map(([name]) => copyNamed(name))).toMatchObject([
    { source: "content/wide.png", width: 640, format: "avif" },
    { source: "content/wide.png", width: 640, format: "webp" },
    { source: "content/wide.png", width: 1030, format: "avif" },
    { source: "content/wide.png", width: 1030, format: "webp" },
  ]);
  expect(readdirSync(scratch())).toEqual(["content"]);
});

test("drawings and images of other hosts get no copies; develop makes none at all", async () => {
  write("content/a.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  write("content/wide.png", await photo(1200, 300));
  const { tree } = await optimized("![](./a.svg) ![](https://example.org/a.png)");
  expect(JSON.stringify(tree)).not.toContain("copies");
  expect(await treeOf("![](./wide.png)")).not.toContain("copies");
  expect(existsSync(path.join(scratch(), ".cache"))).toBe(false);
});

test("an image keeps the width or height that its author gives, and its shape", async () => {
  write("content/wide.png", await photo(1200, 300));
  expect(await treeOf('<img src="./wide.png" width="300" alt="Wide" />')).toMatchInlineSnapshot(
    `"["img",{"alt":"Wide","loading":"lazy","decoding":"async","src":"/assets/wide-3dbaf4de.png","width":"300","height":75,"$zoom":"everywhere"}]"`,
  );
  expect(await treeOf('<img src="./wide.png" height={30} />')).toContain('"height":30,"width":120');
});

test("an image can be required or imported", async () => {
  write("content/wide.png", await photo(120, 30));
  expect(
    await treeOf(
      'import wide from "./wide.png";',
      "",
      '<img src={wide} alt="" />',
      "",
      '<img src={require("./wide.png").default} alt="" />',
    ),
  ).toMatchInlineSnapshot(`
    "["img",{"alt":"","loading":"lazy","decoding":"async","src":"/assets/wide-9366259b.png","width":120,"height":30}]
    " "
    ["img",{"alt":"","loading":"lazy","decoding":"async","src":"/assets/wide-9366259b.png","width":120,"height":30}]"
  `);
});

test("an image of one colour mode is marked with it", async () => {
  write("content/dark.png", await photo(12, 12));
  write("content/light.png", await photo(12, 12));
  expect(
    await treeOf(
      "![Night](./dark.png#gh-dark-mode-only)",
      "",
      '<ThemedImage alt="Both" sources={{ light: "./light.png", dark: require("./dark.png").default }} />',
    ),
  ).toMatchInlineSnapshot(`
    "["p",{},["img",{"alt":"Night","loading":"lazy","decoding":"async","src":"/assets/dark-6646f1ca.png#gh-dark-mode-only","data-show":"dark","width":12,"height":12}]]
    ["img",{"alt":"Both","loading":"lazy","decoding":"async","src":"/assets/light-6646f1ca.png","data-show":"light","width":12,"height":12}]
    ["img",{"alt":"Both","loading":"lazy","decoding":"async","src":"/assets/dark-6646f1ca.png","data-show":"dark","width":12,"height":12}]"
  `);
});

test("a themed image without its sources is reported", async () => {
  expect(await problemsOf('<ThemedImage sources={{ light: "a" }} />')).toMatchInlineSnapshot(`
    [
      "content/page.mdx:1:1 | ThemedImage needs an image for each colour mode. | Write \`<ThemedImage alt="…" sources={{ light: "./light.svg", dark: "./dark.svg" }} />\`.",
    ]
  `);
});

test("the image of the front matter is published, and a missing one reported", async () => {
  write("content/card.png", await photo(12, 12));
  const page = (image: string) =>
    compile({ root: scratch(), file: "content/page.mdx", source: "{assets.image}", frontMatter: { image }, settings });
  expect((await page("./card.png")).facts.image).toMatch(/^\/assets\/card-[\da-f]{8}\.png$/);
  expect((await page("img/card.png")).facts.image).toBe("/img/card.png");
  expect((await page("https://example.org/a.png")).facts.image).toBe("https://example.org/a.png");
  expect((await page("./crd.png")).facts.problems).toMatchInlineSnapshot(`
    [
      {
        "choices": [
          "./card.png",
        ],
        "file": "content/page.mdx",
        "line": 1,
        "message": "There is no file './crd.png'.",
        "remedy": "Correct the path: it is relative to this file, or from the site's root with \`@site/\`.",
        "severity": "error",
      },
    ]
  `);
});

test("the image of the front matter is a path of the site, also where a project writes its base URL", async () => {
  const page = (image: string) => {
    const request = { root: scratch(), file: "website/docs/a.mdx", source: "", frontMatter: { image } };
    return compile({ ...request, settings: project });
  };
  expect((await page("/manual/img/card.png")).facts.image).toBe("/img/card.png");
  expect((await page("img/card.png")).facts.image).toBe("/img/card.png");
});

test("pictures of authors in the front matter are published, and missing ones reported", async () => {
  write("content/face.png", await photo(12, 12));
  const page = (...authors: unknown[]) =>
    compile({
      root: scratch(),
      file: "content/page.mdx",
      source: "{JSON.stringify(assets.authorsImageUrls)}",
      frontMatter: { authors },
      settings,
    });
  const { facts, tree } = await page("ada", { name: "B", image_url: "./face.png" }, { imageURL: "/img/c.png" });
  const [[file, url]] = Object.entries(facts.assets) as [[string, string]];
  expect([file, facts.problems]).toEqual(["content/face.png", []]);
  expect(tree).toEqual([JSON.stringify([null, url, "/img/c.png"])]);
  expect((await page({ image_url: "./fac.png" })).facts.problems[0]?.message).toBe("There is no file './fac.png'.");
});

test("each picture of a `srcSet` is published, and all that are not there are told, in their order", async () => {
  write("content/a.png", await photo(12, 12));
  write("content/b.png", await photo(24, 24));
  const { facts, tree } = await compiled(
    '<picture><source srcSet="./b.png 2x, /c.png 3x" /><img src="./a.png" srcset="./a.png, ./b.png 2x" alt="" /></picture>',
  );
  expect(facts.problems).toEqual([]);
  const text = JSON.stringify(tree).replace(/-[\da-f]{8}\./g, "-digest.");
  expect(text).toContain('["source",{"srcSet":"/assets/b-digest.png 2x, /c.png 3x"}]');
  expect(text).toContain('"srcSet":"/assets/a-digest.png, /assets/b-digest.png 2x"');
  const gone = await compiled('<img src="./no.png" srcSet="./gone.png 2x, ./b.png 3x, ./nor.png 4x" alt="" />');
  expect(gone.facts.problems.map(({ message }) => message)).toEqual([
    "There is no file './no.png'.",
    "There is no file './gone.png'.",
    "There is no file './nor.png'.",
  ]);
  const video = await compiled('<video src="./no.mp4" poster="./no.png" />');
  expect(video.facts.problems.map(({ message }) => message)).toEqual([
    "There is no file './no.mp4'.",
    "There is no file './no.png'.",
  ]);
});

test("videos and their posters are published", async () => {
  write("content/a.mp4", "film");
  write("content/a.png", await photo(12, 12));
  const { facts, tree } = await compiled(
    '<video src="./a.mp4" poster="./a.png" controls><source src="/b.mp4" /></video>',
  );
  expect(facts.problems).toEqual([]);
  expect(JSON.stringify(tree).replace(/-[\da-f]{8}\./g, "-digest.")).toMatchInlineSnapshot(
    `"[["video",{"src":"/assets/a-digest.mp4","poster":"/assets/a-digest.png","controls":true},["source",{"src":"/b.mp4"}]]]"`,
  );
});
