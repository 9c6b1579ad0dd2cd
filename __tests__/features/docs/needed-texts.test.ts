import { DocsFeature } from "../../support/docs-feature";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite({ docs: [{ id: "default", content: "content/docs", routeBasePath: "/docs" }] });

test("docs need text but where they are the page of a category or of a folder", async () => {
  site.write(
    "content/docs/sidebars.yml",
    "docs: [a, { type: category, label: C, link: { type: doc, id: c }, items: [d] }]",
  );
  for (const name of ["a", "c", "d", "deep/index", "deep/deep", "deep/readme-first"])
    site.write(`content/docs/${name}.mdx`, "Text.");
  const docs = new DocsFeature(site);
  await docs.build();
  const needing = docs.pages().pages.filter(({ needsText }) => needsText);
  expect(needing.map(({ path }) => path).sort()).toEqual(["/docs/a/", "/docs/d/", "/docs/deep/readme-first/"]);
});
