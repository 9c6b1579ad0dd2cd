import { writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Feature } from "../../../src/build/feature";
import { mdxReader, type MdxFile, type PageNode } from "../../../src/build/nodes/mdx-reader";
import type { ChangeFrontMatter } from "../../../src/lib/settings/function-settings";
import { formatProblem } from "../../../src/lib/problem";
import { md5 } from "../../../src/files/digest";
import { readCompiled } from "../../../src/mdx/compile/store";
import { standOnSmallSite } from "../../support/small-site";

const site = standOnSmallSite();
const frontMatter = z.strictObject({
  title: z.string().optional(),
  image: z.string().optional(),
  size: z.int().default(1),
});
type Note = MdxFile<{ id: string; content: string }, z.output<typeof frontMatter>>;

let read: Note[];
beforeEach(() => {
  read = [];
});

/** A feature that takes the standalone pages of the small site for notes. */
const notes: Feature = {
  name: "notes",
  sources: () => [
    { name: "pages", folder: "content/pages" },
    { name: "other", folder: "content/other" },
  ],
  mdx: mdxReader({
    nodeType: "Note",
    instances: () => [{ id: "pages", content: "content/pages" }],
    frontMatter,
    fallback: {},
    read: (file) => {
      read.push(file);
      return {
        fields: { title: file.frontMatter.title ?? "untitled", image: file.frontMatter.image },
        contentRoot: file.instance.content,
        problems: [{ severity: "warning", file: file.file, message: "It is a note.", remedy: "None." }],
        dependencies: { "content/notes.yml": "digest" },
      };
    },
  }),
};

const noteOf = (file: string) => site.gatsby.nodeOf<PageNode>("Note", file);

beforeEach(() => site.write("content/other/a.mdx", "Not a note."));

describe("mdxReader", () => {
  it("reads front matter as the site's function changes it, in expressions too", async () => {
    site.write("content/pages/a.mdx", "---", "title: A", "owner: Ada", "---", "", "{frontMatter.title}");
    const change: ChangeFrontMatter = ({ owner, title }, file) => ({
      title: `${String(title)} by ${String(owner)}, ${file}`,
    });
    await site.build([notes], { site: { ...site.site, frontMatter: change } });
    const { title, problems, contentKey } = noteOf("content/pages/a.mdx");
    expect(title).toBe("A by Ada, content/pages/a.mdx");
    expect(problems).toMatchObject([{ severity: "warning" }]);
    expect(readCompiled(site.root, contentKey).tree).toEqual([title]);
  });

  it("makes a node of what the file says, what the feature adds, and what the build knows", async () => {
    site.write(
      "content/pages/deep/a.mdx",
      "---",
      "title: A",
      "---",
      "",
      "# Head *line*",
      "",
      "One two.",
      "",
      "## Part",
      "",
      "[b](./b.mdx)",
    );
    await site.build([notes], {
      git: new Map([
        ["content/pages/deep/a.mdx", { date: "2024-05-03", author: "Ada", firstDate: "2024-05-01", contributors: [] }],
      ]),
    });
    const { contentKey, parent, internal, ...node } = noteOf("content/pages/deep/a.mdx");
    expect(node).toMatchInlineSnapshot(`
      {
        "anchors": [
          "part",
        ],
        "assets": {},
        "buildDigest": "build-1",
        "cardLists": [],
        "children": [],
        "contentRoot": "content/pages",
        "dependencies": {
          "content/notes.yml": "digest",
        },
        "drawings": [],
        "file": "content/pages/deep/a.mdx",
        "gitDate": "2024-05-03",
        "gitDigest": "cc44b56d25fcbe2eb87909767c8591fc",
        "head": [],
        "id": "content content/pages/deep/a.mdx",
        "image": undefined,
        "linkBase": "/",
        "links": [
          {
            "column": 1,
            "file": "content/pages/deep/a.mdx",
            "line": 11,
            "url": "file:content/pages/deep/b.mdx",
          },
        ],
        "problems": [
          {
            "file": "content/pages/deep/a.mdx",
            "message": "It is a note.",
            "remedy": "None.",
            "severity": "warning",
          },
        ],
        "title": "A",
        "toc": [
          {
            "children": [
              "Part",
            ],
            "id": "part",
            "level": 2,
          },
        ],
        "truncated": false,
        "unparsed": false,
        "words": 3,
      }
    `);
    expect(internal.type).toBe("Note");
    expect(site.gatsby.getNode(String(parent))?.children).toEqual([node.id]);
    expect(readCompiled(site.root, contentKey)).toMatchObject({
      tree: [
        ["p", {}, "One two."],
        ["h2", { id: "part" }, "Part"],
        ["p", {}, ["a", { href: "file:content/pages/deep/b.mdx" }, "b"]],
      ],
      title: ["Head ", ["em", {}, "line"]],
    });
  });

  it("hands the feature the file as it was read and compiled", async () => {
    site.write("content/pages/a.mdx", "---", "size: 3", "---", "# Head", "", "Text.");
    await site.build([notes]);
    const [note] = read;
    expect(note).toMatchObject({
      instance: { id: "pages" },
      file: "content/pages/a.mdx",
      path: "a.mdx",
      frontMatter: { size: 3 },
      isValid: true,
      compiled: { title: "Head", firstParagraph: "Text." },
    });
    expect([note?.lineOf("size"), note?.lineOf("title")]).toEqual([2, undefined]);
  });

  it("gives the front matter to the file's expressions", async () => {
    site.write("content/pages/a.mdx", "---", "size: 3", "---", "", "Size {frontMatter.size}.");
    await site.build([notes]);
    expect(readCompiled(site.root, noteOf("content/pages/a.mdx").contentKey).tree).toEqual([["p", {}, "Size 3."]]);
  });

  it("gives the feature the address of an image that front matter names", async () => {
    site.write("content/pages/a.mdx", "---", "image: ./card.svg", "---", "", "Text.");
    site.write("content/pages/card.svg", '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
    await site.build([notes]);
    const { image, assets } = noteOf("content/pages/a.mdx");
    expect(image).toMatch(/^\/.*card.*\.svg$/);
    expect(assets).toEqual({ "content/pages/card.svg": image });
  });

  it("has what components say of the page in the place of its front matter", async () => {
    const metadata = '<PageMetadata description="B" keywords={["c"]} image="/d.png" />';
    const imported = 'import { PageMetadata } from "@docusaurus/theme-common";';
    site.write("content/pages/a.mdx", "---", "title: A", "image: /a.png", "---", imported, "", metadata);
    await site.build([notes]);
    expect(read[0]?.frontMatter).toEqual({ title: "A", size: 1, description: "B", keywords: ["c"], image: "/d.png" });
  });

  it("makes no node of a partial, nor of a file of another folder", async () => {
    site.write("content/pages/_part.mdx", "Part.");
    site.write("content/pages/_parts/a.mdx", "Part.");
    await site.build([notes]);
    expect(site.gatsby.getNodesByType("Mdx")).toHaveLength(3);
    expect(site.gatsby.getNodesByType("Note")).toEqual([]);
    expect(site.gatsby.getNodesByType("InvalidContent")).toEqual([]);
  });

  it("tells of front matter that is never closed", async () => {
    site.write("content/pages/a.mdx", "---", "title: A", "", "Text.");
    await site.build([notes]);
    expect(noteOf("content/pages/a.mdx").problems.map(formatProblem)[0]).toMatchInlineSnapshot(`
      "content/pages/a.mdx:1
        The front matter that begins here is never closed, so readers see it as text.
        → Close it with a line \`---\` below its last key."
    `);
  });

  it("notes the partials that a file is made from", async () => {
    site.write("content/pages/_part.mdx", "Part.");
    site.write("content/pages/a.mdx", 'import Part from "./_part.mdx";', "", "<Part />");
    await site.build([notes]);
    expect(noteOf("content/pages/a.mdx").dependencies).toEqual({
      "content/notes.yml": "digest",
      "content/pages/_part.mdx": md5("Part.\n"),
    });
  });

  it("keeps what the valid keys of front matter say, and tells each mistake with its line", async () => {
    site.write("content/pages/a.mdx", "---", "# a comment", "title: A", "size: big", "colour: red", "---", "", "Text.");
    await site.build([notes]);
    expect(read[0]).toMatchObject({ frontMatter: { size: 1 }, isValid: false });
    const { title, problems } = noteOf("content/pages/a.mdx");
    expect(title).toBe("A");
    expect(problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "content/pages/a.mdx:4
        The value of 'size' is not valid: expected number, received string.
        → Write a number, without quotes: \`3\`.

      content/pages/a.mdx:5
        The front matter has no key 'colour'.
        → Remove it, or write one of the valid keys.
        valid: image, size, title

      content/pages/a.mdx
        It is a note.
        → None."
    `);
  });

  it("tells what is wrong below the front matter with the line of the file", async () => {
    site.write("content/pages/a.mdx", "---", "title: A", "---", "", "Text {nothing}.");
    await site.build([notes]);
    const [first, second] = noteOf("content/pages/a.mdx").problems;
    expect(first).toMatchObject({ severity: "error", file: "content/pages/a.mdx", line: 5, column: 6 });
    expect(second?.message).toBe("It is a note.");
  });

  it("tells the first line of a file that is not in UTF-8; a project of Docusaurus is warned of it", async () => {
    const latin = Buffer.from("---\ntitle: A\n---\n\nTea in a caf\u00e9.\n", "latin1");
    site.write("content/pages/a.mdx", "");
    writeFileSync(path.join(site.root, "content/pages/a.mdx"), latin);
    site.write("content/pages/b.mdx", "Of another file, \uFFFD was left.");
    await site.build([notes]);
    const [first, ...others] = noteOf("content/pages/a.mdx").problems;
    expect(first && formatProblem(first)).toMatchInlineSnapshot(`
      "content/pages/a.mdx:5
        The file is not in UTF-8: readers would see '�' in the place of letters.
        → Save it as UTF-8, which every editor can."
    `);
    expect([first?.severity, others.length, noteOf("content/pages/b.mdx").problems.length]).toEqual(["error", 1, 1]);
    await site.build([notes], { site: { ...site.site, lenient: true } });
    expect(noteOf("content/pages/a.mdx").problems[0]?.severity).toBe("warning");
  });

  it("gives content the keys of front matter that a project of Docusaurus has by itself", async () => {
    site.write("content/pages/a.mdx", "---", "level: 4", "---", "", "## Level {frontMatter.level}");
    await site.build([notes], { site: { ...site.site, lenient: true } });
    const { toc, problems } = noteOf("content/pages/a.mdx");
    expect(JSON.stringify(toc)).toContain("Level 4");
    expect(problems.filter(({ message }) => message !== "It is a note.")).toEqual([]);
  });

  it("tells the line of an image that is not there", async () => {
    site.write("content/pages/a.mdx", "---", "title: A", "image: ./none.svg", "---", "", "Text.");
    await site.build([notes]);
    expect(noteOf("content/pages/a.mdx").problems[0]).toMatchObject({
      line: 3,
      message: "There is no file './none.svg'.",
    });
  });

  it("tells of malformed YAML and of malformed MDX in one go", async () => {
    site.write("content/pages/a.mdx", "---", "title: 'A", "---", "", "{");
    await site.build([notes]);
    const { problems } = noteOf("content/pages/a.mdx");
    expect(problems.map(({ line, message }) => `${line}: ${message}`)).toMatchInlineSnapshot(`
      [
        "2: The front matter is not valid YAML: the \`'\` here is not closed.",
        "5: The MDX is not valid: Unexpected end of file in expression, expected a corresponding closing brace for \`{\`.",
        "undefined: It is a note.",
      ]
    `);
  });
});
