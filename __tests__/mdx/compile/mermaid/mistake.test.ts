import { diagramMistake } from "../../../../src/mdx/compile/mermaid/mistake";
import { compileInScratch, problemsOf } from "../../../support/compiled";

compileInScratch();

const told = (error: unknown, ...code: string[]) => diagramMistake(error, code.join("\n"));
/** An error of a parser that counts lines of the text without comments. */
const atLine = (line: number, text: string, ...expected: string[]) => ({
  message: "Parse error",
  hash: { text, loc: { first_line: line }, expected: expected.map((token) => `'${token}'`) },
});
const langium = (message: string) => ({ message: `Parsing failed:  ${message}` });

test("what is expected is told in an author's words, where it is little", () => {
  const code = ["flowchart LR", "  a -> b"];
  expect([
    told(atLine(2, "-", "SEMI", "NEWLINE", "EOF", "AMP", "START_LINK", "LINK"), ...code).message,
    told(atLine(2, "", "SQE", "DOUBLECIRCLEEND", "PE", "-)"), ...code).message,
    told(atLine(2, "\n", "NEWLINE", "COLON"), ...code).message,
    told(atLine(2, "-", "SPACE", "NL", "ID"), ...code).message,
    told(atLine(2, "-", "ID"), ...code).message,
    told(atLine(2, "-", "COLON", "COMMA", "AMP", "NUM"), ...code).message,
  ]).toMatchInlineSnapshot(`
    [
      "The diagram is wrong in its line 2, at \`-\`: expected is, among others, the end of the line, \`&\`, or an arrow.",
      "The diagram is wrong in its line 2, at the end of the line: expected is a closing bracket.",
      "The diagram is wrong in its line 2, at the end of the line: expected is \`:\`.",
      "The diagram is wrong in its line 2, at \`-\`: expected is, among others, the end of the line.",
      "The diagram is wrong in its line 2, at \`-\`.",
      "The diagram is wrong in its line 2, at \`-\`.",
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
  expect(
    told({ message: "end (2:1)\n\n 1 | title", reason: "end", mark: { line: 1 } }, "---", "title: [a", "---"),
  ).toEqual({ line: 3, message: "The diagram is wrong in its line 3, in its front matter: end." });
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
      "content/page.mdx:8 | The diagram is wrong in its line 3, at \`>\`: expected is, among others, the end of the line, \`,\`, or an arrow. | Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
    ]
  `);
  expect(await problemsOf("# A", "", "<Mermaid", "  value={`flowchart LR", "  a -> b`}", "/>")).toMatchInlineSnapshot(`
    [
      "content/page.mdx:3:1 | The diagram is wrong in its line 2, at \`-\`: expected is, among others, the end of the line, \`&\`, or an arrow. | Correct it; https://mermaid.js.org/intro/syntax-reference.html has the syntax of each kind.",
    ]
  `);
});
