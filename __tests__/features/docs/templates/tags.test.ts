import * as tag from "../../../../src/features/docs/templates/tag";
import * as tags from "../../../../src/features/docs/templates/tags";
import { drawTemplate } from "../../../support/template";

describe("the templates of tags", () => {
  const tagged = [
    { label: "one", permalink: "/docs/tags/one/", description: "First.", unlisted: false, count: 1 },
    { label: "quiet", permalink: "/docs/tags/quiet/", description: null, unlisted: true, count: 0 },
  ];
  const nodes = [
    { title: "A", description: "a", permalink: "/docs/a/", unlisted: false },
    { title: "B", description: "b", permalink: "/docs/b/", unlisted: true },
  ];

  it("list the tags that listed docs have", () => {
    const { page, head } = drawTemplate(tags, {
      path: "/docs/tags/",
      context: { description: "Docs: one" },
      data: { docsVersion: { label: "1.0", noIndex: true, tags: tagged }, versions: { totalCount: 2 } },
    });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>Tags</h1>
      <ul class="tag-list">
      <li>
      <a href="/docs/tags/one/">one<span>1</span>
      </a>
      </li>
      </ul>
      </article>"
    `);
    expect(head).toEqual({
      title: "Tags – Docs 1.0 | Site",
      canonical: "https://site/docs/tags/",
      description: "Docs: one",
      robots: "noindex, nofollow",
    });
  });

  it("do not name the only version of an instance", () => {
    const { head } = drawTemplate(tags, {
      path: "/docs/tags/",
      context: { description: "Docs: one" },
      data: { docsVersion: { label: "Next", noIndex: false, tags: tagged }, versions: { totalCount: 1 } },
    });
    expect(head).toMatchObject({ title: "Tags – Docs | Site", description: "Docs: one" });
  });

  const draw = (permalink: string) => {
    const { description, ...shown } = tagged.find((one) => one.permalink === permalink) ?? {};
    return drawTemplate(tag, {
      path: permalink,
      context: { permalink, tag: shown, index: "/docs/tags/", description },
      data: { docsVersion: { noIndex: false, taggedDocs: nodes } },
    });
  };

  it("list the docs of a tag but unlisted ones", () => {
    const { page, head } = draw("/docs/tags/one/");
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>1 doc tagged with “one”</h1>
      <p class="site-lead">First.</p>
      <p class="link-row">
      <a href="/docs/tags/">View all tags</a>
      </p>
      <ul class="tagged-pages">
      <li>
      <h2>
      <a href="/docs/a/">A</a>
      </h2>
      <p>a</p>
      </li>
      </ul>
      </article>"
    `);
    expect(head).toEqual({
      title: "1 doc tagged with “one” | Site",
      canonical: "https://site/docs/tags/one/",
      description: "First.",
    });
  });

  it("list all docs of a tag that only unlisted ones have, hidden from search engines", () => {
    const { page, head } = draw("/docs/tags/quiet/");
    expect(page).toContain("<h1>2 docs tagged with “quiet”</h1>");
    expect(page).toContain('href="/docs/b/"');
    expect(head.robots).toBe("noindex, nofollow");
  });
});
