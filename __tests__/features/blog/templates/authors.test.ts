import * as authorTemplate from "../../../../src/features/blog/templates/author";
import * as authors from "../../../../src/features/blog/templates/authors";
import { ada, contextOf, dataOf, summary } from "../../../support/post-data";
import { drawTemplate } from "../../../support/template";

describe("the templates of authors", () => {
  it("show the posts that an author signed", () => {
    const grace = { ...ada, key: "grace", name: "Grace", permalink: "/blog/authors/grace/" };
    const draw = (more: object = {}) =>
      drawTemplate(authorTemplate, {
        path: "/blog/authors/ada/",
        data: dataOf(summary("a", { authors: [grace, ada] })),
        context: contextOf("/blog/authors/ada/", ["a"], {
          key: "ada",
          index: "/blog/authors/",
          author: ada,
          ...more,
          description: "Says.",
        }),
      });
    const { page, head } = draw();
    expect(page).toContain('<h1>Ada</h1>\n<p class="site-lead">Countess</p>');
    expect(page).toContain('href="/blog/a/"');
    expect(page).not.toContain("No posts yet.");
    expect(head).toEqual({ title: "Ada | Site", canonical: "https://site/blog/authors/ada/", description: "Says." });
    expect(draw({ page: 2 }).head.title).toBe("Ada (2) | Site");
  });

  it("call an author without a name by the key", () => {
    const author = { name: null, title: null, imageUrl: null, socials: [], description: null };
    const { page, head } = drawTemplate(authorTemplate, {
      data: dataOf(),
      context: contextOf("/blog/authors/ada/", [], { key: "ada", index: "/blog/authors/", author }),
    });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>ada</h1>
      <p>
      <a href="/blog/authors/">View all authors</a>
      </p>
      <p>No posts yet.</p>
      </article>"
    `);
    expect(head.title).toBe("ada | Site");
  });

  it("name an author who signed no post, and list them", () => {
    const author = { ...ada, key: "alan", name: "Alan", title: "Logician", permalink: "/blog/authors/alan/" };
    const context = contextOf("/blog/authors/alan/", [], { key: "alan", index: "/blog/authors/", author });
    expect(drawTemplate(authorTemplate, { data: dataOf(), context }).page).toContain("<h1>Alan</h1>");
    const list = drawTemplate(authors, { context: { authors: [{ ...author, href: author.permalink }] } });
    expect(list.page).toContain('<a href="/blog/authors/alan/">Alan</a>');
  });

  it("say what an author says, and where else the author is found", () => {
    const socials = [{ label: "GitHub", href: "https://github.com/ada", icon: "M0 0" }];
    const author = { ...ada, imageUrl: "/ada.png", socials, description: "Of engines." };
    const context = contextOf("/blog/authors/ada/", [], { key: "ada", index: "/blog/authors/", author });
    const { page } = drawTemplate(authorTemplate, { data: dataOf(), context });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>Ada</h1>
      <p class="site-lead">Countess</p>
      <img src="/ada.png" alt="" width="96" height="96" loading="lazy"/>
      <span class="author-socials">
      <a href="https://github.com/ada" target="_blank" rel="noopener noreferrer" title="GitHub">
      <svg/>
      <span class="visually-hidden">GitHub</span>
      <span class="external-mark">﻿<span class="visually-hidden"> (opens in a new tab)</span>
      </span>
      </a>
      </span>
      <p>Of engines.</p>
      <p>
      <a href="/blog/authors/">View all authors</a>
      </p>
      <p>No posts yet.</p>
      </article>"
    `);
    const list = drawTemplate(authors, { context: { authors: [{ ...author, href: author.permalink }] } });
    expect(list.page).toContain('<a href="https://github.com/ada"');
    expect(list.page).not.toContain("Of engines.");
  });

  it("show an author's picture beside the name, and the key of one without a name", () => {
    const pictured = {
      ...ada,
      key: "pat",
      name: null,
      title: null,
      imageUrl: "/pat.png",
      permalink: "/blog/authors/pat/",
    };
    const linked = [ada, pictured].map((author) => ({ ...author, href: author.permalink }));
    const context = { authors: [...linked, { ...ada, key: "alan", name: "Alan", title: null, href: null }] };
    const { page, head } = drawTemplate(authors, { path: "/blog/authors/", context });
    expect(head).toMatchObject({ title: "Authors | Site", canonical: "https://site/blog/authors/" });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>Authors</h1>
      <ul class="tagged-pages">
      <li>
      <h2>
      <a href="/blog/authors/ada/">Ada</a>
      </h2>
      <p>Countess</p>
      </li>
      <li>
      <img src="/pat.png" alt="" width="48" height="48" loading="lazy"/>
      <h2>
      <a href="/blog/authors/pat/">pat</a>
      </h2>
      </li>
      <li>
      <h2>Alan</h2>
      </li>
      </ul>
      </article>"
    `);
  });
});
