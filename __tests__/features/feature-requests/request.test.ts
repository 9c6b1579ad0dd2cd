import { requestFrontMatterSchema, requestOf, unknownArea } from "../../../src/features/feature-requests/request";

const written = {
  title: "Books as PDF",
  status: "open",
  area: "docs",
  opened: new Date("2021-06-14"),
  discussion: "https://example.org/1",
};
const source = (frontMatter: object = {}) => ({
  routeBasePath: "/requests",
  areas: { docs: "Docs" },
  path: "pdf.mdx",
  editUrl: "https://example.org/edit",
  firstParagraph: "A book.",
  headingLevels: { min: 2, max: 3 },
  frontMatter: requestFrontMatterSchema.parse({ ...written, ...frontMatter }),
});

test("a request has its file's name as route, and says what its front matter does", () => {
  expect(requestOf(source())).toMatchObject({
    permalink: "/requests/pdf/",
    slug: "pdf",
    title: "Books as PDF",
    status: "open",
    area: "docs",
    areaLabel: "Docs",
    opened: "2021-06-14",
    discussion: "https://example.org/1",
    description: "A book.",
    editUrl: "https://example.org/edit/pdf.mdx",
    unlisted: false,
  });
  expect(requestOf(source({ slug: "book" })).permalink).toBe("/requests/book/");
  expect(requestOf({ ...source(), editUrl: "https://example.org/a%20b/" }).editUrl).toBe(
    "https://example.org/a%20b/pdf.mdx",
  );
});

test("front matter without a status, an area, a date or a discussion is refused", () => {
  const issues = requestFrontMatterSchema.safeParse({ title: "A", status: "maybe", opened: "soon", discussion: "x" });
  expect(issues.error?.issues.map(({ path }) => path.join("."))).toEqual(["status", "area", "opened", "discussion"]);
});

test("an area that the site does not name is an error with the nearest ones", () => {
  const at = { file: "a.mdx", line: 4 };
  expect(unknownArea("docs", { docs: "Docs" }, at)).toEqual([]);
  expect(unknownArea("dosc", { blog: "Blog", docs: "Docs" }, at)).toMatchObject([
    { severity: "error", ...at, choices: ["docs", "blog"] },
  ]);
});
