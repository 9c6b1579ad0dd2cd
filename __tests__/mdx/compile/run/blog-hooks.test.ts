import { compile } from "../../../../src/mdx/compile/compile-here";
import { compileInScratch, scratch, write } from "../../../support/compiled";
import { project } from "../../../support/project";

compileInScratch();

/** What a build makes of a file with one component, given what the component does. */
async function madeOf(component: string, file = "website/blog/a.mdx") {
  const clients = ["@docusaurus/plugin-content-blog/client", "@docusaurus/theme-common/internal"];
  const names = ["useBlogMetadata, BlogPostProvider, groupBlogSidebarItemsByYear", "useBlogPost"];
  const imports = clients.map((client, index) => `import { ${names[index]} } from "${client}";`).join("\n");
  write("website/src/Bits.js", `${imports}\nexport default function Bits() { ${component} }`);
  const source = 'import Bits from "../src/Bits";\n\nText.\n\n<Bits />';
  const settings = { ...project, optimizeImages: true, docsFolders: ["website/docs"], blogFolders: ["website/blog"] };
  const frontMatter = { title: "Gas", tags: ["hot"] };
  const { tree, facts } = await compile({ root: scratch(), file, source, frontMatter, settings });
  return { node: tree.at(-1), problems: facts.problems };
}

test.each([
  "const { metadata } = useBlogPost(); return <p>{metadata.title}, {metadata.tags.length}, {metadata.date.slice(0, 4)}</p>;",
  "return <p>{useBlogPost().metadata.frontMatter.image.src}</p>;",
  "return <p>{useBlogPost().assets.authorsImageUrls[0]}</p>;",
])("a component that asks for the post is an island, which is told what the file says: %s", async (component) => {
  const { node, problems } = await madeOf(component);
  expect(problems).toEqual([]);
  expect(node).toMatchObject(["ClientIsland", { $doc: { frontMatter: { title: "Gas", tags: ["hot"] } } }]);
  // Its texts are those of no post yet.
  expect(node?.[1]).not.toHaveProperty("$first");
});

test("one that asks for the blog is an island, and lists of posts by years need none", async () => {
  expect((await madeOf("return <p>{useBlogMetadata().blogTitle}</p>;")).node).toMatchObject(["ClientIsland", {}]);
  const dates = '[{ date: "2023-05-03" }, { date: "2024-05-03" }]';
  const listed = `groupBlogSidebarItemsByYear(${dates}).map(([year, posts]) => year + posts.length).join()`;
  const inside = `return <BlogPostProvider content={{}}>{${listed}}</BlogPostProvider>;`;
  expect((await madeOf(inside)).node).toBe("20241,20231");
});

test.each([
  ["useBlogPost().metadata.nextItem?.title", "`useBlogPost` has no `metadata.nextItem`"],
  ["useBlogMetadata().authorsListPath", "`useBlogMetadata` has no `authorsListPath`"],
])("what a hook does not know is told: %s", async (asked, what) => {
  const { node, problems } = await madeOf(`return <p>{${asked}}</p>;`);
  expect(node).toMatchObject(["ClientIsland", {}]);
  expect(problems).toMatchObject([
    {
      severity: "warning",
      file: "website/blog/a.mdx",
      message: `${what} for components here: it is undefined.`,
      remedy: "Give it to the component as a prop.",
    },
  ]);
});

test.each(["useBlogPost", "useBlogMetadata"])("a component that asks with %s on no post is named", async (hook) => {
  const { node, problems } = await madeOf(`return <p>{${hook}().title}</p>;`, "website/docs/a.mdx");
  expect(node).toEqual(["div", { className: "component-missing", "data-component": "Bits" }]);
  expect(problems).toMatchObject([
    {
      message: `The component 'Bits' of 'website/src/Bits' cannot run: \`${hook}\` is for posts, and 'website/docs/a.mdx' is none.`,
      remedy: "Use the component in posts alone, or give it as props what it asks for.",
    },
  ]);
});
