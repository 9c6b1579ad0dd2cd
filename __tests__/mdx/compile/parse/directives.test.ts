import { directiveFromMarkdown } from "mdast-util-directive";
import { directive } from "micromark-extension-directive";
import type { Nodes as HastNodes } from "hast";
import type { Nodes, Root } from "mdast";
import type { Processor } from "unified";
import type { Transforms } from "../../../../src/lib/settings/function-settings";
import { readModule, type ModuleReading } from "../../../../src/mdx/compile/parse/module";
import { parseMarkdown } from "../../../../src/mdx/compile/parse/parse";
import { walk } from "../../../../src/mdx/compile/parse/walk";

/** What remark-directive does: its tree does not say where the end of an admonition is. */
function remarkDirective(this: Processor): void {
  const data = this.data();
  (data.micromarkExtensions ??= []).push(directive());
  (data.fromMarkdownExtensions ??= []).push(directiveFromMarkdown());
}
const parse = (text: string) => ({ tree: parseMarkdown(text, { plugins: [remarkDirective] }) });

/** The names of the admonitions of a text, each with whether it is closed. */
function admonitions(transforms: Transforms, ...lines: string[]): unknown[] {
  const transforming = { transforms, frontMatter: {}, note: () => undefined };
  const found: unknown[] = [];
  walk<HastNodes>(readModule(lines.join("\n"), "docs/a.md", { transforming }).html, (node) => {
    if (node.type !== "element" || node.tagName !== "container-directive") return;
    found.push([node.properties.name, node.properties.closed]);
  });
  return found;
}

/** The texts of a page, with its expressions as they are written, and the tags of its elements. */
function drawn(text: string, reading: ModuleReading): string {
  const parts: string[] = [];
  walk<HastNodes>(readModule(text, "docs/a.md", reading).html, (node) => {
    if (node.type === "text") parts.push(node.value);
    if (node.type === "element") parts.push(`<${node.tagName}>`);
    if (node.type === "mdxTextExpression") parts.push(`{${node.value}}`);
  });
  return parts.join("");
}

test.each<[string, string[], unknown[]]>([
  ["closed", [":::tip", "a", ":::"], [["tip", true]]],
  ["closed in a list and a quote", ["- > :::tip", "  > a", "  > :::  ", "", "b"], [["tip", true]]],
  [
    "closed around another one",
    ["::::tip", ":::note", "a", ":::", "::::"],
    [
      ["tip", true],
      ["note", true],
    ],
  ],
  ["open to the end", [":::tip", "a"], [["tip", false]]],
  ["open without a line below", [":::tip"], [["tip", false]]],
  [
    "open, with one inside that ends where the file does",
    ["::::tip", ":::note", "a", ":::"],
    [
      ["tip", false],
      ["note", true],
    ],
  ],
])("an admonition that a project's own parser reads is %s", (_, lines, expected) => {
  expect(admonitions({ parse }, ...lines)).toEqual(expected);
  expect(admonitions({}, ...lines)).toEqual(expected);
});

test("an admonition that a plugin makes, also of another block, lacks no end", () => {
  const markdown: NonNullable<Transforms["markdown"]> = (tree) => {
    const { children } = tree as Root;
    const made = children.map((node) => ({ ...node, type: "containerDirective", name: "tip" }));
    const own = { type: "containerDirective", name: "note", children: [] };
    return { tree: { type: "root", children: [...made, own] }, milliseconds: {}, files: [], folders: [] };
  };
  expect(admonitions({ markdown }, "> a `:::`")).toEqual([
    ["tip", true],
    ["note", true],
  ]);
});

test("colons in a text that nothing makes a directive of stay text, and a plugin may make an element of one", () => {
  const markdown: NonNullable<Transforms["markdown"]> = (tree) => {
    walk<Nodes>(tree as Root, (node) => {
      if (node.type === "textDirective" && node.name === "badge") node.data = { hName: "b" };
    });
    return { tree, milliseconds: {}, files: [], folders: [] };
  };
  const transforming = { transforms: { parse, markdown }, frontMatter: {}, note: () => undefined };
  expect(drawn("at 10:30a, :badge[new], :x, :kbd[a]\n\n::y", { transforming })).toBe(
    "<p>at 10:30a, <b>new, :x, <span>a\n<p>::y",
  );
});

test("what follows a directive that nothing uses is no code in a project of Docusaurus, and in others is", () => {
  const text = 'at 10:30, :a[b]{c=d} :e{.f} :g{h="i"}\n\n::video{#j}';
  expect(drawn(text, { directives: "with-attributes" })).toBe("<p>at 10:30, <span>b <span> <span>\n<div>");
  expect(drawn("::a :b{c} {d}", { directives: "with-attributes" })).toBe("<p>::a :b{c} {d}");
  expect(drawn(":a[b]{c=d}", {})).toBe("<p>:a[b]{c=d}");
});

test("plugins of a project of Docusaurus get the directives of texts and of lines, also in CommonMark", () => {
  const names: string[] = [];
  const markdown: NonNullable<Transforms["markdown"]> = (tree) => {
    walk<Nodes>(tree as Root, (node) => {
      if (node.type === "textDirective" || node.type === "leafDirective") names.push(node.name);
    });
    return { tree, milliseconds: {}, files: [], folders: [] };
  };
  const reading: ModuleReading = {
    transforming: { transforms: { markdown }, frontMatter: {}, note: () => undefined },
    directives: "all",
  };
  drawn("a :b\n\n::c", reading);
  drawn("a :d[e]", { ...reading, elementsOfHtml: (tree) => tree });
  expect(names).toEqual(["b", "c", "d"]);
});
