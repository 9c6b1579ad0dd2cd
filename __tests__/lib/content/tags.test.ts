import { formatProblem } from "../../../src/lib/problem";
import { tagSchema, tagsFileSchema, tagsOf, unknownTags } from "../../../src/lib/content/tags";

describe("tagSchema", () => {
  it.each([
    ["a", "a"],
    [2022, "2022"],
    [
      { label: "D", permalink: "/d" },
      { label: "D", permalink: "/d" },
    ],
  ])("reads %j", (written, read) => {
    expect(tagSchema.parse(written)).toEqual(read);
  });

  it.each(["", " ", { label: "D", permalink: "/" }])(
    "refuses %j, whose page would take the place of the list of all tags",
    (written) => expect(tagSchema.safeParse(written).success).toBe(false),
  );

  it.each([true, { label: "D" }, { label: "D", permalink: "/d", colour: "red" }, null])("refuses %j", (written) => {
    expect(tagSchema.safeParse(written).success).toBe(false);
  });
});

test("a tags file gives no tag the route of the list of all tags", () => {
  const refused = ["", "/", " "].filter((permalink) => !tagsFileSchema.safeParse({ a: { permalink } }).success);
  expect(refused).toEqual(["", "/", " "]);
});

describe("tagsOf", () => {
  it("makes a label and a route of an inline tag", () => {
    expect(tagsOf(["Some tag"], {}, "/docs/tags/")).toEqual([
      { label: "Some tag", permalink: "/docs/tags/some-tag/", description: null },
    ]);
  });

  it("takes label and permalink of a tag that has its own", () => {
    expect(tagsOf([{ label: "D", permalink: "/d-custom-permalink" }], {}, "/tests/docs/tags/")).toEqual([
      { label: "D", permalink: "/tests/docs/tags/d-custom-permalink/", description: null },
    ]);
  });

  it("takes what a tag of front matter says for its page", () => {
    const written = { label: "D", permalink: "/d", description: "All of D." };
    expect(tagsOf([tagSchema.parse(written)], {}, "/docs/tags/")).toEqual([
      { label: "D", permalink: "/docs/tags/d/", description: "All of D." },
    ]);
  });

  it("takes a tag's words from the tags file", () => {
    const tagsFile = {
      a: { label: "Letter A", permalink: "/letter-a", description: "The first letter." },
      b: { description: "The second." },
      c: null,
    };
    expect(tagsOf(["a", "b", "c"], tagsFile, "/docs/tags/")).toEqual([
      { label: "Letter A", permalink: "/docs/tags/letter-a/", description: "The first letter." },
      { label: "b", permalink: "/docs/tags/b/", description: "The second." },
      { label: "c", permalink: "/docs/tags/c/", description: null },
    ]);
  });

  it.each([
    ["🚀", "/blog/tags/🚀/"],
    ["#", "/blog/tags/u23/"],
    ["..", "/blog/tags/u2eu2e/"],
  ])("gives the tag '%s', without a letter or digit, a route of its own that servers find", (label, permalink) => {
    expect(tagsOf([label], {}, "/blog/tags/")).toEqual([{ label, permalink, description: null }]);
  });

  it("keeps a tag that is named twice once, by its route", () => {
    expect(tagsOf(["a", "A", { label: "Other", permalink: "a" }], {}, "/tags").map(({ label }) => label)).toEqual([
      "a",
    ]);
  });
});

describe("tagsFileSchema", () => {
  it("refuses keys that it does not know", () => {
    expect(tagsFileSchema.safeParse({ a: { labl: "A" } }).success).toBe(false);
    expect(tagsFileSchema.parse({ a: null, b: { label: "B" } })).toEqual({ a: null, b: { label: "B" } });
  });
});

describe("unknownTags", () => {
  const tagsFile = { blog: null, release: null };
  const at = { file: "content/blog/a.mdx", listedIn: "content/blog/tags.yml" };

  it("warns of a tag that the tags file does not list, nearest names first", () => {
    const problems = unknownTags(
      ["relase", "blog", { label: "X", permalink: "/x" }],
      tagsFile,
      { ...at, line: 4 },
      "warn",
    );
    expect(problems.map(({ severity }) => severity)).toEqual(["warning"]);
    expect(problems.map(formatProblem).join("\n")).toMatchInlineSnapshot(`
"content/blog/a.mdx:4
  The tag 'relase' is not in the tags file.
  → Add it to content/blog/tags.yml, or use a tag that is there.
  valid: release, blog"
`);
  });

  it("is an error where the instance throws, and nothing where it does not mind", () => {
    expect(unknownTags(["relase"], tagsFile, at, "throw").map(({ severity }) => severity)).toEqual(["error"]);
    expect(unknownTags(["relase"], tagsFile, at, "ignore")).toEqual([]);
  });

  it("says nothing where there is no tags file", () => {
    expect(unknownTags(["a"], {}, at, "throw")).toEqual([]);
  });
});
