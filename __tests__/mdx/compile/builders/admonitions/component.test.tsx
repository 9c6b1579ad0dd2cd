import { Admonition } from "../../../../../src/mdx/components/admonition";
import { compileInScratch, treeOf } from "../../../../support/compiled";
import { markupOf } from "../../../../support/markup";

compileInScratch();

describe("the component", () => {
  it("takes type, title and icon", async () => {
    expect(
      await treeOf(
        'import Admonition from "@theme/Admonition";',
        "",
        '<Admonition type="tip" title={<b>One</b>} icon="💡" id="a" className="b">',
        "",
        "Text.",
        "",
        "</Admonition>",
      ),
    ).toMatchInlineSnapshot(
      `"["Admonition",{"type":"tip","title":{"$":[["b",{},"One"]]},"icon":"💡","id":"a","className":"b"},["p",{},"Text."]]"`,
    );
  });

  it("looks like a note by a keyword of the site's own, also one that every object has", () => {
    for (const type of ["remark", "constructor", "toString"])
      expect(markupOf(<Admonition type={type}>Text.</Admonition>)).toContain('data-tone="note"');
  });

  it("is a note with a title for everyone", () => {
    expect(
      markupOf(
        <Admonition type="danger">
          <p>Text.</p>
        </Admonition>,
      ),
    ).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-danger" data-tone="danger">
<div class="admonition-title">
<svg/>
<span>Danger</span>
</div>
<div class="admonition-content">
<p>Text.</p>
</div>
</div>"
`);
  });

  it("says its kind to those who do not see it where it has a title", () => {
    expect(markupOf(<Admonition type="caution" title={<b>Mind</b>} id="a" className="b" />)).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-caution b" data-tone="warning" id="a">
<div class="admonition-title">
<svg/>
<span>
<span class="visually-hidden">Caution: </span>
<b>Mind</b>
</span>
</div>
</div>"
`);
  });

  it("has an author's icon instead of its own, or none", () => {
    expect(
      markupOf(
        <>
          <Admonition type="tip" icon="💡" />
          <Admonition type="tip" icon={null} />
        </>,
      ),
    ).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-tip" data-tone="tip">
<div class="admonition-title">
<span class="admonition-icon">💡</span>
<span>Tip</span>
</div>
</div>
<div role="note" class="admonition admonition-tip" data-tone="tip">
<div class="admonition-title">
<span>Tip</span>
</div>
</div>"
`);
  });

  it("looks like a note for keywords of the site, with the keyword as its title", () => {
    expect(markupOf(<Admonition type="my-custom-admonition" />)).toMatchInlineSnapshot(`
"<div role="note" class="admonition admonition-my-custom-admonition" data-tone="note">
<div class="admonition-title">
<svg/>
<span>my-custom-admonition</span>
</div>
</div>"
`);
  });

  it.each([
    ["secondary", "note"],
    ["important", "info"],
    ["success", "tip"],
    ["caution", "warning"],
  ])("draws %s like %s", (type, tone) => {
    expect(markupOf(<Admonition type={type} />)).toContain(`data-tone="${tone}"`);
  });
});
