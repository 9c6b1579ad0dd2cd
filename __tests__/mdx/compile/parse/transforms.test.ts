import type { Root as HastRoot } from "hast";
import type { Root } from "mdast";
import type { ParseSyntax, TransformSyntax, Transforms } from "../../../../src/lib/settings/function-settings";
import { readModule } from "../../../../src/mdx/compile/parse/module";
import type { TransformCosts } from "../../../../src/mdx/compile/parse/transforms";
import { transformsOf } from "../../../../src/mdx/compile/settings";

/** A transform that copies the tree, as one in another thread does. */
const copying =
  (change: (tree: Root & HastRoot) => void): TransformSyntax =>
  (tree) => {
    const copy = structuredClone(tree) as Root & HastRoot;
    change(copy);
    return { tree: copy, milliseconds: { cones: 2 }, files: ["/cones.txt"], folders: [] };
  };
const noted: TransformCosts[] = [];
const read = (transforms: Transforms, source = "# A\n\n## B\n\n{1 + 1}\n") =>
  readModule(source, "docs/a.md", {
    transforming: { transforms, frontMatter: { a: 1 }, note: (costs) => void noted.push(costs) },
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
  expect(noted).toHaveLength(3);
  expect(noted).toContainEqual(expect.objectContaining({ milliseconds: { cones: 2 }, files: ["/cones.txt"] }));
});

test("elements that a plugin makes without attributes, properties or children have none", () => {
  const { html } = read({
    markdown: copying((tree) => tree.children.push({ type: "mdxJsxFlowElement", name: "hr" } as never)),
    html: copying((tree) => tree.children.push({ type: "element", tagName: "br" } as never)),
  });
  expect(html.children.filter((node) => node.type !== "text").slice(-2)).toEqual([
    { type: "mdxJsxFlowElement", name: "hr", attributes: [], children: [] },
    { type: "element", tagName: "br", properties: {}, children: [] },
  ]);
});

test("a code block that a plugin makes has no fence that could lack its end", () => {
  const { html } = read(
    { beforeMarkdown: copying((tree) => tree.children.push({ type: "code", value: "b" })) },
    "```\na\n```\n\nText.\n",
  );
  expect(JSON.stringify(html)).toContain('"value":"b');
  expect(JSON.stringify(html)).not.toContain("unclosed");
});

test("a parser of the site's takes the place of the compiler's", () => {
  const given: string[] = [];
  const parse: ParseSyntax = (text) => {
    given.push(text);
    return { tree: { type: "root", children: [{ type: "text", value: "Read otherwise." }] } };
  };
  expect(JSON.stringify(read({ parse }, "---\na: 1\n---\n\n%A%\n").html)).toContain("Read otherwise.");
  expect(given.map((text) => text.trim())).toEqual(["%A%"]);
});

test.each<[string, Transforms, object]>([
  [
    "a plugin that fails is an error with its name and place",
    { markdown: () => ({ failed: { plugin: "cones", message: "Too hot.", at: "src/cones.js:12", line: 3 } }) },
    { message: "The plugin 'cones' failed at src/cones.js:12: Too hot.", place: { line: 3 } },
  ],
  [
    "so is one that fails while the text is read",
    { parse: () => ({ failed: { plugin: "cones", message: "No token." } }) },
    { message: "The plugin 'cones' failed: No token." },
  ],
  [
    "a text that is not valid for the site's parser is told as by the compiler's",
    { parse: () => ({ invalid: { reason: "Expected a closing tag for `<b>`", line: 2, column: 1 } }) },
    {
      message: "The MDX is not valid: Expected a closing tag for `<b>`.",
      remedy: expect.stringMatching(/^Close the tag: .* Write `\\<` for a sign that is meant as text/) as string,
      place: { line: 2, column: 1 },
    },
  ],
])("%s", (_, transforms, error) => {
  let thrown: unknown;
  try {
    read(transforms);
  } catch (caught) {
    thrown = caught;
  }
  expect(thrown).toMatchObject(error);
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
