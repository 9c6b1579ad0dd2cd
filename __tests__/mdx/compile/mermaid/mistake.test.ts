import { diagramMistake } from "../../../../src/mdx/compile/mermaid/mistake";
import { compileInScratch, problemsOf } from "../../../support/compiled";

compileInScratch();

const told = (error: unknown, ...code: string[]) => diagramMistake(error, code.join("\n"));
/** An error of a parser at a token, whose last line is the given one of the text without comments. */
const atLine = (line: number, text: string, ...expected: string[]) => ({
  message: `Parse error on line ${line}:`,
  hash: { text, line: line - 1, loc: {}, expected: expected.map((token) => `'${token}'`) },
});
/** An error of a lexer, with what it quotes. */
const unread = (line: number, quoted: string, arrow: string) => ({
  message: `Lexical error on line ${line}. Unrecognized text.\n${quoted}\n${arrow}`,
  hash: { text: "", line: line - 1 },
});
const langium = (message: string) => ({ message: `Parsing failed:  ${message}` });

test.each([
  `flowchart LR\n  a["<img src='/a.svg' width='20' /> x"] --> b`,
  `classDiagram\n  class A["<img src='/a.svg'>"]`,
])("a picture in a label is left to browsers, and nothing waits for it: %j", async (code) => {
  expect(await problemsOf("```mermaid", code, "```")).toEqual([
    expect.stringContaining("The build cannot draw the diagram: it has pictures."),
  ]);
});

test("what is expected is told in an author's words, where it is little", () => {
  const code = ["flowchart LR", "  a -> b"];
  expect([
    told(atLine(2, "-", "SEMI", "NEWLINE", "EOF", "AMP", "START_LINK", "LINK"), ...code).message,
    told(atLine(2, "", "SQE", "DOUBLECIRCLEEND", "PE", "-)"), ...code).message,
    told(atLine(3, "\n", "NEWLINE", "COLON"), ...code).message,
    told(atLine(2, "-", "SPACE", "NL", "ID"), ...code).message,
    told(atLine(2, "-", "ID"), ...code).message,
    told(atLine(2, "-", "COLON", "COMMA", "AMP", "NUM", "PIPE"), ...code).message,
    told(atLine(2, "}", "ATTRIBUTE_WORD", "?"), ...code).message,
    told(atLine(2, "", "STRUCT_STOP", "MEMBER"), ...code).message,
    told(atLine(2, "?", "ALPHA", "LINK", "NAMESPACE"), ...code).message,
  ]).toMatchInlineSnapshot(`
    [
      "The diagram is wrong in its line 2, at \`-\`: expected is, among others, the end of the line, \`&\`, or an arrow.",
      "The diagram is wrong in its line 2, at the end of the line: expected is a closing bracket.",
      "The diagram is wrong in its line 2, at the end of the line: expected is \`:\`.",
      "The diagram is wrong in its line 2, at \`-\`: expected is, among others, the end of the line or a name.",
      "The diagram is wrong in its line 2, at \`-\`: expected is a name.",
      "The diagram is wrong in its line 2, at \`-\`.",
      "The diagram is wrong in its line 2, at \`}\`: expected is a name or \`?\`.",
      "The diagram is wrong in its line 2, at the end of the line: expected is a closing bracket or a member.",
      "The diagram is wrong in its line 2, at \`?\`.",
    ]
  `);
});

test("other parsers tell line and sign in their messages", () => {
  const code = ["pie", '  "A" 30', '  "B" : x'];
  expect([
    told(langium("Parse error on line 2, column 7: Expecting token of type ':' but found `30`."), ...code),
    told(
      langium("Lexer error on line 3, column 9: unexpected character: ->x<- at offset: 31. Parse error on line 3"),
      ...code,
    ),
    told(langium("Parse error on line 3, column 3: Expecting token of type 'EOF' but found `brunch`."), ...code),
  ]).toMatchInlineSnapshot(`
    [
      {
        "line": 2,
        "message": "The diagram is wrong in its line 2, at \`30\`: expected is \`:\`.",
      },
      {
        "line": 3,
        "message": "The diagram is wrong in its line 3, at \`x\`.",
      },
      {
        "line": 3,
        "message": "The diagram is wrong in its line 3, at \`brunch\`.",
      },
    ]
  `);
});

test("lines count with what Mermaid takes out before: front matter, directives, comments and blanks above", () => {
  const above = [
    "---",
    "title: A",
    "---",
    "",
    "",
    "%%{init: {",
    "}}%%",
    "flowchart LR",
    "",
    "  %% Why",
    "  a -> b",
    "",
  ];
  expect(told(atLine(1, "flowchart"), ...above).line).toBe(8);
  expect(told(atLine(2, "-"), ...above).line).toBe(11);
  expect(told(atLine(9, ""), ...above).line).toBe(11);
});

test("lines count with blank lines that Mermaid takes out of some kinds", () => {
  expect(told(atLine(3, "-"), "flowchart LR", "  a{b}", "", " ", "  a -> b").line).toBe(5);
  expect(told(atLine(3, ","), "sankey-beta", "", "a,b,1", ",x").line).toBe(4);
});

test("of front matter the line of the YAML is told, also below blank lines, and the last one for its end", () => {
  const end = (line: number) => ({ message: "end (2:1)\n\n 1 | title", reason: "end", mark: { line } });
  expect(told(end(1), "---", "title: [a", "---", "flowchart LR")).toEqual({
    line: 2,
    message: "The diagram is wrong in its line 2, in its front matter: end.",
  });
  expect(told(end(1), "---", "", "", "title: [a", "---", "flowchart LR").line).toBe(4);
  expect(told(end(1), "---", "", "title: a", "b: c: d", "---", "flowchart LR").line).toBe(4);
  expect(told(end(2), "---", "title: a", "b: 'c", "", "---", "flowchart LR").line).toBe(3);
});

test("the line is that of the sign, not that of the token before it or of breaks around it", () => {
  expect(told(atLine(4, "}"), "erDiagram", " A {", " string", " }").line).toBe(4);
  expect(told(atLine(5, "end\n"), "block-beta", "columns 1", "a", "end", "").line).toBe(4);
  expect(told(atLine(3, "\n: B\n"), "erDiagram", ": B", "C")).toEqual({
    line: 2,
    message: "The diagram is wrong in its line 2, at `: B`.",
  });
  expect(told(atLine(4, "\n\n"), "gantt", "foo", "", "bar").line).toBe(2);
});

test("text that a lexer cannot read is told with its line and, if it is short, with its words", () => {
  const code = ["%% Why", "flowchart LR", "a ] b", "]", "c ] and more than twenty signs", "d".repeat(30)];
  expect([
    told(unread(2, "flowchart LRa ] b]c ] and more", "--------------^"), ...code).message,
    told(unread(3, "...wchart LRa ] b]c ] and more than t", "-----------------^"), ...code).message,
    told(unread(4, "...art LRa ] b]c ] and more than twent", "------------------^"), ...code).message,
    told(unread(5, `...more than twenty signs${"d".repeat(20)}`, `${"-".repeat(25)}^`), ...code).message,
    told(unread(2, "flowchart LRa ]", "---------------^"), "flowchart LR", "a ]").message,
  ]).toMatchInlineSnapshot(`
    [
      "The diagram is wrong in its line 3, at \`] b\`.",
      "The diagram is wrong in its line 4, at \`]\`.",
      "The diagram is wrong in its line 5, at \`and\`.",
      "The diagram is wrong in its line 6.",
      "The diagram is wrong in its line 2, at the end of the line.",
    ]
  `);
});

test("a mistake in the meaning of a text has a made-up place, which is left out", () => {
  const message = "Trying to inactivate an inactive participant (B)";
  const hash = { text: "->>-", line: "1", loc: { first_line: 1 }, expected: ["'ACTIVE_PARTICIPANT'"] };
  expect(told({ message, hash }, "sequenceDiagram", "B-->>-A: bye")).toEqual({
    message: "The diagram is wrong: Trying to inactivate an inactive participant (B).",
  });
});

test("a mistake without a line keeps its words", () => {
  expect(told(new Error("There is\n--^\nno root."))).toEqual({ message: "The diagram is wrong: There is no root." });
  expect(told("Nothing")).toEqual({ message: "The diagram is wrong: Nothing." });
});

test("of a fence the line in the file is told, of a prop the place of its tag", async () => {
  expect(
    await problemsOf("# A", "", "- Item", "", "  ```mermaid", "  %% Why", "  sequenceDiagram", "  A>B hi", "  ```"),
  ).toMatchInlineSnapshot(`
    [
      "content/page.mdx:8 | The diagram is wrong in its line 3, at \`>\`: expected is, among others, the end of the line, \`,\`, an arrow, or \`:\`. | Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
    ]
  `);
  expect(await problemsOf("# A", "", "<Mermaid", "  value={`flowchart LR", "  a -> b`}", "/>")).toMatchInlineSnapshot(`
    [
      "content/page.mdx:3:1 | The diagram is wrong in its line 2, at \`-\`: expected is, among others, the end of the line, \`&\`, or an arrow. | Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
    ]
  `);
});

test("Mermaid's own errors are told with the line that has the sign", async () => {
  const codes = [
    "erDiagram\n A {\n string\n }",
    "classDiagram\nA <|-- B\n\n\n?? x",
    "requirementDiagram\nrequirement a {\nfoo: 1",
    "sequenceDiagram\nA->>B: hi\nB->>A: yo\n: z",
    "erDiagram\n A {\n string b\n }\n\n: B",
    "stateDiagram-v2\nA --> B\nB --> C\n--> C",
    "gantt\ntitle x\nsection A\n: foo",
    "journey\ntitle x\nsection A\n: foo",
    "sankey-beta\n\na,b,1\n,x",
    "block-beta\ncolumns 1\na\nend",
    "flowchart LR\n a{x}\n\n\n a -> b",
    "sequenceDiagram\nA->>B: hi\nB-->>-A: bye",
    "quadrantChart\n%% c\ntitle x\nx-axis Low --> High\nA: [2, 0.5]",
    "---\ntitle: x\n---\nblock-beta\ncolumns 1\na\n}",
    'C4Context\n%% a\n%% b\nPerson(a, "b")\n???',
    "kanban\n%% c\n todo\n  a[x",
    "xychart-beta\n%% c\ntitle x\n???",
    "classDiagram\nA <|-- B\n}",
    "requirementDiagram\n\n}",
    "flowchart LR\na --> b\n]",
    "---\n\n\ntitle: [a\n---\nflowchart LR",
  ];
  const problems = await problemsOf(...codes.flatMap((code) => ["```mermaid", ...code.split("\n"), "```", ""]));
  expect(problems.map((problem) => problem.split(" | ")[1]?.replace("The diagram is wrong", "…")))
    .toMatchInlineSnapshot(`
    [
      "… in its line 4, at \`}\`: expected is a name or \`?\`.",
      "… in its line 5, at \`?\`.",
      "… in its line 3, at \`foo\`.",
      "… in its line 4, at \`: z\`: expected is, among others, the end of the line, \`end\`, or a name.",
      "… in its line 6, at \`:\`.",
      "… in its line 4, at \`-->\`: expected is, among others, the end of the line, a state, a closing bracket, or a name.",
      "… in its line 4, at \`: foo\`: expected is, among others, the end of the line or a name.",
      "… in its line 4, at \`: foo\`: expected is, among others, the end of the line or a name.",
      "… in its line 4, at \`,\`: expected is a text in quotes or a name.",
      "… in its line 4, at \`end\`.",
      "… in its line 5, at \`-\`: expected is, among others, the end of the line, \`&\`, or an arrow.",
      "…: Trying to inactivate an inactive participant (B).",
      "… in its line 5, at \`2, 0.5]\`.",
      "… in its line 7, at \`}\`.",
      "… in its line 5, at \`???\`.",
      "… in its line 4, at the end of the line: expected is a closing bracket.",
      "… in its line 4, at \`???\`.",
      "… in its line 3, at \`}\`.",
      "… in its line 3, at \`}\`.",
      "… in its line 3, at \`]\`.",
      "… in its line 4, in its front matter: unexpected end of the stream within a flow collection.",
    ]
  `);
});

test("an event of a timeline before all periods is told in its line, not by the error with which Mermaid fails", async () => {
  const codes = ["timeline\n%% c\ntitle x\n  : a", "timeline LR\nsection A : b\n2004 : c", "timeline TD : a"];
  const problems = await problemsOf(...codes.flatMap((code) => ["```mermaid", ...code.split("\n"), "```", ""]));
  expect(problems).toMatchInlineSnapshot(`
[
  "content/page.mdx:5 | The diagram is wrong in its line 4, at \`: a\`: expected is a period before it, as in \`2004 : an event\`. | Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
  "content/page.mdx:10 | The diagram is wrong in its line 2, at \`: b\`: expected is a period before it, as in \`2004 : an event\`. | Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
  "content/page.mdx:15 | The diagram is wrong in its line 1, at \`: a\`: expected is a period before it, as in \`2004 : an event\`. | Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
]
`);
});
