import * as standalone from "../../../../src/features/pages/templates/standalone";
import { articlePage, drawTemplate } from "../../../support/template";

describe("the template of standalone pages", () => {
  it("shows an article in its own class", () => {
    const sitePageMdx = { ...articlePage, heading: ["Own ", ["em", {}, "words"]], wrapperClassName: "wide" };
    const { page, head } = drawTemplate(standalone, { data: { sitePageMdx } });
    expect(page).toMatchInlineSnapshot(`
      "<div class="with-toc wide">
      <article class="page-article">
      <i hidden="" id="above-article:end">
      </i>
      <h1>Own <em>words</em>
      </h1>
      <div class="prose">
      <p>Text.</p>
      </div>
      </article>
      </div>"
    `);
    expect(head).toEqual({ title: "About | Site", canonical: "https://site/a/", description: "All of it." });
  });

  it("shows of a page of code what its component draws, and nothing around it", () => {
    const sitePageMdx = { ...articlePage, isCode: true, ownTitle: true };
    const { page } = drawTemplate(standalone, { data: { sitePageMdx } });
    expect(page).toMatchInlineSnapshot(`
      "<div class="code-page">
      <div class="prose">
      <p>Text.</p>
      </div>
      </div>"
    `);
  });

  it("shows no title above a page of a project that has none there", () => {
    const { page } = drawTemplate(standalone, { data: { sitePageMdx: { ...articlePage, ownTitle: true } } });
    expect(page).not.toContain("<h1>");
    expect(page).toContain("page-article");
  });

  it("shows nothing of a page that is gone", () => {
    expect(drawTemplate(standalone, { data: { sitePageMdx: null } })).toEqual({ page: "", head: {} });
  });
});
