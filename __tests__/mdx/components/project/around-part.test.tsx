/** @jest-environment jsdom */
import type { ReactNode } from "react";
import type { PartArticle } from "../../../../src/mdx/components/project/part-page";
import { partsMadeBy as made, projectPartsOf, standOnProjectParts, type Part } from "../../../support/project-parts";

standOnProjectParts();

const article: PartArticle = {
  title: "Gas",
  description: "Of gas.",
  unlisted: null,
  toc: [],
  tags: [{ label: "gas", permalink: "/tags/gas/" }],
  editUrl: null,
  lastUpdate: null,
};
const written = { frontMatter: { comments: true }, source: "@site/docs/gas.md", id: "gas" };
const frame = { instance: "docs", version: "current", written };

/** What stands in the footer of a page. */
let Inside: () => ReactNode = () => <p>Edit</p>;
afterEach(() => (Inside = () => <p>Edit</p>));

/** The HTML of a page within components, and what was found about these. */
async function drawn(load: () => Promise<Record<string, unknown>>, kind: "doc" | "post" = "doc") {
  const parts = await projectPartsOf(load);
  const { AroundPart, PartsOfPage } = await import("../../../../src/mdx/components/project/around-part");
  const html = parts.drawn(
    { path: "/kilns/", ...frame },
    <AroundPart place="root">
      <PartsOfPage article={article} kind={kind}>
        <AroundPart place="pageFooter">
          <Inside />
        </AroundPart>
      </PartsOfPage>
    </AroundPart>,
  );
  return { html, head: parts.takeHead("/kilns/"), areLost: parts.arePartsLost(), told: parts.told() };
}

afterEach(() => jest.restoreAllMocks());

test("a component around all pages stands around each, and gives elements to its head", async () => {
  const { html, head } = await drawn(
    made((site, make) => ({
      Root: function Root({ children }) {
        const { useLocation } = site("@docusaurus/router") as { useLocation: () => { pathname: string } };
        const { default: Head } = site("@docusaurus/Head") as { default: Part };
        const head = make(Head, {}, make("meta", { name: "kiln", content: "gas" }));
        return make("div", { title: useLocation().pathname }, head, children);
      },
    })),
  );
  expect(html).toBe('<i hidden="" data-needs-scripts="now"></i><div title="/kilns/"><p>Edit</p></div>');
  expect(head).toEqual({
    head: [{ tag: "meta", props: { name: "kiln", content: "gas", "data-part-head": expect.any(String) as string } }],
  });
});

test("one around a part gives elements to the head of its page, each once, and classes of `<html>`", async () => {
  const { html, head } = await drawn(
    made((site, make) => {
      const { default: Head } = site("@docusaurus/Head") as { default: Part };
      const { useDoc } = site("@docusaurus/plugin-content-docs/client") as { useDoc: () => Doc };
      const Tags = () => {
        const content = useDoc().metadata.title;
        const inHead = [make("html", { className: "hot", lang: "nl" }), make("meta", { name: "kiln", content })];
        return make(Head, {}, make("title", {}, "no"), ...inHead);
      };
      return { "DocItem/Footer": ({ children }) => make("div", {}, make(Tags), make(Tags), children) };
    }),
  );
  expect(html).toBe("<div><p>Edit</p></div>");
  expect(head).toEqual({
    head: [
      { tag: "html", props: { lang: "nl" } },
      { tag: "meta", props: { name: "kiln", content: "Gas", "data-part-head": expect.any(String) as string } },
    ],
    htmlClasses: ["hot"],
  });
});

test("one around a part of a doc draws that as its original, and knows the doc", async () => {
  const parts = made((site, make) => ({
    "DocItem/Footer": function Footer() {
      const { default: Original } = site("@theme-original/DocItem/Footer") as { default: Part };
      const { useDoc } = site("@docusaurus/plugin-content-docs/client") as { useDoc: () => Doc };
      const { metadata, frontMatter } = useDoc();
      const said = `${metadata.title} ${metadata.id} ${metadata.source} ${metadata.tags[0]?.label} ${frontMatter.comments}`;
      return make("div", {}, make(Original), said);
    },
    "BlogPostItem/Footer": () => "never on a doc",
  }));
  expect((await drawn(parts)).html).toBe("<div><p>Edit</p>Gas gas @site/docs/gas.md gas true</div>");
});
type Doc = {
  metadata: { title: string; id: string; source: string; tags: { label: string }[] };
  frontMatter: { comments: boolean };
};

test("one around a part of a post knows the post", async () => {
  const parts = made((site, make) => ({
    "BlogPostItem/Footer": function Footer({ children }) {
      const { useBlogPost } = site("@docusaurus/theme-common/internal") as { useBlogPost: () => Post };
      const { metadata, isBlogPostPage } = useBlogPost();
      return make("div", {}, children, `${metadata.title} ${isBlogPostPage}`);
    },
  }));
  expect((await drawn(parts, "post")).html).toBe("<div><p>Edit</p>Gas true</div>");
});
type Post = { metadata: { title: string }; isBlogPostPage: boolean };

test("what stands inside of a part has what it had before as the original, not the part around it", async () => {
  const parts = made((site, make) => {
    const { default: Original } = site("@theme-original/DocItem/Footer") as { default: Part };
    Inside = () => make(Original, {}, "a copy");
    return { "DocItem/Footer": () => make("div", {}, make(Original)) };
  });
  expect((await drawn(parts)).html).toBe("<div>a copy</div>");
});

test("a part stands alone where the component around it fails, marked for browsers, and that is told", async () => {
  const { html, told } = await drawn(made(() => ({ "DocItem/Footer": () => fail("no window") })));
  expect(html).toBe('<i hidden="" data-without-part="DocItem/Footer"></i><p>Edit</p>');
  expect(told).toEqual([
    {
      name: "DocItem/Footer",
      file: "./src/theme/DocItem/Footer",
      reason: "no window",
      remedy: "Put what only browsers have into effects or `<BrowserOnly>`, and give the rest as props.",
    },
  ]);
});

test("one around the frame of all pages may put something of its own between the frame and the page", async () => {
  const framed = async (load: ReturnType<typeof made>) => {
    const { drawn: draw } = await projectPartsOf(load);
    const { AroundFrame } = await import("../../../../src/mdx/components/project/around-part");
    const Frame = ({ children }: { children: ReactNode }) => <main>{children}</main>;
    const page = (
      <AroundFrame name="Layout" frame={Frame}>
        page
      </AroundFrame>
    );
    return draw({ path: "/kilns/" }, page);
  };
  const around = made((site, make) => {
    const { default: Layout } = site("@theme-original/Layout") as { default: Part };
    return {
      Layout: ({ children, ...props }) => make("div", {}, make(Layout, props, make("b", {}, children)), "below"),
    };
  });
  expect(await framed(around)).toBe("<div><main><b>page</b></main>below</div>");
  expect(await framed(made(() => ({})))).toBe("<main>page</main>");
  const failing = made(() => ({ Layout: () => fail("no window") }));
  expect(await framed(failing)).toBe('<i hidden="" data-without-part="Layout"></i><main>page</main>');
});

test("a list of headings has a box around it together with what the project puts beside it", async () => {
  const listed = async (load: ReturnType<typeof made>) => {
    const { drawn: draw } = await projectPartsOf(load);
    const { AroundPart, PartsOfPage } = await import("../../../../src/mdx/components/project/around-part");
    const list = (
      <PartsOfPage article={{ ...article, toc: [{ id: "cones", level: 2, children: [] }] }} kind="doc">
        <AroundPart place="toc" box="column">
          <nav />
        </AroundPart>
      </PartsOfPage>
    );
    return draw({ path: "/kilns/" }, list);
  };
  const around = made((site, make) => {
    const { default: List } = site("@theme-original/TOC") as { default: Part };
    return {
      TOC: ({ toc }) => make("div", {}, make(List), (toc as { id: string }[]).map(({ id }) => id).join()),
    };
  });
  expect(await listed(around)).toBe('<div class="column"><div><nav></nav>cones</div></div>');
  expect(await listed(made(() => ({ "BlogPostItem/Footer": () => "" })))).toBe("<nav></nav>");
});

test("pages are without all of them where their script fails", async () => {
  const { html, areLost, told } = await drawn(() => Promise.reject(new Error("no window")));
  expect(html).toBe("<p>Edit</p>");
  expect(areLost).toBe(true);
  expect(told).toMatchObject([{ name: "parts of pages", reason: "no window" }]);
});

function fail(message: string): never {
  throw new Error(message);
}
