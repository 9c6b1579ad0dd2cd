import type { Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type { TransformSyntax, Transforms } from "../../../../src/lib/function-settings";
import { readModule } from "../../../../src/mdx/compile/parse/module";
import { transformsOf } from "../../../../src/mdx/compile/settings";

/** A transform that copies the tree, as one in another thread does. */
const copying =
  (change: (tree: Root & HastRoot) => void): TransformSyntax =>
  (tree) => {
    const copy = structuredClone(tree) as Root & HastRoot;
    change(copy);
    return { tree: copy, milliseconds: { cones: 2 } };
  };
const noted: Record<string, number>[] = [];
const read = (transforms: Transforms, source = "# A\n\n## B\n\n{1 + 1}\n") =>
  readModule(source, "docs/a.md", {
    transforming: { transforms, frontMatter: { a: 1 }, note: (times) => void noted.push(times) },
  });
const ids = (html: HastRoot) =>
  html.children.flatMap((node) => (node.type === "element" && node.properties.id ? [node.properties.id] : []));

test("trees of Markdown change before headings have their ids and after, then the tree of HTML", () => {
  const heading = (value: string) => ({
    type: "heading" as const,
    depth: 2 as const,
    children: [{ type: "text" as const, value }],
  });
  noted.length = 0;
  const { html, title, program } = read({
    beforeMarkdown: copying((tree) => tree.children.push(heading("Early"))),
    markdown: copying((tree) => tree.children.push(heading("Late"))),
    html: copying((tree) =>
      tree.children.push({ type: "element", tagName: "hr", properties: { id: "end" }, children: [] }),
    ),
  });
  expect(ids(html)).toEqual(["a", "b", "early", "end"]);
  expect(JSON.stringify(html)).toContain("Late");
  expect([html.children.includes(title as never), program.expressions.length]).toEqual([true, 1]);
  expect(noted).toEqual([{ cones: 2 }, { cones: 2 }, { cones: 2 }]);
});

test("a plugin that fails is an error with its name and place", () => {
  const failing: TransformSyntax = () => ({ failed: { plugin: "cones", message: "Too hot.", line: 3 } });
  let thrown: unknown;
  try {
    read({ markdown: failing });
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toMatchObject({ message: "The plugin 'cones' failed: Too hot.", place: { line: 3 } });
});

test("a file has the transforms of the innermost folder", () => {
  const [outer, inner] = [{}, {}];
  const settings = {
    transforms: [
      { folder: "docs", transforms: outer },
      { folder: "docs/inner", transforms: inner },
    ],
  };
  expect(transformsOf("docs/a.md", settings)).toBe(outer);
  expect(transformsOf("docs/inner/a.md", settings)).toBe(inner);
  expect(transformsOf("docsy/a.md", settings)).toBeUndefined();
});
