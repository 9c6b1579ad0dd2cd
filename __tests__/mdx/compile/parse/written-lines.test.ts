import type { Root } from "mdast";
import { parseMarkdown } from "../../../../src/mdx/compile/parse/parse";
import { preprocess } from "../../../../src/mdx/compile/parse/preprocess";
import { restoreWritten } from "../../../../src/mdx/compile/parse/written-lines";

/** The values of a tree of CommonMark, its lines given one by one. */
function valuesOf(...lines: string[]): string[] {
  const written = lines.join("\n");
  const prepared = preprocess(written, "commonmark");
  const tree: Root = parseMarkdown(prepared, { isCommonMark: true });
  restoreWritten(tree, written, prepared);
  return tree.children.flatMap((node) => ("value" in node ? [node.value] : []));
}

describe("lines that look like headings and admonitions are as they are written", () => {
  const sample = ["## A {#b}", "", ":::note Title", "x"];

  it("in code by its indentation", () => {
    expect(valuesOf("Text", "", ...sample.map((line) => `    ${line}`), "", "## C {#d}")).toEqual([sample.join("\n")]);
  });

  it("in code by its indentation in an item", () => {
    const lines = ["- a", "", ...sample.map((line) => `      ${line}`)];
    const written = lines.join("\n");
    const prepared = preprocess(written, "commonmark");
    const tree = parseMarkdown(prepared, { isCommonMark: true });
    restoreWritten(tree, written, prepared);
    const [list] = tree.children;
    const [item] = list?.type === "list" ? list.children : [];
    expect(item?.children.at(-1)).toMatchObject({ type: "code", value: sample.join("\n") });
  });

  it("in HTML", () => {
    const html = ["<pre>", "## A {#b} <i>c</i>", ":::note Title", "</pre>"];
    expect(valuesOf(...html)).toEqual([html.join("\n")]);
  });

  it("between fences", () => {
    expect(valuesOf("## C {#d}", "", "```", ...sample, "```", "", "````", ...sample)).toEqual([
      sample.join("\n"),
      sample.join("\n"),
    ]);
  });
});

test("tags in a heading stay what they are", () => {
  const written = "## A {#b} <i>c</i>";
  const prepared = preprocess(written, "commonmark");
  const tree = parseMarkdown(prepared, { isCommonMark: true });
  const before = JSON.stringify(tree);
  restoreWritten(tree, written, prepared);
  expect(prepared).not.toBe(written);
  expect(JSON.stringify(tree)).toBe(before);
});
