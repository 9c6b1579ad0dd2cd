import * as tag from "../../../../src/features/blog/templates/tag";
import * as tags from "../../../../src/features/blog/templates/tags";
import { contextOf, dataOf, summary } from "../../../support/post-data";
import { drawTemplate } from "../../../support/template";

describe("the templates of tags", () => {
  const [one, two] = ["one", "two"].map((label) => ({
    label,
    permalink: `/blog/tags/${label}/`,
    description: `${label}.`,
  }));

  it("show the posts of a tag", () => {
    const data = dataOf(summary("a", { tags: [two, one] }), summary("b", { tags: [one] }));
    const draw = (ids: string[], more: object = {}) =>
      drawTemplate(tag, {
        path: "/blog/tags/one/",
        data,
        context: contextOf("/blog/tags/one/", ids, {
          index: "/blog/tags/",
          unlisted: false,
          description: "one.",
          ...more,
        }),
      });
    expect(draw(["a", "b"]).page).toContain('<h1>2 posts tagged with “one”</h1>\n<p class="site-lead">one.</p>');
    expect(draw(["a"]).page).toContain("<h1>1 post tagged with “one”</h1>");
    expect(draw(["a", "b"]).head).toEqual({
      title: "2 posts tagged with “one” | Site",
      canonical: "https://site/blog/tags/one/",
      description: "one.",
    });
    expect(draw(["a"], { page: 2, postCount: 11 }).head.title).toBe("11 posts tagged with “one” (2) | Site");
    expect(draw(["a"], { unlisted: true }).head.robots).toBe("noindex, nofollow");
  });

  it("list the tags with their numbers", () => {
    const counted = [one, two].map((listed, index) => ({ ...listed, count: 2 - index }));
    const context = { tags: counted };
    const { page, head } = drawTemplate(tags, { path: "/blog/tags/", context });
    expect(page).toMatchInlineSnapshot(`
      "<article class="prose">
      <h1>Tags</h1>
      <ul class="tag-list">
      <li>
      <a href="/blog/tags/one/">one<span>2</span>
      </a>
      </li>
      <li>
      <a href="/blog/tags/two/">two<span>1</span>
      </a>
      </li>
      </ul>
      </article>"
    `);
    expect(head).toMatchObject({ title: "Tags | Site", canonical: "https://site/blog/tags/" });
  });
});
