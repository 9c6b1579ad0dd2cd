import { tagsOfDocs } from "../../../src/features/docs/tags";

const tag = (label: string) => ({ label, permalink: `/docs/tags/${label}/`, description: null });
const doc = (labels: string[], more: { unlisted?: boolean; draft?: boolean } = {}) => ({
  ...{ tags: labels.map(tag), unlisted: false, draft: false },
  ...more,
});

describe("tagsOfDocs", () => {
  it("counts the listed docs of each tag, by label", () => {
    expect(tagsOfDocs([doc(["b", "a"]), doc(["b"]), doc(["b", "c"], { unlisted: true })])).toEqual([
      { ...tag("a"), count: 1, unlisted: false },
      { ...tag("b"), count: 2, unlisted: false },
      { ...tag("c"), count: 0, unlisted: true },
    ]);
  });

  it("lists a tag as soon as one listed doc has it, in whatever order they come", () => {
    expect(tagsOfDocs([doc(["a"], { unlisted: true }), doc(["a"])])).toEqual([
      { ...tag("a"), count: 1, unlisted: false },
    ]);
  });

  it("knows nothing of drafts", () => {
    expect(tagsOfDocs([doc(["a"], { draft: true })])).toEqual([]);
  });
});
