import { HEADING_ID_MARK as MARK, preprocess } from "../../../../src/mdx/compile/parse/preprocess";

describe("heading ids", () => {
  it.each([
    ["## Title {#id}", `## Title ${MARK}id${MARK}`],
    ["###### Title   {#my-id} ", `###### Title ${MARK}my-id${MARK}`],
    ["## A `b` {#c}", `## A \`b\` ${MARK}c${MARK}`],
    ["> ## Title {#id}", `> ## Title ${MARK}id${MARK}`],
    ["- ## Title {#id}", `- ## Title ${MARK}id${MARK}`],
    ["> 10. * ### Title {#id}", `> 10. * ### Title ${MARK}id${MARK}`],
    ["## A {#a} {#b}", `## A \\{#a} ${MARK}b${MARK}`],
    ["# Title {#ünï}", `# Title ${MARK}ünï${MARK}`],
    ["## Title \\{#my-id\\}", `## Title ${MARK}my-id${MARK}`],
    ["## Title \\{#i}", `## Title ${MARK}i${MARK}`],
    ["## Title {#a b}", `## Title ${MARK}a b${MARK}`],
    ["## Title {/* #my-id */}", `## Title ${MARK}my-id${MARK}`],
    ["## Title {/*#my-id for links */}", `## Title ${MARK}my-id${MARK}`],
    ["## Title <!-- #my-id -->", `## Title ${MARK}my-id${MARK}`],
    ["## Title {#id} ##", `## Title ${MARK}id${MARK}`],
    ["> ## Title {/* #id */}\t#  ", `> ## Title ${MARK}id${MARK}`],
  ])("are marked in %s", (line, prepared) => {
    expect(preprocess(line, "mdx")).toBe(prepared);
  });

  it.each([
    ["## Title {#id} more", "## Title \\{#id} more"],
    ["## Title {#id}#", "## Title \\{#id}#"],
    ["> # {#id} Title", "> # \\{#id} Title"],
    ["## Title {# a}", "## Title \\{# a}"],
    ["## Title {#}", "## Title \\{#}"],
    ["## Title \\{#} `{#id}` more", "## Title \\{#} `{#id}` more"],
  ])("are text where text follows, as Docusaurus has it: %s", (line, prepared) => {
    expect(preprocess(line, "mdx")).toBe(prepared);
  });

  it.each([
    "Text {#id}",
    "-## Title {#id}",
    "1.## Title {#id}",
    "- Text {#id}",
    "#Title {#id}",
    "####### Seven {#id}",
    "## Title {id}",
    "## Title {/* my-id */}",
  ])("are not seen in %s", (line) => {
    expect(preprocess(line, "mdx")).toBe(line);
  });
});

describe("comments", () => {
  it.each([
    ["{/*", "*/}", "mdx"],
    ["Text. { /* a", "b */}", "mdx"],
    ["{/*", "*/}", "md"],
    ["{/* a */} `{/*` {/*", "*/} b {/* c", "mdx"],
    ["<!--", "-->", "commonmark"],
    ["> <!-- a", "> b --> c", "commonmark"],
  ] as const)("from %s to %s begin no fence, also in %s files", (start, end, format) => {
    const lines = [start, "```js", "## In it {#in}", end, "*/}", "", "## Behind {#behind}"];
    expect(preprocess(lines.join("\n"), format)).toBe(
      [...lines.slice(0, -1), `## Behind ${MARK}behind${MARK}`].join("\n"),
    );
  });

  it.each([
    ["`{/*`", "mdx"],
    ["\\{/*", "mdx"],
    ["{/* a */}", "mdx"],
    ["{/*", "commonmark"],
    ["a <!-- b", "commonmark"],
    ["<!-- a --> b", "commonmark"],
  ] as const)("do not begin, or end, with %s in %s files", (line, format) => {
    expect(preprocess(`${line}\n## Title {#id}`, format)).toBe(`${line}\n## Title ${MARK}id${MARK}`);
  });

  it("become MDX comments in .md files", () => {
    expect(preprocess("a <!-- b --> c <!--d--> e", "md")).toBe("a {/* b */} c {/*d*/} e");
  });

  it.each([
    ["a <!-- `b` --> c `<!-- d -->`", "a {/* `b` */} c `<!-- d -->`"],
    ["`a <!--` b --> c", "`a <!--` b --> c"],
    ["<!-- a/**/*.md -->", "{/* a/** /*.md */}"],
    ["\\<!-- a -->", "\\<!-- a -->"],
    ["a \\` b `<!-- c -->` d", "a \\` b `<!-- c -->` d"],
    ["a \\`` b <!-- c --> ` d", "a \\`` b <!-- c --> ` d"],
    ["`a \\` <!-- b -->", "`a \\` {/* b */}"],
    ["a `` b <!-- c --> `", "a `` b {/* c */} `"],
    ["\\\\<!-- a -->", "\\\\{/* a */}"],
  ])("hold code, are held by it, and end where they say in %s", (line, prepared) => {
    expect(preprocess(line, "md")).toBe(prepared);
  });

  it("are one of each line, where they begin a line: below an item of a list, one of several lines is a mistake", () => {
    expect(preprocess("- a\n<!-- `b`\n- c\n\n  d --> e <!-- f -->\n- g", "md")).toBe(
      "- a\n{/* `b`*/}\n{/*- c*/}\n\n  {/*d */} e {/* f */}\n- g",
    );
    expect(preprocess("> <!-- a\n> b\n> -->", "md")).toBe("> {/* a*/}\n> {/*b*/}\n> ");
  });

  it("are one of several lines behind text", () => {
    expect(preprocess("a <!-- b\n*/ c\n--> d <!-- e\n-->", "md")).toBe("a {/* b\n* / c\n*/} d {/* e\n*/}");
  });

  it("stay as they are in .mdx files, but for truncation marks", () => {
    expect(preprocess("a <!-- b -->", "mdx")).toBe("a <!-- b -->");
    expect(preprocess("a\n<!-- truncate -->\nb\n<!--truncate-->", "mdx")).toBe(
      "a\n{/* truncate */}\nb\n{/* truncate */}",
    );
  });

  it("stay as they are in inline code", () => {
    expect(preprocess("Write `<!-- truncate -->` there.", "mdx")).toBe("Write `<!-- truncate -->` there.");
    expect(preprocess("Write `<!-- a -->` there.", "md")).toBe("Write `<!-- a -->` there.");
  });
});

describe("code blocks", () => {
  const inside = ["## A {#a}", "<!-- truncate -->"];
  const lines = (...more: string[]) => more.join("\n");

  it.each([
    ["```md", "```"],
    ["~~~", "~~~"],
    ['````md title="a"', "````"],
    ["```md", "`````"],
    ["  ```md", "  ```  "],
    ["- ```md", "  ```"],
    ["1. ```md", "   ```"],
  ])("between %s and %s are left alone, and what follows is not", (open, close) => {
    expect(preprocess(lines(open, ...inside, close, "## B {#b}"), "md")).toBe(
      lines(open, ...inside, close, `## B ${MARK}b${MARK}`),
    );
  });

  it.each([
    ["````md", "```", "````"],
    ["```md", "~~~", "```"],
    ["~~~", "```", "~~~"],
    ["```md", "```js", "```"],
  ])("that begin with %s do not end at %s", (open, other, close) => {
    expect(preprocess(lines(open, other, ...inside, close, "## B {#b}"), "md")).toBe(
      lines(open, other, ...inside, close, `## B ${MARK}b${MARK}`),
    );
  });

  it("are not begun by three backticks of inline code", () => {
    expect(preprocess(lines("```a``` is code", "## B {#b}"), "mdx")).toBe(
      lines("```a``` is code", `## B ${MARK}b${MARK}`),
    );
  });

  it("that never end go on to the end of the file", () => {
    expect(preprocess(lines("```", ...inside), "md")).toBe(lines("```", ...inside));
  });
});

test.each(["```mdx-code-block", "``` mdx-code-block"])("what stands between %s and its end is MDX", (open) => {
  expect(preprocess(`${open}\n## A {#a}\n\`\`\``, "mdx")).toBe(`\n## A ${MARK}a${MARK}\n`);
});

describe("lines", () => {
  it("keep their number", () => {
    const body = "\n\n## A {#a}\n\n<!-- b -->\n```\nc\n```\n\nd";
    expect(preprocess(body, "md").split("\n")).toHaveLength(body.split("\n").length);
  });
});

describe("blocks of code", () => {
  const after = `## After ${MARK}custom${MARK}`;

  it.each([
    ["a fence in a quote is a part of one outside", ["```md", "> ```js", "> x", "> ```", "```"]],
    ["one in a quote ends there", ["> ```js", "> # a {#b}", "> ```"]],
    ["one in a quote ends with it", ["> ```js", "> # a {#b}", ""]],
    ["one in an item ends with its indentation", ["- ```js", "  # a {#b}", "  ```"]],
    ["an item with a fence in a block is a part of it", ["```md", "- ```", "# a {#b}", "```"]],
  ])("%s", (_, lines) => {
    expect(preprocess([...lines, "## After {#custom}"].join("\n"), "mdx").split("\n")).toEqual([...lines, after]);
  });

  it.each([
    ["four blanks", ["    ```js", "    # a {#b}", ""]],
    ["a tab, in a quote", ["> \t```js", "> \t# a {#b}", ">"]],
    ["its item", ["- a", "", "      ~~~", "      # a {#b}", ""]],
  ])("of CommonMark that are code by %s end with the indentation", (_, lines) => {
    const prepared = preprocess([...lines, "## After {#custom}"].join("\n"), "commonmark");
    expect(prepared.split("\n")).toEqual([...lines, after]);
  });

  it("of CommonMark go on over lines that are indented less than their fences, but not that much less", () => {
    const lines = ["1.  a", "", "     ```js", "    # a {#b}", "", "  # c {#d}", "     ```"];
    const prepared = preprocess([...lines, "## After {#custom}"].join("\n"), "commonmark");
    expect(prepared.split("\n")).toEqual([...lines, after]);
  });
});

it.each([
  [":::note A title", ":::note[A title]"],
  ["> :::note  A title  {#id .a}  ", "> :::note[A title]{#id .a}"],
  [":::note {.a}", ":::note{.a}"],
  [":::note  ", ":::note"],
  [":::note{.a} Title", ":::note{.a} Title"],
  [`:::note${" ".repeat(20_000)}a${" ".repeat(20_000)}{#`, `:::note[a${" ".repeat(20_000)}{#]`],
])("a title behind the keyword of an admonition is in brackets", (line, prepared) => {
  expect(preprocess(line, "mdx")).toBe(prepared);
});
