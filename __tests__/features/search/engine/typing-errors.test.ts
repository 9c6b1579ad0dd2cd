import { nearWords, toleratedErrors } from "../../../../src/features/search/engine/typing-errors";

const words = ["admonitions", "deploy", "deployment", "depth", "install", "installation", "plug", "plugin", "sidebar"];
const near = (word: string, asBeginning = false) =>
  nearWords(word, words, asBeginning).map(({ term, errors, goesOn }) => `${term} ${errors}${goesOn ? "…" : ""}`);

test("short words may have no error, others one, long ones two", () => {
  expect([1, 3, 4, 7, 8, 20].map(toleratedErrors)).toEqual([0, 0, 1, 1, 2, 2]);
});

test.each([
  ["a letter missing", "sidbar", ["sidebar 1"]],
  ["a letter too many", "siddebar", ["sidebar 1"]],
  ["a wrong letter", "sidepar", ["sidebar 1"]],
  ["two letters swapped", "plguin", ["plugin 1"]],
  ["two errors in a long word", "deploimant", ["deployment 2"]],
  ["two errors in a short word", "pluuginn", ["plugin 2"]],
  ["the first letter missing", "idebar", ["sidebar 1"]],
  ["the first two swapped", "isdebar", ["sidebar 1"]],
  ["a wrong first letter counts twice", "zidebar", []],
  ["in a long word that is just let through", "zeployment", ["deployment 2"]],
  ["no error", "plugin", ["plugin 0"]],
  ["another word", "elephant", []],
  ["a word too short", "plg", []],
])("%s: %s", (_name, word, found) => {
  expect(near(word)).toEqual(found);
});

test("a word that is still typed stands for words that go on", () => {
  expect(near("depoly", true)).toEqual(["deploy 1", "deployment 1…"]);
  expect(near("instlal", true)).toEqual(["install 1", "installation 1…"]);
  expect(near("admonitons", true)).toEqual(["admonitions 1"]);
});

test("words with a common beginning are compared as if each stood alone", () => {
  const list = ["conf", "confer", "config", "configs", "configuration", "configure", "conform"];
  for (const word of ["confg", "cofnigure", "configuratoin", "konfig", "conifg"]) {
    const alone = list.flatMap((term) => nearWords(word, [term], true));
    expect(nearWords(word, list, true)).toEqual(alone);
  }
});
