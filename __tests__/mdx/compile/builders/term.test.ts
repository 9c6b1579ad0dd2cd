import { rmSync } from "node:fs";
import path from "node:path";
import { formatProblem } from "../../../../src/lib/problem";
import { textOf } from "../../../../src/mdx/content-node";
import { compile } from "../../../../src/mdx/compile/compile-here";
import { md5 } from "../../../../src/files/digest";
import { compileInScratch, scratch, settings, write } from "../../../support/compiled";

compileInScratch();

const FILE = "content/settings/glossary.yml";
const TERMS = [
  { term: "Sidebar", description: "A `tree` of docs.", also: ["sidebars"] },
  { term: "Slug", description: "The end of an address." },
];
const glossary = { route: "/glossary", mark: "none" as const, terms: TERMS };
const compiled = (source: string, given: typeof settings & { glossary?: object } = { ...settings, glossary }) =>
  compile({ root: scratch(), file: "content/a.mdx", source, frontMatter: {}, settings: given as never });
const withFirst = (source: string) => compiled(source, { ...settings, glossary: { ...glossary, mark: "first" } });
const link = (id: string, words: string, of: "sidebar" | "slug" = "sidebar") => {
  const description = of === "slug" ? "The end of an address." : "A tree of docs.";
  return ["a", { href: `/glossary/#${of}`, $term: { id, description } }, words];
};

describe("a term", () => {
  it("leads to the glossary by any of its spellings, and has a note of its own at each place", async () => {
    const { tree, facts } = await compiled('<Term>Sidebars</Term>, <Term>sidebar</Term>, <Term of="slug">end</Term>');
    expect(facts.problems).toEqual([]);
    const links = [
      link("term-sidebar", "Sidebars"),
      link("term-sidebar-2", "sidebar"),
      link("term-slug", "end", "slug"),
    ];
    expect(tree).toEqual([["p", {}, links[0], ", ", links[1], ", ", links[2]]]);
    expect(textOf(tree)).toBe("Sidebars, sidebar, end");
  });

  it("makes its page depend on the glossary's file", async () => {
    const yaml = "terms:\n  - term: Slug\n    description: The end of an address.\n";
    write(FILE, yaml);
    const { tree, facts } = await compiled("<Term>slug</Term> a", {
      ...settings,
      glossary: { file: FILE, mark: "none" },
    });
    expect(tree).toEqual([["p", {}, link("term-slug", "slug", "slug"), " a"]]);
    expect(facts.dependencies).toEqual({ [FILE]: md5(yaml) });
    const other = await compiled("slug", { ...settings, glossary: { file: FILE, mark: "none" } });
    expect(other.facts.dependencies).toEqual({});
  });

  it("that the glossary does not have is told with the nearest ones", async () => {
    const { facts } = await compiled("a\n\nb <Term>slog</Term>");
    expect(facts.problems.map(formatProblem)).toEqual([
      [
        "content/a.mdx:3:3",
        "  The glossary has no term 'slog'.",
        "  → Write a term of `glossary` in src/site.ts, or add this one; words that are no spelling of a term name it: " +
          '`<Term of="…">`.',
        "  valid: Slug, Sidebar, sidebars",
      ].join("\n"),
    ]);
  });

  it.each([
    ["<Term />", "<Term> names no term."],
    ["<Term of={1}>a</Term>", "The `of` of <Term> is no text."],
    ['<Term title="a">slug</Term>', "<Term> has no prop 'title'."],
  ])("%s is a mistake", async (source, message) => {
    expect((await compiled(source)).facts.problems.map((problem) => problem.message)).toEqual([message]);
  });

  it.each([
    ["has a mistake", "terms:\n  - term: Slug\n"],
    ["is not there", undefined],
  ])("waits while the glossary's file %s, which is told of that file", async (_, yaml) => {
    const file = "content/settings/wrong.yml";
    if (yaml !== undefined) write(file, yaml);
    else rmSync(path.join(scratch(), file), { force: true });
    const { tree, facts } = await compiled("A <Term>slog</Term>", { ...settings, glossary: { file, mark: "none" } });
    expect(facts.problems).toEqual([]);
    expect(tree).toEqual([["p", {}, "A slog"]]);
    expect(Object.keys(facts.dependencies)).toEqual([file]);
  });

  it("needs a glossary", async () => {
    const { facts } = await compiled("<Term>slug</Term>", settings);
    expect(facts.problems.map(({ message }) => message)).toEqual(["The site has no glossary, which <Term> needs."]);
  });
});

describe("terms that nobody marked", () => {
  it("stay as they are unless the site wants their first places marked", async () => {
    expect((await compiled("A slug")).tree).toEqual([["p", {}, "A slug"]]);
    expect((await withFirst("A slug, a slug, slugs, a-slug and two sidebars")).tree).toEqual([
      [
        "p",
        {},
        "A ",
        link("term-slug", "slug", "slug"),
        ", a slug, slugs, a-slug and two ",
        link("term-sidebar", "sidebars"),
      ],
    ]);
  });

  it("are found in scripts that put no spaces between words, and no letter of Hindi without its vowel", async () => {
    const terms = [
      { term: "窯", description: "A kiln." },
      { term: "क", description: "A letter." },
    ];
    const source = "陶器は窯で焼きます。 कि क";
    const { tree } = await compiled(source, { ...settings, glossary: { ...glossary, terms, mark: "first" } });
    const marked = (id: string, description: string, words: string) => [
      "a",
      { href: `/glossary/#${id}`, $term: { id: `term-${id}`, description } },
      words,
    ];
    expect(tree).toEqual([
      ["p", {}, "陶器は", marked("窯", "A kiln.", "窯"), "で焼きます。 कि ", marked("क", "A letter.", "क")],
    ]);
  });

  it("are found by one pattern for all pages", async () => {
    const given = { ...settings, glossary: { ...glossary, mark: "first" } };
    const made = jest.spyOn(globalThis, "RegExp");
    const patternsOf = async (source: string) => {
      made.mockClear();
      await compiled(source, given);
      return made.mock.calls.filter(([pattern]) => String(pattern).includes("slug")).length;
    };
    expect([await patternsOf("A slug"), await patternsOf("Another slug")]).toEqual([1, 0]);
    made.mockRestore();
  });

  it.each([
    ["code", "`slug`"],
    ["a block of code", "```\nslug\n```"],
    ["a link", "[slug](https://example.org)"],
    ["a heading", "## slug"],
    ["HTML that is no prose", "<div>slug</div>"],
    ["a summary", "<details><summary>slug</summary></details>"],
  ])("stay as they are in %s", async (_, source) => {
    expect(JSON.stringify((await withFirst(source)).tree)).not.toContain("$term");
  });

  it("are marked in lists, tables and admonitions, but for those that the author has marked", async () => {
    const table = "| a |\n| - |\n| sidebar |";
    const idsIn = async (source: string) => JSON.stringify((await withFirst(source)).tree).match(/"id":"[^"]*"/g);
    expect(await idsIn(`:::note\n\n- slug\n\n:::\n\n${table}`)).toEqual(['"id":"term-slug"', '"id":"term-sidebar"']);
    expect(await idsIn("A slug\n\n<Term>slug</Term>")).toEqual(['"id":"term-slug"']);
    expect((await withFirst("A slug\n\n<Term>slug</Term>")).tree[0]).toEqual(["p", {}, "A slug"]);
  });
});
