import { contentFiles, nodesIn, treeOf } from "../../support/content-files";

/** The headings of a file that are more than one level below the one before, by their lines. */
const skipped = (file: ReturnType<typeof contentFiles>[number]) => {
  const headings = nodesIn(treeOf(file), "heading");
  return headings.flatMap(({ depth, position }, index) =>
    depth > (headings[index - 1]?.depth ?? 1) + 1 ? [`${file.file}:${position?.start.line}`] : [],
  );
};

it("no doc leaves out a level of headings, by which readers who do not see the page find their way", () => {
  const docs = contentFiles("content/docs", "content/community").filter(({ isPartial }) => !isPartial);
  expect(docs.length).toBeGreaterThan(100);
  expect(docs.flatMap(skipped)).toEqual([]);
});
