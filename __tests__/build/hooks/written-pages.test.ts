import { withWritten } from "../../../src/build/hooks/written-pages";

const page = (path: string, node?: string) => ({ path, component: "a.tsx", context: {}, ...(node && { node }) });

test("pages of files have what these say, their names below the project's folder, and the ids of docs", () => {
  const nodes = [
    { id: "1", file: "../website/docs/a.md", written: { comments: true }, docId: "a" },
    { id: "2", file: "content/b.md", written: {} },
    { id: "3", file: "content/c.md" },
  ];
  const pages = withWritten([page("/a/", "1"), page("/b/", "2"), page("/c/", "3"), page("/d/")], nodes, {
    siteFolder: "../website",
  });
  expect(pages.map(({ frame }) => frame)).toEqual([
    { written: { frontMatter: { comments: true }, source: "@site/docs/a.md", id: "a" } },
    { written: { frontMatter: {}, source: "@site/content/b.md" } },
    undefined,
    undefined,
  ]);
});
