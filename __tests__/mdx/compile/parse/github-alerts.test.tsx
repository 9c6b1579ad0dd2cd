import { Admonition } from "../../../../src/mdx/components/admonition";
import { compiled, compileInScratch, treeOf } from "../../../support/compiled";
import { markupOf } from "../../../support/markup";

compileInScratch();

it.each([
  ["NOTE", "note"],
  ["TIP", "tip"],
  ["IMPORTANT", "important"],
  ["WARNING", "warning"],
])("[!%s] makes an admonition", async (mark, type) => {
  expect(await treeOf(`> [!${mark}]`, "> Text *a*.")).toBe(
    `["Admonition",{"type":"${type}"},["p",{},"Text ",["em",{},"a"],"."]]`,
  );
});

it("a caution is called so and looks like a danger", async () => {
  expect(await treeOf("> [!CAUTION]", "> Text.")).toBe(
    '["Admonition",{"type":"caution","tone":"danger"},["p",{},"Text."]]',
  );
  expect(markupOf(<Admonition type="caution" tone="danger" />)).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-caution" data-tone="danger">
<div class="admonition-title">
<svg/>
<span>Caution</span>
</div>
</div>"
`);
});

it("the mark may be in small letters, end with spaces, and stand alone in its paragraph", async () => {
  expect(
    await treeOf(
      "> [!tip]",
      "> **One**",
      "",
      "Two.",
      "",
      "> [!note]  ",
      "> Three.",
      "",
      "Four.",
      "",
      "> [!NOTE]",
      ">",
      "> - Five",
      "",
      "1. > [!TIP]",
      "   > Six.",
    ),
  ).toMatchInlineSnapshot(`
"["Admonition",{"type":"tip"},["p",{},["strong",{},"One"]]]
["p",{},"Two."]
["Admonition",{"type":"note"},["p",{},"Three."]]
["p",{},"Four."]
["Admonition",{"type":"note"},["ul",{},["li",{},"Five"]]]
["ol",{},["li",{},["Admonition",{"type":"tip"},["p",{},"Six."]]]]"
`);
});

it("other quotes stay quotes, and marks that are shown are told", async () => {
  const { tree, facts } = await compiled(
    "> [!NOTE] Text.",
    "",
    "a",
    "",
    "> [!NOTE] **Text**",
    "",
    "b",
    "",
    "> [!NOTE]",
    "",
    "c",
    "",
    "> [!OTHER]",
    "> Text.",
    "",
    "d",
    "",
    "> Text [!NOTE]",
    "",
    "e",
    "",
    "> **Note**: text",
    "",
    "f",
    "",
    "> # [!NOTE]",
    "",
    "`> [!NOTE]`",
  );
  expect(facts.problems.map(({ line }) => line)).toEqual([1, 13]);
  expect(tree.map((node) => JSON.stringify(node)).join("\n")).toMatchInlineSnapshot(`
"["blockquote",{},["p",{},"[!NOTE] Text."]]
["p",{},"a"]
["blockquote",{},["p",{},"[!NOTE] ",["strong",{},"Text"]]]
["p",{},"b"]
["blockquote",{},["p",{},"[!NOTE]"]]
["p",{},"c"]
["blockquote",{},["p",{},"[!OTHER]\\nText."]]
["p",{},"d"]
["blockquote",{},["p",{},"Text [!NOTE]"]]
["p",{},"e"]
["blockquote",{},["p",{},["strong",{},"Note"],": text"]]
["p",{},"f"]
["blockquote",{},["h1",{"id":"note"},"[!NOTE]"]]
["p",{},["code",{},"> [!NOTE]"]]"
`);
});
