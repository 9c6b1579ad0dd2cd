import { z } from "zod";
import { readYaml, readYamlData, splitFrontMatter, unreadFrontMatter } from "../../../src/lib/content/front-matter";
import { formatProblem, type Problem } from "../../../src/lib/problem";

describe("splitFrontMatter", () => {
  it("takes the YAML out and leaves its lines empty", () => {
    expect(splitFrontMatter("---\ntitle: A\ntags: [b]\n---\n\n# A\n")).toEqual({
      yaml: "title: A\ntags: [b]\n",
      body: "\n\n\n\n\n# A\n",
    });
  });

  it("keeps the number of every line of the body", () => {
    const source = "---\r\ntitle: A\r\n---\r\ntext\r\nmore";
    const { yaml, body } = splitFrontMatter(source);
    expect(yaml).toBe("title: A\r\n");
    expect(body.split("\n").indexOf("more")).toBe(source.split("\n").indexOf("more"));
    expect(body.trim()).toBe("text\r\nmore");
  });

  it("reads a file that is front matter alone", () => {
    expect(splitFrontMatter("---\ntitle: A\n---")).toEqual({ yaml: "title: A\n", body: "\n\n" });
  });

  it("reads empty front matter", () => {
    expect(splitFrontMatter("---\n---\ntext")).toEqual({ yaml: "", body: "\n\ntext" });
  });

  it("passes over a byte order mark", () => {
    expect(splitFrontMatter("\uFEFF---\na: 1\n---\nb")).toEqual({ yaml: "a: 1\n", body: "\n\n\nb" });
  });

  it.each([
    ["text without front matter", "# A\n\ntext"],
    ["a rule further down", "text\n\n---\na: 1\n---\n"],
    ["four dashes", "----\na: 1\n----\n"],
    ["a fence below four dashes", "----\n\n---\na: 1\n---\n"],
    ["a fence that is never closed", "---\ntitle: A\n\ntext"],
    ["dashes inside a line", "--- a\nb\n---\n"],
  ])("finds none in %s", (_what, source) => {
    expect(splitFrontMatter(source)).toEqual({ yaml: "", body: source });
  });

  it.each([
    ["---\ntitle: A\n\ntext", true],
    ["\uFEFF---\r\ntitle:\r\n", true],
    ["---\ntitle: A\n---\n", false],
    ["---\n---\na: b", false],
    ["---\n\nAfter a rule: text.", false],
    ["---\nAfter a rule, http://a.b", false],
    ["title: A", false],
  ])("tells whether the closing line is missing: %j", (source, unclosed) => {
    expect(unreadFrontMatter(source)?.message.includes("is never closed") ?? false).toBe(unclosed);
  });

  it("does not end at dashes inside a value", () => {
    expect(splitFrontMatter("---\ntitle: a --- b\nx: |\n  ---\n---\nbody").yaml).toBe("title: a --- b\nx: |\n  ---\n");
  });
});

const schema = z.strictObject({
  title: z.string().optional(),
  draft: z.boolean().default(false),
  layout: z.enum(["list", "timeline"]).optional(),
  tags: z.array(z.string()).default([]),
  last_update: z.strictObject({ author: z.string().optional() }).optional(),
});

function read(yaml: string, linesAbove = 1) {
  return readYaml({ yaml, file: "content/a.mdx", linesAbove, what: "front matter" }, schema, {});
}
const wordsOf = (yaml: string, linesAbove?: number) => read(yaml, linesAbove).problems.map(formatProblem).join("\n\n");

describe("readYaml", () => {
  it("gives what the schema makes of the YAML", () => {
    expect(read("title: A\ntags: [b, c]\n")).toEqual({
      data: { title: "A", draft: false, tags: ["b", "c"] },
      problems: [],
    });
  });

  it.each(["", "# only a comment\n", "null\n"])("reads %j as an empty mapping", (yaml) => {
    expect(read(yaml)).toEqual({ data: { draft: false, tags: [] }, problems: [] });
  });

  it("names the line of malformed YAML and keeps what stands above it", () => {
    expect(read("title: A\nx: [1\ny: 2\n").data).toEqual({ title: "A", draft: false, tags: [] });
    expect(read("x: [1\n").data).toEqual({ draft: false, tags: [] });
    expect(wordsOf("title: A\nsummary: a: b\n")).toMatchInlineSnapshot(`
      "content/a.mdx:3:10
        The front matter is not valid YAML: Nested mappings are not allowed in compact mappings.
        → Mend the YAML: one \`key: value\` a line, spaces for indentation, quotes around values with \`: \` or \`#\`."
    `);
  });

  it("names an alias without an anchor or inside of it, its place and the anchors above, and keeps what stands above", () => {
    expect(read("title: A\nsummary: *bold*\n").data).toEqual({ title: "A", draft: false, tags: [] });
    expect(wordsOf("title: &name A\nsummary: *nane\n")).toMatchInlineSnapshot(`
      "content/a.mdx:3:10
        The front matter is not valid YAML: the alias '*nane' stands for no anchor above it.
        → Name an anchor that stands above it (\`&name\`), or put quotes around a text that begins with \`*\`.
        valid: name"
    `);
    expect(wordsOf("tags: &all [*all]\n")).toMatchInlineSnapshot(`
      "content/a.mdx:2:13
        The front matter is not valid YAML: the alias '*all' is a part of what it stands for.
        → Name an anchor that stands above it (\`&name\`), or put quotes around a text that begins with \`*\`."
    `);
    expect(read("title: &name A\ntags: [*name]\n")).toEqual({
      data: { title: "A", draft: false, tags: ["A"] },
      problems: [],
    });
  });

  it("does not read aliases that multiply what they stand for", () => {
    const lists = ["b", "c", "d", "e"].map((name, index) => {
      const above = String.fromCharCode(97 + index);
      return `${name}: &${name} [${Array(20).fill(`*${above}`).join(", ")}]`;
    });
    expect(wordsOf(["a: &a [1]", ...lists].join("\n"))).toMatchInlineSnapshot(`
      "content/a.mdx:2:1
        The front matter is not valid YAML: Excessive alias count indicates a resource exhaustion attack.
        → Mend the YAML: one \`key: value\` a line, spaces for indentation, quotes around values with \`: \` or \`#\`."
    `);
  });

  it("names an unknown key, its line, and the keys that are valid, nearest first", () => {
    expect(wordsOf("title: A\ntitel: B\n")).toMatchInlineSnapshot(`
      "content/a.mdx:3
        The front matter has no key 'titel'.
        → Remove it, or write one of the valid keys.
        valid: title, tags, draft, layout, last_update"
    `);
  });

  it("counts lines from the top of the file", () => {
    expect(read("a: 1\n", 0).problems[0]?.line).toBe(1);
    expect(read("a: 1\n", 1).problems[0]?.line).toBe(2);
  });

  it("names a value of the wrong kind", () => {
    expect(wordsOf("title: A\n\ndraft: yes please\n")).toMatchInlineSnapshot(`
      "content/a.mdx:4
        The value of 'draft' is not valid: expected boolean, received string.
        → Write \`true\` or \`false\`, without quotes."
    `);
  });

  it("shows how a list is written where something else stands", () => {
    expect(wordsOf("title: A\ntags: a\n")).toContain("→ Write a list: `[a, b]`, or each entry in a line of its own");
  });

  it("keeps what the valid keys say", () => {
    const yaml = "title: A\ntitel: B\ndraft: maybe\ntags: [a, 3]\nlast_update: { autor: C }\nlayout: list\n";
    expect(read(yaml).data).toEqual({ title: "A", draft: false, tags: [], layout: "list" });
    expect(read("- a\n").data).toEqual({ draft: false, tags: [] });
  });

  it("takes the fallback for required keys that are missing or wrong, and keeps the others", () => {
    const strict = z.strictObject({
      title: z.string(),
      status: z.enum(["open", "done"]),
      day: z.date().or(z.string()),
    });
    const readStrictly = (yaml: string) =>
      readYaml({ yaml, file: "a.mdx", linesAbove: 1, what: "front matter" }, strict, {
        title: "?",
        status: "open",
        day: "",
      });
    expect(readStrictly("title: A\nstatus: opened\nday: today\n").data).toEqual({
      title: "A",
      status: "open",
      day: "today",
    });
    expect(readStrictly("title: A\nstatus: [\n").data).toEqual({ title: "A", status: "open", day: "" });
    expect(readStrictly("").problems.map(({ message, choices }) => [message, choices])).toEqual([
      ["The front matter lacks 'title'.", undefined],
      ["The front matter lacks 'status'.", ["open", "done"]],
      ["The front matter lacks 'day'.", undefined],
    ]);
  });

  it("says that a key is missing, and what a schema's own check would take", () => {
    const own = z.strictObject({
      name: z.string(),
      kind: z.any().superRefine((_, context) => {
        context.addIssue({ code: "custom", message: "there is no such kind", params: { choices: ["a", "b"] } });
      }),
    });
    const source = { yaml: "kind: c\n", file: "a.yml", linesAbove: 0, what: "list" };
    expect(readYamlData(source, own).problems.map(formatProblem).join("\n\n")).toMatchInlineSnapshot(`
      "a.yml:1
        The list lacks 'name'.
        → Add the key, or correct the name of the one that is meant for it.

      a.yml:1
        The value of 'kind' is not valid: there is no such kind.
        → Give the key a value of the kind that the message names.
        valid: a, b"
    `);
  });

  it("names the values that a key may have", () => {
    expect(wordsOf("layout: grid\n")).toMatchInlineSnapshot(`
      "content/a.mdx:2
        The value 'grid' of 'layout' is not valid: Invalid option: expected one of "list"|"timeline".
        → Write one of the valid ones.
        valid: list, timeline"
    `);
  });

  it("names the line of an item of a list, in both notations", () => {
    expect(wordsOf("title: A\ntags:\n  - a\n  - 3\n")).toMatchInlineSnapshot(`
      "content/a.mdx:5
        The value of 'tags.1' is not valid: expected string, received number.
        → Write text; quotes make text of anything: \`"3.0"\`."
    `);
    expect(read("title: A\ntags: [a,\n  3]\n").problems[0]?.line).toBe(4);
  });

  it("names an unknown key inside a mapping by its path", () => {
    expect(wordsOf("title: A\nlast_update:\n  author: B\n  autor: C\n")).toMatchInlineSnapshot(`
      "content/a.mdx:5
        The front matter has no key 'last_update.autor'.
        → Remove it, or write one of the valid keys.
        valid: author"
    `);
  });

  it("reports every problem of a file at once", () => {
    expect(
      read("draft: 3\ntags: b\nlayout: c\n")
        .problems.map(({ line }) => line)
        .sort(),
    ).toEqual([2, 3, 4]);
  });

  describe("with a function that changes what is written", () => {
    const changedBy = (change: (written: Record<string, unknown>) => unknown, yaml = "title: A\n") =>
      readYaml({ yaml, file: "content/a.mdx", linesAbove: 1, what: "front matter", change }, schema, {});

    it("gives what the schema makes of its result, also of front matter that is empty", () => {
      expect(changedBy(({ own, ...rest }) => ({ ...rest, draft: own === 1 }), "own: 1\n")).toEqual({
        data: { draft: true, tags: [] },
        problems: [],
      });
      expect(changedBy(() => ({ title: "B" }), "").data).toMatchObject({ title: "B" });
    });

    it("checks its result like any other front matter", () => {
      expect(changedBy((written) => ({ ...written, titel: "B" })).problems.map(formatProblem)).toEqual([
        expect.stringMatching(/^content\/a\.mdx:2\n {2}The front matter has no key 'titel'\./),
      ]);
    });

    it("names the file for which it fails, and goes on with what is written", () => {
      const fail = () => {
        throw new Error("no owner.");
      };
      expect(changedBy(fail).data).toMatchObject({ title: "A" });
      expect(formatProblem(changedBy(fail).problems[0] as Problem)).toMatchInlineSnapshot(`
        "content/a.mdx:2
          The function \`frontMatter\` of src/site.ts failed for the front matter: no owner.
          → Mend the function, or what the file says."
      `);
      expect(changedBy(() => undefined).problems).toMatchObject([
        { message: expect.stringContaining("it gave no front matter back") as string },
      ]);
    });
  });

  it("says that a list is no mapping", () => {
    expect(wordsOf("- a\n- b\n")).toMatchInlineSnapshot(`
      "content/a.mdx:2
        The front matter is not valid: expected object, received array.
        → Write one \`key: value\` a line, indented where they belong to a key."
    `);
  });

  it("reports a key that is written twice", () => {
    expect(wordsOf("title: A\ntitle: B\n")).toMatchInlineSnapshot(`
      "content/a.mdx:3:1
        The front matter is not valid YAML: the key 'title' stands here a second time.
        → Write each key once: take one of the two out, or make one of both."
    `);
  });

  it("reads a whole YAML file by a schema that is no mapping of fixed keys", () => {
    const list = z.array(z.string()).or(z.looseObject({}).transform((): string[] => []));
    expect(
      readYaml({ yaml: "- current\n- 3.3.2\n", file: "versions.yml", linesAbove: 0, what: "versions file" }, list, [])
        .data,
    ).toEqual(["current", "3.3.2"]);
  });
});
