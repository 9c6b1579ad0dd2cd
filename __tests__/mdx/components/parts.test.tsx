import { renderToStaticMarkup } from "react-dom/server";
import { lazyPart } from "../../../src/ui/lazy-part";
import { SidebarSource } from "../../../src/ui/sidebar-data";
import type { SidebarTree } from "../../../src/lib/docs/sidebar-tree";
import { BrowserWindow } from "../../../src/mdx/components/browser-window";
import { DocCardList } from "../../../src/mdx/components/doc-card-list";
import { markupOf } from "../../support/markup";

const tree: SidebarTree = [
  { type: "link", label: "Intro", href: "/docs/" },
  {
    type: "category",
    label: "Guides",
    href: "/docs/guides/",
    collapsible: true,
    collapsed: true,
    items: [{ type: "link", label: "Blog", href: "/docs/blog/", description: "Posts" }],
  },
];

function cardsAt(path: string, props: { items?: SidebarTree } = {}): string {
  return markupOf(
    <SidebarSource.Provider value={() => tree}>
      <DocCardList {...props} />
    </SidebarSource.Provider>,
    { path, sidebarFile: "a" },
  );
}

describe("DocCardList", () => {
  it("shows what the category of its page holds", () => {
    expect(cardsAt("/docs/guides/")).toMatchInlineSnapshot(`
"<ul class="doc-cards">
<li>
<a href="/docs/blog/">
<svg/>
<strong>Blog</strong>
<span class="text">Posts</span>
</a>
</li>
</ul>"
`);
  });

  it("shows what the category around an ordinary page holds", () => {
    expect(cardsAt("/docs/blog/")).toContain("<strong>Blog");
  });

  it("shows the items that it is given, and nothing where there are none", () => {
    expect(cardsAt("/docs/", { items: tree.slice(0, 1) }).match(/<strong>[^<]+/g)).toEqual(["<strong>Intro"]);
    expect(cardsAt("/docs/", { items: [] })).toBe("");
  });

  it("shows the top of the sidebar where no category is around the page", () => {
    expect(cardsAt("/docs/").match(/<strong>[^<]+/g)).toEqual(["<strong>Intro", "<strong>Guides"]);
  });
});

test("a browser window shows its address and its content", () => {
  expect(
    markupOf(
      <BrowserWindow url="https://example.org" minHeight={100}>
        Text
      </BrowserWindow>,
    ),
  ).toMatchInlineSnapshot(`
"<div class="browser-window">
<div class="bar" aria-hidden="true">
<span class="dots">
</span>
<span class="address">https://example.org</span>
</div>
<div class="body" style="min-height:100px">Text</div>
</div>"
`);
});

test("a lazy part shows a spinner until it is there", () => {
  const Part = lazyPart<{ name: string }>(async () => ({ default: ({ name }) => <b>{name}</b> }));
  expect(renderToStaticMarkup(<Part name="Ada" />)).toContain('role="status"');
});
