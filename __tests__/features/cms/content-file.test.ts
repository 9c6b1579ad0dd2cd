import { z } from "zod";
import { fieldsOf } from "../../../src/features/cms/editor-field";
import { BODY, contentOf, ENTRIES, textOf, type FileShape } from "../../../src/features/cms/file-format/content-file";
import { editedFile, record } from "./support/edited-file";

const schema = z.strictObject({
  title: z.string().optional(),
  size: z.enum(["normal", "wide"]).default("normal"),
  draft: z.boolean().default(false),
  position: z.number().optional(),
  sidebar: z.string().nullable().optional(),
  tags: z
    .array(
      z
        .string()
        .or(z.number())
        .or(z.strictObject({ label: z.string() })),
    )
    .default([]),
  update: z.strictObject({ date: z.string().optional(), author: z.string().optional() }).optional(),
  links: z.array(z.strictObject({ label: z.string(), to: z.string() })).default([]),
  props: z.record(z.string(), z.json()).optional(),
});
const markdown: FileShape = { extension: "mdx", kind: "markdown", fields: fieldsOf(schema) };
const yaml: FileShape = { extension: "yml", kind: "yaml", fields: fieldsOf(schema) };

/** A file that is opened, edited and saved; of Markdown, where no shape is given. */
const edited = (text: string, edit: Record<string, unknown>, shape = markdown) => editedFile(text, edit, shape);

const FILE = `---
# Where this page stands.
title: "A title" # keep
owner: { team: docs, "since": 2019 }
tags: [one, 2, { label: Three }]
update: { date: 2024-05-03, by: someone }
links:
  - { label: First, to: /first/ }
  # The second.
  - label: Second
    to:   /second/
sidebar: null
x_unknown: >-
  folded
  text
---


Text below.
`;

describe("what a form shows of a file", () => {
  test("values by their fields, null as a word, and items that are no text as YAML", () => {
    const { $source, ...shown } = contentOf(FILE, markdown);
    expect(JSON.parse(String($source))).toBe(FILE);
    expect(shown).toEqual({
      title: "A title",
      tags: ["one", "2", "{ label: Three }"],
      update: { date: "2024-05-03" },
      links: [
        { label: "First", to: "/first/" },
        { label: "Second", to: "/second/" },
      ],
      sidebar: "null",
      body: "Text below.",
    });
  });

  test("nothing of a value that its field cannot show, which stays in the file", () => {
    const text = "---\ndraft: maybe\nupdate: [a]\nposition: first\n---\n";
    expect(contentOf(text, markdown)).toMatchObject({ body: "" });
    expect(Object.keys(contentOf(text, markdown))).toEqual(["body", "$source"]);
    expect(edited(text, { draft: false, position: null, update: { date: "" } })).toBe(text);
  });

  test("malformed YAML is an error, so that nothing is written over it", () => {
    expect(() => contentOf("---\ntitle: [a\n---\n", markdown)).toThrow(/Flow sequence/);
  });
});

describe("a file that is saved", () => {
  test("with nothing in it is a line, because an empty text is not written", () => {
    expect(textOf({ body: "" }, markdown)).toBe("\n");
    expect(textOf({}, yaml)).toBe("\n");
    expect(edited("Text.\n", { body: "" })).toBe("\n");
    expect(edited("", {})).toBe("");
  });

  test("is the same where nothing was edited, also with what forms fill in", () => {
    expect(edited(FILE, {})).toBe(FILE);
    expect(edited(FILE, { draft: false, size: "normal", position: "", props: null })).toBe(FILE);
  });

  test.each([
    [
      "a text keeps its quotes and its comment",
      { title: 'Say "so"' },
      'title: "A title" # keep',
      'title: "Say \\"so\\"" # keep',
    ],
    [
      "a list keeps its way of writing and the items that stay",
      { tags: ["{ label: Three }", "four"] },
      "[one, 2, { label: Three }]",
      "[{ label: Three }, four]",
    ],
    [
      "a group keeps its unknown keys",
      { update: { date: "2024-06-01" } },
      "{ date: 2024-05-03, by: someone }",
      "{ date: 2024-06-01, by: someone }",
    ],
    ["null is left by another value", { sidebar: "docs" }, "sidebar: null", "sidebar: docs"],
    [
      "one key of one item of a list",
      {
        links: [
          { label: "First", to: "/first/" },
          { label: "Other", to: "/second/" },
        ],
      },
      "label: Second",
      "label: Other",
    ],
    [
      "an item that goes takes its lines along, and no comment of another one",
      { links: [{ label: "Second", to: "/second/" }] },
      "  - { label: First, to: /first/ }\n",
      "",
    ],
    ["a key that is cleared goes with its line", { sidebar: "" }, "sidebar: null\n", ""],
    ["a new key comes last", { position: 3 }, "  text\n---", "  text\nposition: 3\n---"],
    [
      "a default that was not written before is written once it differs",
      { size: "wide" },
      "  text\n---",
      "  text\nsize: wide\n---",
    ],
    [
      "the text below keeps the blank lines around it",
      { [BODY]: "Other text.\n\nMore." },
      "Text below.",
      "Other text.\n\nMore.",
    ],
  ])("%s", (_name, edit, before, after) => {
    expect(FILE).toContain(before);
    expect(edited(FILE, edit)).toBe(FILE.replace(before, after));
  });

  test("an item that is added comes behind those that are there", () => {
    const links = [
      { label: "First", to: "/first/" },
      { label: "Second", to: "/second/" },
      { label: "New", to: "/new/" },
    ];
    expect(edited(FILE, { links })).toBe(
      FILE.replace("    to:   /second/\n", "    to:   /second/\n  - label: New\n    to: /new/\n"),
    );
  });

  const LIST = "---\ntags:\n# The first.\n- 'one' # why\n\n# The second.\n- two # so\ndraft: true\n---\n";
  test.each([
    ["an item is added", ["one", "two", "three"], LIST.replace("# so\n", "# so\n- three\n")],
    ["an item is another", ["one", "zwei"], LIST.replace("two # so", "zwei # so")],
    ["an item goes", ["one", " "], LIST.replace("- two # so\n", "").replace("\n# The second.\n", "\n# The second.\n")],
    ["the first one goes", ["two"], LIST.replace("- 'one' # why\n", "")],
    ["both change places", ["two", "one"], LIST.replace(/(- 'one'.*\n)([^]*- two.*\n)/, "$2$1")],
    ["all items go", [], "---\ndraft: true\n---\n"],
  ])("a list of texts keeps its comments, quotes and blank lines where %s", (_name, tags, after) =>
    expect(edited(LIST, { tags })).toBe(after),
  );

  test("the first key of an item that is cleared leaves the dash to the next one", () => {
    const fields = fieldsOf(
      z.strictObject({ links: z.array(z.strictObject({ label: z.string().optional(), to: z.string().optional() })) }),
    );
    const shape: FileShape = { extension: "yml", kind: "yaml", fields };
    const text = "links:\n  - label: a\n    to: /a/ # here\n  - label: b\n    to: /b/\n";
    const links = (first: object) => ({ links: [first, { label: "b", to: "/b/" }] });
    expect(edited(text, links({ label: "", to: "/a/" }), shape)).toBe(text.replace("label: a\n    ", ""));
    expect(edited(text, links({ label: "", to: "/c/" }), shape)).toBe(text.replace("label: a\n    to: /a/", "to: /c/"));
    expect(edited("links:\n  - label: a\n", { links: [{ label: "", to: "/a/" }] }, shape)).toBe(
      "links:\n  - \n    to: /a/\n",
    );
  });

  test("keeps its line ends, and shows none of them as a change", () => {
    const file = FILE.replaceAll("\n", "\r\n");
    expect(edited(file, {})).toBe(file);
    expect(edited(file, { [BODY]: "Text below." })).toBe(file);
    const edit = { title: "B", tags: ["one", "new"], position: 3, [BODY]: "Text.\n\nMore." };
    expect(edited(file, edit)).toBe(edited(FILE, edit).replaceAll("\n", "\r\n"));
    const lines = "Text.\r\n\r\n```js\r\n```\r\n";
    expect(contentOf(lines, markdown)).toMatchObject({ [BODY]: "Text.\n\n```js\n```" });
    expect(edited(lines, { [BODY]: "Text.\n\n```js\n```" })).toBe(lines);
  });

  test("keeps the end of each line where ends of both kinds are in it", () => {
    expect(edited("---\r\ntitle: A\n---\nBody\n", { title: "B" })).toBe("---\r\ntitle: B\n---\nBody\n");
    expect(edited("---\ntitle: A\r\n---\nBody\n", { [BODY]: "Text" })).toBe("---\ntitle: A\r\n---\nText\n");
  });

  test("front matter at the end of a file without a line break gets one before the text", () => {
    expect(edited("---\ntitle: a\n---", { [BODY]: "Text." })).toBe("---\ntitle: a\n---\nText.\n");
    expect(edited("---\ntitle: a\n---", { title: "b" })).toBe("---\ntitle: b\n---");
  });

  test("several edits at once, and a second save of the same form", () => {
    const first = { ...contentOf(FILE, markdown), title: "New", sidebar: "docs" };
    const once = FILE.replace('"A title"', '"New"').replace("sidebar: null", "sidebar: docs");
    expect(textOf(first, markdown)).toBe(once);
    expect(textOf({ ...first, title: "Newer" }, markdown)).toBe(once.replace('"New"', '"Newer"'));
    expect(textOf({ ...first, title: "A title", sidebar: "null" }, markdown)).toBe(FILE);
  });

  test("a value of no field's kind is written as YAML, which has to be well-formed", () => {
    expect(edited("---\nprops: { a: 1 }\n---\n", { props: "a: 1\nb: [2]" })).toBe(
      "---\nprops: { a: 1, b: [2] }\n---\n",
    );
    expect(() => edited(FILE, { props: "a: [" })).toThrow();
  });

  test("a file without front matter gets one, and stays without while nothing is filled in", () => {
    expect(edited("# Hello\n", { title: "" })).toBe("# Hello\n");
    expect(edited("# Hello\n", { title: "Hi", tags: ["a", "b, c"] })).toBe(
      '---\ntitle: Hi\ntags: [a, "b, c"]\n---\n\n# Hello\n',
    );
  });

  test("a new file has what was filled in, in the order of the fields", () => {
    const content = {
      tags: [],
      draft: false,
      size: "normal",
      title: "Yes: a title",
      position: 2,
      links: [],
      [BODY]: "Text.",
    };
    expect(textOf(content, markdown)).toBe('---\ntitle: "Yes: a title"\nposition: 2\n---\n\nText.\n');
    expect(textOf({ title: "2024-05-03", tags: ["1"] }, yaml)).toBe('title: 2024-05-03\ntags: ["1"]\n');
  });

  test.each([markdown, yaml, record, { extension: "txt", kind: "text" as const, fields: [] }])(
    "keeps a byte-order mark in a file of kind $kind, below which it reads all",
    (shape) => {
      const isMarkdown = shape.kind === "markdown";
      const text = {
        markdown: "---\ntitle: a\n---\n\nText.\n",
        yaml: "title: a\n",
        record: "a:\n  name: A\n",
        text: "a\n",
      };
      const edit = { title: "b", [ENTRIES]: [{ key: "a", name: "B" }], [BODY]: isMarkdown ? "Text." : "b" };
      expect(edited(`\uFEFF${text[shape.kind]}`, edit, shape)).toBe(
        `\uFEFF${text[shape.kind].replace(/\ba$/m, "b").replace("A", "B")}`,
      );
      expect(contentOf(`\uFEFF${text[shape.kind]}`, shape)).toEqual({
        ...contentOf(text[shape.kind], shape),
        $source: JSON.stringify(`\uFEFF${text[shape.kind]}`),
      });
    },
  );

  test("YAML in one pair of braces is written anew", () => {
    expect(edited("{ title: a, other: b }\n", { title: "c" }, yaml)).toBe("title: c\nother: b\n");
    expect(edited("{ title: a, other: b }\n", {}, yaml)).toBe("{ title: a, other: b }\n");
  });
});
