import { codeRuns, linesOfRuns, type CodeToken } from "../../../src/lib/html/code-runs";

const runsOf = (...tokens: CodeToken[]) => codeRuns(tokens).map(({ text, classes }) => `${classes}|${text}`);

test("a token has the class of its colour, and one without a colour none", () => {
  expect(runsOf({ type: "keyword", content: "let" }, { type: "nothing", content: "a" })).toEqual(["k|let", "|a"]);
});

test("of types with several colours the last of the table counts, also where it is an alias", () => {
  expect(runsOf({ type: "builtin", alias: ["class-name", "x"], content: "echo" })).toEqual(["f|echo"]);
  expect(runsOf({ type: "class-name", alias: "builtin", content: "echo" })).toEqual(["f|echo"]);
});

test("a token inside another has its own colour, or that around it", () => {
  const inner: CodeToken = { type: "interpolation", content: "b" };
  expect(runsOf({ type: "string", content: ["a", inner, { type: "nothing", content: "c" }] })).toEqual([
    "s|a",
    "v|b",
    "s|c",
  ]);
});

test("neighbours of one look are one run, and a blank joins the run before it", () => {
  const close: CodeToken = { type: "punctuation", content: "}" };
  expect(runsOf(close, close, "\n", { type: "operator", content: "=" }, " a")).toEqual(["p|}}\n=", "| a"]);
  expect(runsOf(" ", close)).toEqual(["| ", "p|}"]);
});

test("what is bold or italic is so with all inside it; a comment is italic by its colour", () => {
  expect(runsOf({ type: "title", content: ["#", { type: "punctuation", content: "b" }] })).toEqual(["t b|#", "p b|b"]);
  expect(runsOf({ type: "comment", content: ["c", { type: "keyword", content: "@see" }] })).toEqual([
    "c|c",
    "k e|@see",
  ]);
});

test("a line of a diff has its background on blanks, too", () => {
  const line = (sign: string, content: CodeToken[]): CodeToken => ({ type: `${sign}-sign`, alias: sign, content });
  const prefix: CodeToken = { type: "prefix", alias: "inserted", content: "+" };
  expect(runsOf("a", line("inserted", [prefix, { type: "line", content: "  b\n" }]))).toEqual(["|a", "i I|+  b\n"]);
  expect(runsOf(line("deleted", ["-"]), "\n", line("deleted", ["-"]))).toEqual(["d D|-", "|\n", "d D|-"]);
});

test("punctuation in a tag looks like punctuation, whatever it is beside, and so does what is plain", () => {
  const both: CodeToken = { type: "punctuation", alias: "attr-value", content: "=" };
  expect(runsOf(both, { type: "tag", content: ["b", both] })).toEqual(["s|=", "t|b", "p|="]);
  expect(runsOf({ type: "plain", content: "a" })).toEqual(["p|a"]);
});

test("lines have each their part of a run, and their end", () => {
  const end = { text: "\n", classes: "" };
  expect(linesOfRuns(codeRuns([{ type: "comment", content: "a\n\nb" }, "\n"]))).toEqual([
    [{ text: "a", classes: "c" }, end],
    [end],
    [{ text: "b", classes: "c" }, end],
    [end],
  ]);
});

test("the end of a line with a background is in its last run", () => {
  const added: CodeToken = { type: "inserted-sign", content: "+ a\n+ b\n" };
  expect(linesOfRuns(codeRuns([added, " c"]))).toEqual([
    [{ text: "+ a\n", classes: "I" }],
    [{ text: "+ b\n", classes: "I" }],
    [
      { text: " c", classes: "" },
      { text: "\n", classes: "" },
    ],
  ]);
});
