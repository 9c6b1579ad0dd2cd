import sharp from "sharp";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { zoomOf } from "../../../../src/mdx/compile/builders/images/zoom";
import { compileInScratch, problemsOf, scratch, settings, treeOf, write } from "../../../support/compiled";

compileInScratch();

const picture = (width: number) =>
  sharp({ create: { width, height: 100, channels: 3, background: "#2e8555" } })
    .png()
    .toBuffer();
/** Where the first picture of a text can be enlarged. */
const zoomIn = async (text: string) => /"\$zoom":"(\w+)"/.exec(await treeOf(text))?.[1];

test.each([
  [1200, undefined, "everywhere"],
  [845, undefined, "everywhere"],
  [844, undefined, "phones"],
  [500, undefined, "phones"],
  [499, undefined, undefined],
  [600, 500, "everywhere"],
  [600, 501, "phones"],
  [480, 450, undefined],
  [399, 40, undefined],
  [1200, Number.NaN, undefined],
])("a picture of %d px that is to be %d px wide can be enlarged: %s", (own, given, zoom) => {
  expect(zoomOf(own, given)).toBe(zoom);
});

test("an image is marked by its file's size and the size that its author gives", async () => {
  write("content/wide.png", await picture(1200));
  write("content/small.png", await picture(300));
  expect(await zoomIn("![Wide](./wide.png)")).toBe("everywhere");
  expect(await zoomIn('<img src="./wide.png" alt="Wide" width="300" />')).toBe("everywhere");
  expect(await zoomIn('<img src="./wide.png" alt="Wide" width="1190" />')).toBe("everywhere");
  expect(await zoomIn("![Small](./small.png)")).toBeUndefined();
  expect(await zoomIn('<img src="./wide.png" alt="Wide" width="50%" />')).toBeUndefined();
});

test("an image that its author has placed, or wants as it is, is not marked", async () => {
  write("content/wide.png", await picture(1200));
  for (const own of ["zoom={false}", 'className="hero"', "style={{ float: 'right' }}", 'align="left"'])
    expect(await zoomIn(`<img src="./wide.png" alt="Wide" ${own} />`)).toBeUndefined();
  const tree = await treeOf('<img src="./wide.png" alt="Wide" className="hero" zoom />');
  expect(tree).toContain('"$zoom":"everywhere"');
  expect(tree).not.toContain('"zoom"');
});

test("what an image's zoom cannot be is told", async () => {
  write("content/wide.png", await picture(1200));
  expect(await problemsOf("", '<img src="./wide.png" alt="Wide" zoom="no" />')).toEqual([
    "content/page.mdx:2:1 | An image's 'zoom' cannot be '\"no\"'. | Write `zoom={false}` for an image that nobody enlarges, or take it out.",
  ]);
});

test("nothing is marked where the site does without", async () => {
  write("content/wide.png", await picture(1200));
  const { tree } = await compile({
    root: scratch(),
    file: "content/page.mdx",
    source: "![Wide](./wide.png)",
    frontMatter: {},
    settings: { ...settings, images: { ...settings.images, zoom: false } },
  });
  expect(JSON.stringify(tree)).not.toContain("$zoom");
});

test("a wide diagram is marked", async () => {
  const states = Array.from({ length: 12 }, (_, index) => `S${index}[A long name of a step] --> S${index + 1}`);
  expect(await zoomIn(["```mermaid", "flowchart LR", ...states, "```"].join("\n"))).toBe("everywhere");
  expect(await zoomIn(["```mermaid", "flowchart LR", "A --> B", "```"].join("\n"))).toBeUndefined();
});
