import { docFrontMatterSchema, docOf, type DocSource } from "../../../src/features/docs/doc";
import { docs } from "../../../src/features/docs";
import { standOnSmallSite } from "../../support/small-site";

const source: DocSource = {
  version: {
    instance: "default",
    name: "1.0",
    label: "1.0",
    path: "/docs/",
    isLast: true,
    banner: "none",
    badge: false,
    noIndex: false,
    folder: "1.0",
    tagsRoute: "/docs/tags/",
    order: 0,
  },
  path: "a.mdx",
  versionFolder: "content/docs/1.0",
  frontMatter: docFrontMatterSchema.parse({}),
  tagsFile: {},
  firstParagraph: "First.",
  unreleased: [],
  headingLevels: { min: 2, max: 3 },
  showLastUpdate: { time: false, author: false },
};
const hidden = docFrontMatterSchema.parse({ hide_title: true });

describe("the title above a doc's text", () => {
  it("is left out where front matter asks for it, but not a heading of the text", () => {
    expect(docOf(source).hideTitle).toBe(false);
    expect(docOf({ ...source, frontMatter: hidden }).hideTitle).toBe(true);
    expect(docOf({ ...source, frontMatter: hidden, contentTitle: "A" }).hideTitle).toBe(false);
  });

  it("is left out where a heading further below names the page", () => {
    expect(docOf({ ...source, titleInText: true }).hideTitle).toBe(true);
  });
});

describe("a heading of the first level", () => {
  const site = standOnSmallSite();

  it.each([
    ["below a notice", [":::info", "", "Old.", "", ":::", "", "# A", "", "Text."], true],
    ["at the beginning", ["# A", "", "Text.", "", "# B"], false],
    ["below another heading", ["Text.", "", "## A", "", "# B"], false],
  ])("%s", async (_where, lines, hidesTitle) => {
    site.write("content/docs/a.mdx", "---", "title: Of front matter", "---", "", ...lines);
    await site.build([docs]);
    expect(site.gatsby.nodeOf("Doc", "content/docs/a.mdx")).toMatchObject({ hideTitle: hidesTitle });
  });
});
