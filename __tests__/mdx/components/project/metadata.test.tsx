/** @jest-environment jsdom */
import { partsMadeBy, projectPartsOf, standOnProjectParts, type Part } from "../../../support/project-parts";

standOnProjectParts();

/** Components around what makes the heads of docs and posts, each with an element of its own for that of its page. */
const around = partsMadeBy((site, make) => {
  const { default: Head } = site("@docusaurus/Head") as { default: Part };
  const { useDoc } = site("@docusaurus/plugin-content-docs/client") as { useDoc: () => { metadata: Said } };
  const { useBlogPost } = site("@docusaurus/plugin-content-blog/client") as {
    useBlogPost: () => { metadata: Said };
  };
  const withHead = (name: string, useTitle: () => string) => {
    const { default: Original } = site(`@theme-original/${name}`) as { default: Part };
    return function Metadata(props: Record<string, unknown>) {
      return make("div", {}, make(Original, props), make(Head, {}, make("meta", { name, content: useTitle() })));
    };
  };
  return {
    "DocItem/Metadata": withHead("DocItem/Metadata", () => useDoc().metadata.title),
    "BlogPostPage/Metadata": withHead("BlogPostPage/Metadata", () => useBlogPost().metadata.title),
  };
});

type Said = { title: string };

test.each([
  ["doc", "DocItem/Metadata"],
  ["post", "BlogPostPage/Metadata"],
  ["page", undefined],
] as const)("what a component adds to the head of a %s is there, told of its page", async (kind, name) => {
  const { drawn, takeHead, told } = await projectPartsOf(around);
  const { PartsOfPage } = await import("../../../../src/mdx/components/project/around-part");
  const article = { title: "Gas", description: null, unlisted: false, toc: [], editUrl: null, lastUpdate: null };
  const html = drawn(
    { path: "/gas/", ...(kind === "doc" && { instance: "docs", version: "current" }) },
    <PartsOfPage article={article} kind={kind}>
      page
    </PartsOfPage>,
  );
  expect(told()).toEqual([]);
  expect(html).toMatch(/page$/);
  const elements = takeHead("/gas/").head.map(({ tag, props }) => ({ tag, name: props.name, content: props.content }));
  expect(elements).toEqual(name === undefined ? [] : [{ tag: "meta", name, content: "Gas" }]);
});
