import { postFrontMatterSchema, postOf } from "../../../src/features/blog/post";
import { formatProblem } from "../../../src/lib/problem";
import { readSite, type BlogInstance } from "../../../src/lib/site-config";
import { smallestSite } from "../../support/site";

/** A post of a blog that does as `futurePosts` says, at a moment, with the front matter and the path of its file. */
function postAt(
  now: string,
  frontMatter: Record<string, unknown>,
  { path = "a.mdx", futurePosts }: { path?: string; futurePosts?: BlogInstance["futurePosts"] } = {},
) {
  const blogs = smallestSite.blogs.map((blog) => ({ ...blog, ...(futurePosts && { futurePosts }) }));
  const [instance] = readSite({ ...smallestSite, blogs }).blogs;
  if (!instance) throw new Error("The smallest site has a blog.");
  const { post, problems } = postOf({
    instance,
    path,
    now,
    dateLine: 2,
    frontMatter: postFrontMatterSchema.parse(frontMatter),
    authorsFile: {},
    tagsFile: {},
    firstParagraph: "",
    words: 1,
    truncated: false,
    headingLevels: { min: 2, max: 3 },
  });
  const { draft, unlisted, noIndex, waiting } = post;
  return {
    is: Object.entries({ draft, unlisted, noIndex, waiting }).flatMap(([name, value]) => (value ? [name] : [])),
    told: problems.map((problem) => `${problem.severity}: ${formatProblem(problem)}`).join("\n"),
  };
}

const EVE = "2026-12-31T23:59:59.999Z";
const DAY = "2027-01-01T00:00:00.000Z";
const date = "2027-01-01";
const HELD = ["draft", "noIndex", "waiting"];

describe("a post whose date is to come", () => {
  it("is held back as a draft until its day begins in UTC", () => {
    expect(postAt(EVE, { date }).is).toEqual(HELD);
    expect(postAt(DAY, { date })).toEqual({ is: [], told: "" });
  });

  it("is so by a time and its zone, and by the day in its path", () => {
    const time = { date: "2027-01-01T09:00+13:00" };
    expect(postAt("2026-12-31T19:59:59.999Z", time).is).toEqual(HELD);
    expect(postAt("2026-12-31T20:00:00.000Z", time).is).toEqual([]);
    expect(postAt(EVE, {}, { path: "2027/01-01-a.mdx" }).is).toEqual(HELD);
    expect(postAt(DAY, {}, { path: "2027/01-01-a.mdx" }).is).toEqual([]);
  });

  it("is told of as information, which asks for nothing", () => {
    expect(postAt(EVE, { date }).told).toMatchInlineSnapshot(`
      "info: content/blog/a.mdx:2
        The post appears on 2027-01-01: builds for readers leave it out until then.
        → Nothing needs to be done but a build from then on; a day begins at midnight in UTC."
    `);
  });

  it("waits no more than a draft that is written as one, and is unlisted once it appears", () => {
    expect(postAt(EVE, { date, draft: true })).toEqual({ is: ["draft"], told: "" });
    expect(postAt(EVE, { date, unlisted: true }).is).toEqual(["draft", "unlisted", "noIndex", "waiting"]);
    expect(postAt(DAY, { date, unlisted: true }).is).toEqual(["unlisted", "noIndex"]);
  });

  it("is published where the blog says so, with a mark and without search engines in a preview", () => {
    expect(postAt(EVE, { date }, { futurePosts: "publish" })).toEqual({ is: [], told: "" });
    expect(postAt(EVE, { date }, { futurePosts: "preview" })).toEqual({ is: ["noIndex", "waiting"], told: "" });
  });
});
