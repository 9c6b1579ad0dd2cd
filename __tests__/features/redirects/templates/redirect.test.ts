import * as redirect from "../../../../src/features/redirects/templates/redirect";
import { drawTemplate } from "../../../support/template";

describe("the template of redirects", () => {
  it("leads on by a link and by the head, out of sight of search engines", () => {
    const { page, head } = drawTemplate(redirect, { data: { redirect: { to: "/new/?a=1#part" } } });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>This page has moved</h1>
      <p>
      <a href="/new/?a=1#part">/new/?a=1#part</a>
      </p>
      </article>"
    `);
    expect(head).toEqual({
      title: "This page has moved",
      robots: "noindex",
      canonical: "https://site/new/?a=1#part",
      refresh: "0; url=/new/?a=1#part",
    });
  });

  it("leads to the page whose front matter asks for it, wherever that is", () => {
    const { head } = drawTemplate(redirect, { data: { redirect: null, page: { permalink: "/docs/a/" } } });
    expect(head).toMatchObject({ refresh: "0; url=/docs/a/", canonical: "https://site/docs/a/" });
  });

  it("leads to other sites as they are written, and home where nothing is known", () => {
    expect(drawTemplate(redirect, { data: { redirect: { to: "https://example.org/#a" } } }).head.refresh).toBe(
      "0; url=https://example.org/#a",
    );
    expect(drawTemplate(redirect, { data: { redirect: null } }).head.refresh).toBe("0; url=/");
  });
});
