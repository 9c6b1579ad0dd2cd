import { docsWithTag, tagsOfDocs } from "../../../src/features/docs/tags";

const tag = (label: string) => ({ label, permalink: `/docs/tags/${label}/`, description: null });
const doc = (labels: string[], more: { docId?: string; unlisted?: boolean; draft?: boolean } = {}) => ({
  docId: "a",
  tags: labels.map(tag),
  unlisted: false,
  draft: false,
  ...more,
});

describe("tagsOfDocs", () => {
  it("counts the listed docs of each tag, by label", () => {
    expect(tagsOfDocs([doc(["b", "a"]), doc(["b"]), doc(["b", "c"], { unlisted: true })], "en")).toEqual([
      { ...tag("a"), count: 1, unlisted: false },
      { ...tag("b"), count: 2, unlisted: false },
      { ...tag("c"), count: 0, unlisted: true },
    ]);
  });

  it("lists a tag as soon as one listed doc has it, in whatever order they come", () => {
    expect(tagsOfDocs([doc(["a"], { unlisted: true }), doc(["a"])], "en")).toEqual([
      { ...tag("a"), count: 1, unlisted: false },
    ]);
  });

  it("calls a tag of two labels as the doc with the first id does, in whatever order they come", () => {
    const named = (docId: string, label: string) => ({
      ...doc([], { docId }),
      tags: [{ ...tag("a"), label }],
    });
    const two = [named("b", "A"), named("B/a", "other"), named("a", "a")];
    expect([two, two.toReversed()].map((docs) => tagsOfDocs(docs, "en")[0]?.label)).toEqual(["a", "a"]);
  });

  it("has the order of the language", () => {
    const labels = (language: string) => tagsOfDocs([doc(["öl", "zink", "ånga"])], language).map(({ label }) => label);
    expect([labels("en"), labels("sv")]).toEqual([
      ["ånga", "öl", "zink"],
      ["zink", "ånga", "öl"],
    ]);
  });

  it("has the order of the numbers in labels, as tags of blogs have it", () => {
    expect(tagsOfDocs([doc(["v10", "v2"])], "en").map(({ label }) => label)).toEqual(["v2", "v10"]);
  });

  it("knows nothing of drafts", () => {
    expect(tagsOfDocs([doc(["a"], { draft: true })], "en")).toEqual([]);
  });
});

describe("docsWithTag", () => {
  const named = (title: string, labels: string[], more: { unlisted?: boolean; draft?: boolean } = {}) => ({
    ...doc(labels, more),
    title,
    description: `Of ${title}`,
    permalink: `/docs/${title}/`,
  });

  it("sorts titles as a dictionary does", () => {
    const docs = ["Zebra", "éclair", "apple", "Fig"].map((title) => named(title, ["a"]));
    expect(docsWithTag(docs, "/docs/tags/a/", "en").map(({ title }) => title)).toEqual([
      "apple",
      "éclair",
      "Fig",
      "Zebra",
    ]);
  });

  it("sorts titles in the order of the language", () => {
    const docs = ["Ånga", "Zink"].map((title) => named(title, ["a"]));
    const titles = (language: string) => docsWithTag(docs, "/docs/tags/a/", language).map(({ title }) => title);
    expect([titles("en"), titles("sv")]).toEqual([
      ["Ånga", "Zink"],
      ["Zink", "Ånga"],
    ]);
  });

  it("sorts titles by the numbers in them", () => {
    const docs = ["Part 10", "Part 2"].map((title) => named(title, ["a"]));
    expect(docsWithTag(docs, "/docs/tags/a/", "en").map(({ title }) => title)).toEqual(["Part 2", "Part 10"]);
  });

  it("gives those with the tag by title, with the unlisted and without drafts", () => {
    const docs = [
      named("c", ["a", "b"], { unlisted: true }),
      named("b", ["a"]),
      named("a", ["b"]),
      named("d", ["a"], { draft: true }),
    ];
    expect(docsWithTag(docs, "/docs/tags/a/", "en")).toEqual([
      { title: "b", description: "Of b", permalink: "/docs/b/", unlisted: false },
      { title: "c", description: "Of c", permalink: "/docs/c/", unlisted: true },
    ]);
  });
});
