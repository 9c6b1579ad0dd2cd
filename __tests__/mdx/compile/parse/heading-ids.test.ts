import { readModule } from "../../../../src/mdx/compile/parse/module";
import { withElementsOfHtml } from "../../../../src/mdx/compile/parse/raw-html";

/** The ids of headings in a text, each with the heading's own text. */
function headingsIn(text: string, isCommonMark: boolean): [id: unknown, text: string][] {
  const { html } = readModule(text, "a.md", isCommonMark ? { elementsOfHtml: withElementsOfHtml } : {});
  return html.children.flatMap((node): [unknown, string][] => {
    if (node.type !== "element") return [];
    return [[node.properties.id, node.children.map((child) => ("value" in child ? child.value : "…")).join("")]];
  });
}

test.each([
  ["closed by signs", "## A {#b} ##", ["b", "A"]],
  ["underlined", "A \\{#b}\n---", ["b", "A"]],
  ["underlined, of two lines", "A\nB \\{#b c}\n===", ["b c", "A\nB"]],
  ["underlined, with another word behind it", "A \\{#b} c\n---", ["a-b-c", "A {#b} c"]],
  ["with its last words in code", "A `{#b}`\n---", ["a-b", "A …"]],
])("a heading that is %s has the id that it asks for", (_, text, heading) => {
  expect(headingsIn(text, false)).toEqual([heading]);
  expect(headingsIn(text.replace("\\", ""), true)).toEqual([heading]);
});
