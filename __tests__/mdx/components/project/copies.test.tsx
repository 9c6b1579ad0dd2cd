/** @jest-environment jsdom */
import type { PageKind } from "../../../../src/mdx/components/project/part-page";
import { partsMadeBy, projectPartsOf, standOnProjectParts, type Part } from "../../../support/project-parts";

standOnProjectParts();
afterEach(() => jest.restoreAllMocks());

const article = {
  title: "Gas",
  description: null,
  unlisted: null,
  toc: [{ id: "cones", level: 2, children: [] }],
  editUrl: "https://edit.example/",
  lastUpdate: null,
  authors: [{ imageUrl: "/ann.png" }],
};

/** The parts of a page as an article has them, each a word, and the whole page. */
async function drawn(load: () => Promise<Record<string, unknown>>, kind: PageKind = "doc") {
  const parts = await projectPartsOf(load);
  const { AroundPart, PartsOfPage } = await import("../../../../src/mdx/components/project/around-part");
  const footer = (
    <AroundPart place="pageFooter" parts={{ tags: "tags", editMeta: "edit" }}>
      footer
    </AroundPart>
  );
  const toc = (
    <AroundPart place="toc">
      <nav />
    </AroundPart>
  );
  const content = <AroundPart place="content">content</AroundPart>;
  const pieces = {
    breadcrumbs: "way",
    versionBanner: "banner",
    content,
    pageFooter: footer,
    toc,
    body: "body",
    item: "item",
    text: "text",
  };
  const neighbours = { previous: { label: "Wood", href: "/wood/" } };
  const html = parts.drawn(
    { path: "/gas/", instance: "docs", version: "current", written: { frontMatter: {}, source: "@site/gas.md" } },
    <PartsOfPage article={article} kind={kind} neighbours={neighbours}>
      <AroundPart place="page" parts={pieces}>
        page {content} {footer} {toc}
      </AroundPart>
      <AroundPart place="postNeighbours" neighbours={neighbours} />
      <AroundPart place="siteFooter">site</AroundPart>
    </PartsOfPage>,
  );
  return { html, told: parts.told() };
}

const ofSite = (site: (name: string) => never, name: string) => (site(name) as { default: Part }).default;

test("a copy of a component is drawn in the place of the part", async () => {
  const { html, told } = await drawn(partsMadeBy((_, make) => ({ Footer: () => make("footer", {}, "mine") })));
  expect(html).toBe("page content footer <nav></nav><footer>mine</footer>");
  expect(told).toEqual([]);
});

test("one made of what the site has nothing for is told, and the part stands; one around the original is drawn", async () => {
  const { html, told } = await drawn(
    partsMadeBy((site, make) => {
      const Lamp = ofSite(site, "@theme/Lamp");
      const Original = ofSite(site, "@theme-original/TOC");
      return {
        Footer: () => make("footer", {}, make(Lamp, {}, "lit")),
        TOC: () => make("div", {}, make(Original), make(Lamp, {}, "lit")),
      };
    }),
  );
  expect(html).toBe('page content footer <div><nav></nav>lit</div><i hidden="" data-without-part="Footer"></i>site');
  expect(told).toEqual([
    {
      name: "Footer",
      file: "./src/theme/Footer",
      reason: "the site has nothing for `@theme/Lamp`",
      remedy:
        "Have what it is made of in src/theme, too, or put the component around the original (`@theme-original/…`).",
    },
  ]);
});

test("what is missing is told by its name: a hook, and a part that the place does not offer", async () => {
  const { told } = await drawn(
    partsMadeBy((site, make) => {
      const Text = ofSite(site, "@theme/BlogPostItem/Content");
      const { useLamp } = site("@docusaurus/theme-common") as { useLamp: () => string };
      return { Footer: () => make("p", {}, useLamp()), "DocItem/Footer": () => make(Text) };
    }),
  );
  expect(told.map(({ reason, remedy }) => [reason, remedy])).toEqual([
    [
      "the site has nothing for `@theme/BlogPostItem/Content`",
      "Have what it is made of in src/theme, too, or put the component around the original (`@theme-original/…`).",
    ],
    ["the site has no `useLamp`", "Have it do without that, or put it around the original (`@theme-original/…`)."],
  ]);
});

test("a copy of what is around a page puts the page's parts where it wants, with what is around these", async () => {
  const { html } = await drawn(
    partsMadeBy((site, make) => {
      const [Way, Content, Below, List, Banner] = [
        "DocBreadcrumbs",
        "DocItem/Content",
        "DocItem/Footer",
        "DocItem/TOC/Desktop",
        "DocVersionBanner",
      ].map((name) => ofSite(site, `@theme/${name}`));
      const [Tags, Edit] = ["TagsListInline", "EditMetaRow"].map((name) => ofSite(site, `@theme/${name}`));
      const Original = ofSite(site, "@theme-original/TOC");
      return {
        "DocItem/Layout": ({ children }) =>
          make("section", {}, make(List), make(Banner), make(Content, {}, children), make(Below), make(Way)),
        "DocItem/Footer": () => make("footer", {}, make(Edit), make(Tags)),
        TOC: () => make("aside", {}, make(Original)),
      };
    }),
  );
  expect(html).toBe("<section><aside><nav></nav></aside>bannercontent<footer>edittags</footer>way</section>site");
});

test("of several copies at a place each finds the next one by its name, and content by its prop", async () => {
  const { html } = await drawn(
    partsMadeBy((site, make) => {
      const [Layout, List] = ["DocItem/Layout", "TOC"].map((name) => ofSite(site, `@theme/${name}`));
      return {
        DocItem: ({ content }) => make("section", {}, make(Layout, {}, make(content))),
        "DocItem/Layout": ({ children }) => make("div", {}, children),
        "DocItem/TOC/Desktop": () => make("aside", {}, make(List)),
        TOC: () => "own",
      };
    }),
  );
  expect(html).toBe("<section><div>body</div></section>site");
  const lists = partsMadeBy((site, make) => {
    const List = ofSite(site, "@theme/TOC");
    return { "DocItem/TOC/Desktop": () => make("aside", {}, make(List)), TOC: () => "own" };
  });
  expect((await drawn(lists)).html).toBe("page content footer <aside>own</aside>site");
});

test("parts of the frame have the props that Docusaurus gives them, and find one another", async () => {
  const parts = partsMadeBy((site, make) => {
    const [Logo, Search] = ["Logo", "SearchBar"].map((name) => ofSite(site, `@theme/${name}`));
    const Original = ofSite(site, "@theme-original/DocSidebar");
    return {
      "Navbar/Logo": ({ className }) => make("div", {}, make(Logo, { className })),
      Logo: ({ className }) => make("a", { className }, "mine"),
      "Navbar/Search": () => make("div", {}, make(Search)),
      "Footer/Copyright": ({ copyright }) => make("p", {}, String(copyright)),
      DocSidebar: ({ path, sidebar }) => make("div", { title: path }, make(Original), String(sidebar)),
    };
  });
  const drawnOn = async (version?: string) => {
    const { drawn: draw } = await projectPartsOf(parts);
    const { AroundPart } = await import("../../../../src/mdx/components/project/around-part");
    return draw(
      { path: "/gas/", version },
      <>
        <AroundPart place="logo" props={{ className: "brand" }}>
          site
        </AroundPart>
        <AroundPart place="search">
          <button />
        </AroundPart>
        <AroundPart place="footerCopyright" props={{ copyright: "ours" }}>
          site
        </AroundPart>
        <AroundPart place="sidebar" props={{ path: "/gas/" }}>
          <nav />
        </AroundPart>
      </>,
    );
  };
  const frame = '<div><a class="brand">mine</a></div><div><button></button></div><p>ours</p>';
  expect(await drawnOn("1.0")).toBe(`${frame}<div title="/gas/"><nav></nav></div>`);
  // The sidebar of a blog is none of docs.
  expect(await drawnOn()).toBe(`${frame}<nav></nav>`);
});

test("a switch of the colour mode knows the mode, and switches it", async () => {
  const { drawn: draw } = await projectPartsOf(
    partsMadeBy((site, make) => {
      const Toggle = ofSite(site, "@theme/ColorModeToggle");
      return {
        "Navbar/ColorModeToggle": ({ className }) => make("div", {}, make(Toggle, { className })),
        ColorModeToggle: ({ value, onChange, className }) =>
          make("b", { className }, `${String(value)} ${typeof onChange}`),
      };
    }),
  );
  const { AroundPart } = await import("../../../../src/mdx/components/project/around-part");
  const page = (
    <AroundPart place="colorMode" props={{ className: "bar" }}>
      <button />
    </AroundPart>
  );
  expect(draw({ path: "/gas/" }, page)).toBe('<div><b class="bar">light function</b></div>');
});

test("a copy for posts knows the posts before and after, and the pictures of authors", async () => {
  const { html } = await drawn(
    partsMadeBy((site, make) => {
      const { useBlogPost } = site("@docusaurus/plugin-content-blog/client") as { useBlogPost: () => Post };
      return {
        BlogPostPage: function Page() {
          const { metadata, assets } = useBlogPost();
          return make(
            "section",
            {},
            `${metadata.prevItem?.title} ${metadata.nextItem?.title} ${assets.authorsImageUrls[0]}`,
          );
        },
        BlogPostPaginator: ({ prevItem }) => make("nav", {}, (prevItem as { permalink: string }).permalink),
      };
    }),
    "post",
  );
  expect(html).toBe("<section>Wood undefined /ann.png</section><nav>/wood/</nav>site");
});
type Post = {
  metadata: Partial<Record<"prevItem" | "nextItem", { title: string }>>;
  assets: { authorsImageUrls: string[] };
};
